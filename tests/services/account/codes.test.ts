import { account as accountModule } from '@/services/account/module'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { runDueJobs } from '@/services/jobs'
import { useDatabase } from '../database'
import { type As, call, callPublic, codeOf, givenMember, lastCode, lastMessage } from './account-calls'

useDatabase()

const request = (payload: object, as?: As) => call('POST', '/auth/otp/code', payload, as)
const verify = (payload: object, as?: As) => call('POST', '/auth/otp/verify', payload, as)
const number = (phone_no: string) => ({ phone_no, phone_code: '+84' })

/** A member whose number is verified. */
async function provenMember() {
  const member = await givenMember()
  await request({ scope: 'verification', method: 'sms' }, member)
  await verify({ scope: 'verification', code: await lastCode(member.user.phone_no_e164) }, member)
  return member
}

it('verifies a number: six digits by message, kept only as a digest (OTP-03, OTP-19)', async () => {
  const member = await givenMember()
  const sent = await request({ scope: 'verification', method: 'sms' }, member)
  expect(sent.body.data).toEqual({
    method: 'sms',
    sent_to: `+84 *** *** ${member.user.phone_no.slice(-3)}`,
    resend_in: 60,
    expires_in: 600,
  })
  const { rows } = await database().execute<{ code_hash: string }>(
    sql`SELECT * FROM account.one_time_codes WHERE target = ${member.user.phone_no_e164}`,
  )
  const code = await lastCode(member.user.phone_no_e164)
  expect(JSON.stringify(rows)).not.toContain(code)
  const { status, body } = await verify(
    { scope: 'verification', code: `${code.slice(0, 3)} ${code.slice(3)}` },
    member,
  )
  expect([status, body.data.user.is_verified_phone, body.data.user.clients]).toEqual([200, true, undefined])
})

it('verifies an e-mail by mail', async () => {
  const member = await givenMember()
  await request({ scope: 'verification', method: 'email' }, member)
  const mail = await lastMessage(member.user.email)
  expect([mail.template, mail.channel]).toEqual(['one-time-code', 'email'])
  const { body } = await verify(
    { scope: 'verification', code: await lastCode(member.user.email), email: member.user.email },
    member,
  )
  expect(body.data.user.is_verified_email).toBe(true)
  expect(codeOf(await request({ scope: 'verification', method: 'email' }, member))).toBe(
    'ALREADY_VERIFIED_EMAIL',
  )
})

it('changes the number of a member, tells them by mail, and frees claims of others (ACC-09)', async () => {
  const claimer = await givenMember({ phone_no: '0977123456' })
  const member = await provenMember()
  await request({ scope: 'change-number', method: 'whatsapp', ...number('0977123456') }, member)
  const { body } = await verify(
    { scope: 'change-number', code: await lastCode('+84977123456'), ...number('977123456') },
    member,
  )
  expect(body.data.user).toMatchObject({ phone_no: '977123456', is_verified_phone: true })
  expect((await lastMessage(member.user.email)).template).toBe('contact-changed')
  expect((await call('GET', '/user/me', undefined, claimer)).body.data.phone_no).toBeNull()
  expect(
    codeOf(await request({ scope: 'change-number', method: 'sms', ...number('0977123456') }, claimer)),
  ).toBe('ALREADY_TAKEN')
})

describe('what the catalogue names', () => {
  it.each([
    ['MISSING_PARAMETER', 400, { scope: 'forget-password', method: 'sms' }],
    ['MISSING_PARAMETER', 400, { scope: 'forget-password', method: 'email' }],
    ['MISSING_PARAMETER', 400, { scope: 'nothing', method: 'sms' }],
    ['MISSING_PARAMETER', 400, { scope: 'login', method: 'sms', ...number('0912000000') }],
    ['INVALID_PHONE_NUMBER', 422, { scope: 'forget-password', method: 'sms', ...number('12') }],
    ['MISSING_PHONE_NUMBER', 404, { scope: 'forget-password', method: 'sms', ...number('0912999999') }],
    ['MISSING_PHONE_NUMBER', 404, { scope: 'registered-store', method: 'sms', ...number('0912999999') }],
    ['MISSING_EMAIL', 404, { scope: 'forget-password', method: 'email', email: 'unknown@example.vn' }],
    ['UNAUTHENTICATED', 401, { scope: 'verification', method: 'sms' }],
  ])('%s (OTP-04)', async (code, status, payload) => {
    const answer = await request(payload)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
  })

  it('UNVERIFIED_PHONE for a number that was only named (OTP-34)', async () => {
    const { payload } = await givenMember()
    expect(
      codeOf(await request({ scope: 'forget-password', method: 'sms', ...number(payload.phone_no) })),
    ).toBe('UNVERIFIED_PHONE')
    expect(
      codeOf(await call('POST', '/auth/login/otp/request', { method: 'sms', ...number(payload.phone_no) })),
    ).toBe('UNVERIFIED_PHONE')
  })

  it('USER_NOT_FOUND for an unknown uid (OTP-38)', async () => {
    const answer = await call('POST', '/auth/set-password', {
      uid: '00000000-0000-4000-8000-000000000000',
      code: 'x',
      password: 'abcdef',
      repassword: 'abcdef',
    })
    expect([answer.status, codeOf(answer)]).toEqual([404, 'USER_NOT_FOUND'])
  })

  it('NO_ACTIVE_OTP_REQUEST, INCORRECT_OTP, INVALID_DATA for codes that do not fit (OTP-28, OTP-29, OTP-36)', async () => {
    const member = await givenMember()
    expect(codeOf(await verify({ scope: 'verification', code: '123456' }, member))).toBe(
      'NO_ACTIVE_OTP_REQUEST',
    )
    await request({ scope: 'verification', method: 'sms' }, member)
    const code = await lastCode(member.user.phone_no_e164)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(codeOf(await verify({ scope: 'verification', code: wrong }, member))).toBe('INCORRECT_OTP')
    expect(codeOf(await verify({ scope: 'verification', code: 'abc' }, member))).toBe('INVALID_DATA')
    expect(codeOf(await verify({ scope: 'verification' }, member))).toBe('INVALID_DATA')
  })

  it('METHOD_OFF for a way that is switched off', async () => {
    await database().execute(
      sql`UPDATE account.feature_toggles SET is_on = false WHERE feature_name = 'otp_whatsapp'`,
    )
    expect(
      codeOf(await request({ scope: 'forget-password', method: 'whatsapp', ...number('0912000000') })),
    ).toBe('METHOD_OFF')
    const { body } = await call(
      'GET',
      `/feature-toggles?filter=${encodeURIComponent('{"feature_name":{"$regex":"otp_"}}')}`,
    )
    expect(body.data).toEqual([
      { feature_name: 'otp_email', isToggleOn: true },
      { feature_name: 'otp_sms', isToggleOn: true },
      { feature_name: 'otp_whatsapp', isToggleOn: false },
    ])
    await database().execute(
      sql`UPDATE account.feature_toggles SET is_on = true WHERE feature_name = 'otp_whatsapp'`,
    )
  })
})

describe('a code is good once, for a while, for one purpose and one number', () => {
  it('not twice', async () => {
    const member = await provenMember()
    const wish = { scope: 'forget-password', ...number(member.user.phone_no) }
    await request({ ...wish, method: 'sms' })
    const code = await lastCode(member.user.phone_no_e164)
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify({ ...wish, code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(codeOf(await verify({ ...wish, code }))).toBe('NO_ACTIVE_OTP_REQUEST')
  })

  it('not after ten minutes', async () => {
    const member = await provenMember()
    const wish = { scope: 'forget-password', ...number(member.user.phone_no) }
    await request({ ...wish, method: 'sms' })
    await database().execute(
      sql`UPDATE account.one_time_codes SET expires_at = now() WHERE target = ${member.user.phone_no_e164}`,
    )
    expect(codeOf(await verify({ ...wish, code: await lastCode(member.user.phone_no_e164) }))).toBe(
      'NO_ACTIVE_OTP_REQUEST',
    )
  })

  it('not after five guesses', async () => {
    const member = await provenMember()
    const wish = { scope: 'forget-password', ...number(member.user.phone_no) }
    await request({ ...wish, method: 'sms' })
    const code = await lastCode(member.user.phone_no_e164)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++)
      expect(codeOf(await verify({ ...wish, code: wrong }))).toBe('INCORRECT_OTP')
    expect(codeOf(await verify({ ...wish, code }))).toBe('NO_ACTIVE_OTP_REQUEST')
  })

  it('not for another purpose, nor another member', async () => {
    const member = await provenMember()
    await request({ scope: 'forget-password', method: 'sms', ...number(member.user.phone_no) })
    const code = await lastCode(member.user.phone_no_e164)
    expect(codeOf(await call('POST', '/auth/login/otp', { code, ...number(member.user.phone_no) }))).toBe(
      'NO_ACTIVE_OTP_REQUEST',
    )
    const other = await givenMember()
    expect(codeOf(await verify({ scope: 'verification', code }, other))).toBe('NO_ACTIVE_OTP_REQUEST')
  })
})

describe('guesses', () => {
  it('of others do not end a code of the browser that asked for it', async () => {
    const { user } = await provenMember()
    const wish = { scope: 'forget-password', ...number(user.phone_no) }
    await request({ ...wish, method: 'sms' }, { device: 'asker' })
    const code = await lastCode(user.phone_no_e164)
    const wrong = code === '000000' ? '000001' : '000000'
    const others = []
    for (let guess = 0; guess < 7; guess++) others.push(codeOf(await verify({ ...wish, code: wrong })))
    expect(others).toEqual([
      ...Array<string>(5).fill('INCORRECT_OTP'),
      'NO_ACTIVE_OTP_REQUEST',
      'NO_ACTIVE_OTP_REQUEST',
    ])
    expect((await verify({ ...wish, code }, { device: 'asker' })).status).toBe(200)
  })

  it('five of the browser that asked for it do', async () => {
    const { user } = await provenMember()
    const wish = { scope: 'forget-password', ...number(user.phone_no) }
    await request({ ...wish, method: 'sms' }, { device: 'asker' })
    const code = await lastCode(user.phone_no_e164)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++)
      expect(codeOf(await verify({ ...wish, code: wrong }, { device: 'asker' }))).toBe('INCORRECT_OTP')
    expect(codeOf(await verify({ ...wish, code }, { device: 'asker' }))).toBe('NO_ACTIVE_OTP_REQUEST')
  })

  it('of a reset link by strangers do not use it up', async () => {
    const member = await givenMember()
    await call('POST', '/auth/forget-password', { email: member.user.email })
    await runDueJobs(accountModule.jobs)
    const link = new URL(/https?:\S+set-password\S+/.exec((await lastMessage(member.user.email)).text)![0])
    const set = (code: string | null) =>
      call('POST', '/auth/set-password', {
        uid: link.searchParams.get('uid'),
        code,
        password: 'mật khẩu 2',
        repassword: 'mật khẩu 2',
      })
    for (let guess = 0; guess < 8; guess++) expect(codeOf(await set('xxx'))).toBe('NO_ACTIVE_OTP_REQUEST')
    expect((await set(link.searchParams.get('code'))).status).toBe(200)
  })
})

describe('how often one may ask', () => {
  it('gives exactly five codes of fifty requests at once (OTP-39, OTP-41)', async () => {
    const { user } = await provenMember()
    await database().execute(sql`DELETE FROM account.code_quotas`)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        request({ scope: 'forget-password', method: 'sms', ...number(user.phone_no) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map((answer) => [answer.status, codeOf(answer)])).toEqual(
      refused.map(() => [429, 'OTP_MAXIMUM']),
    )
  })

  it('holds one visitor to a code a minute, and says how long to wait (OTP-02)', async () => {
    const { user } = await provenMember()
    const ask = () =>
      request(
        { scope: 'forget-password', method: 'sms', ...number(user.phone_no) },
        { device: 'one-browser' },
      )
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const again = await ask()
    expect([again.status, codeOf(again)]).toEqual([409, 'ACTIVE_OTP_ALREADY_SENT'])
    expect(again.body.details.resend_in).toBeGreaterThan(50)
    await database().execute(
      sql`UPDATE account.one_time_codes SET created_at = now() - interval '61 seconds' WHERE target = ${user.phone_no_e164}`,
    )
    expect((await ask()).status).toBe(200)
  })

  it('does not call a code active that five wrong guesses have ended, but says how long to wait (OTP-28, OTP-40)', async () => {
    const { user } = await provenMember()
    const wish = { scope: 'forget-password', ...number(user.phone_no) }
    const as = { device: 'guessing-browser' }
    await request({ ...wish, method: 'sms' }, as)
    const code = await lastCode(user.phone_no_e164)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++)
      expect(codeOf(await verify({ ...wish, code: wrong }, as))).toBe('INCORRECT_OTP')
    expect(codeOf(await verify({ ...wish, code }, as))).toBe('NO_ACTIVE_OTP_REQUEST')
    const again = await request({ ...wish, method: 'sms' }, as)
    expect([again.status, codeOf(again)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(again.body.details.retry_after).toBeGreaterThan(50)
    await database().execute(
      sql`UPDATE account.one_time_codes SET created_at = now() - interval '61 seconds' WHERE target = ${user.phone_no_e164}`,
    )
    expect((await request({ ...wish, method: 'sms' }, as)).status).toBe(200)
  })

  it('counts on when a member has left', async () => {
    const member = await provenMember()
    const ask = () =>
      request(
        { scope: 'quick-signup', method: 'sms', ...number(member.payload.phone_no) },
        { device: 'leaver' },
      )
    await database().execute(sql`UPDATE account.code_quotas SET count = 5`)
    await call('DELETE', '/user/me', { password: member.payload.password }, member)
    await call(
      'POST',
      '/auth/quick-signup',
      { first_name: 'A', last_name: 'B', ...number(member.payload.phone_no) },
      { device: 'leaver' },
    )
    expect(codeOf(await ask())).toBe('OTP_MAXIMUM')
  })

  it('counts the day by the calendar of Vietnam', async () => {
    const { user } = await provenMember()
    await database().execute(
      sql`UPDATE account.code_quotas SET count = 5, day = ((now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - 1)`,
    )
    expect(
      (await request({ scope: 'forget-password', method: 'sms', ...number(user.phone_no) })).status,
    ).toBe(200)
  })
})

it('signs in by a code sent to a verified number (OTP-20)', async () => {
  const { user } = await provenMember()
  await call('POST', '/auth/login/otp/request', { method: 'sms', ...number(user.phone_no) })
  const { status, body } = await call('POST', '/auth/login/otp', {
    code: await lastCode(user.phone_no_e164),
    ...number(user.phone_no),
  })
  expect([status, body.data.user.id, body.data.user.clients.dashboard.token.length]).toEqual([
    200,
    user.id,
    43,
  ])
})

it('signs up quickly: name, number, code; then a password with the uid and code of the answer (OTP-09)', async () => {
  const as = { device: 'a-phone' }
  const wish = { first_name: 'Lan', last_name: 'Trần', email: 'lan@example.vn', ...number('0933111222') }
  expect((await call('POST', '/auth/quick-signup', wish, as)).status).toBe(200)
  await request({ scope: 'quick-signup', method: 'sms', ...number('0933111222') }, as)
  const code = await lastCode('+84933111222')
  // Another browser cannot finish what this one wrote.
  const { status, body } = await verify({ scope: 'quick-signup', code, ...number('0933111222') }, as)
  expect([status, body.data.user]).toEqual([
    200,
    expect.objectContaining({ name: 'Trần Lan', is_verified_phone: true, has_password: false }),
  ])
  const token = body.data.user.clients.dashboard.token
  const set = await call(
    'POST',
    '/auth/set-password',
    { uid: body.data.uid, code: body.data.code, password: 'mật khẩu mới', repassword: 'mật khẩu mới' },
    { token },
  )
  expect(set.status).toBe(200)
  expect((await call('GET', '/user/me', undefined, { token })).body.data.has_password).toBe(true)
  expect(codeOf(await call('POST', '/auth/quick-signup', wish, as))).toBe('ALREADY_TAKEN')
})

it('sends a quick sign-up code only to the number registered in this browser, and finishes for no other browser', async () => {
  const wish = { first_name: 'Lan', last_name: 'Trần', ...number('0933111333') }
  await call('POST', '/auth/quick-signup', wish, { device: 'one' })
  const ask = (device: string) =>
    request({ scope: 'quick-signup', method: 'sms', ...number('0933111333') }, { device })
  expect(codeOf(await ask('two'))).toBe('USER_NOT_FOUND')
  expect((await ask('one')).status).toBe(200)
  const code = await lastCode('+84933111333')
  const answer = await verify({ scope: 'quick-signup', code, ...number('0933111333') }, { device: 'two' })
  expect(codeOf(answer)).toBe('USER_NOT_FOUND')
})

describe('a number or address that was only written down opens nothing', () => {
  const social = (e164: string) =>
    database().execute(
      sql`INSERT INTO account.users (user_name, name, skin_types, hair_types, phone_no, phone_code, phone_no_e164) VALUES (${`social-${e164.slice(-4)}`}, 'Mai', '{}', '{}', ${e164.slice(3)}, '+84', ${e164})`,
    )

  it('a member of a provider is no member a store made', async () => {
    await social('+84906000111')
    expect(codeOf(await request({ scope: 'registered-store', method: 'sms', ...number('0906000111') }))).toBe(
      'ALREADY_TAKEN',
    )
  })

  it('a store keeps the number of its customer from quick sign-up', async () => {
    await social('+84906000222')
    await database().execute(
      sql`UPDATE account.users SET is_from_store = true WHERE phone_no_e164 = '+84906000222'`,
    )
    const wish = { first_name: 'Lan', last_name: 'Trần', ...number('0906000222') }
    expect(codeOf(await call('POST', '/auth/quick-signup', wish))).toBe('ALREADY_TAKEN')
  })

  it.each(['a reset mail', 'a code that signs in'])(
    'a member who verifies the address by %s takes it from one who only claimed it',
    async (way) => {
      const squatter = await givenMember()
      const { email } = squatter.user
      const as = { device: `owner of ${email}` }
      if (way === 'a reset mail') await request({ scope: 'forget-password', method: 'email', email }, as)
      else await call('POST', '/auth/login/otp/request', { method: 'email', email }, as)
      const typed = { email, code: await lastCode(email) }
      const { body } =
        way === 'a reset mail'
          ? await verify({ scope: 'forget-password', ...typed }, as)
          : await call('POST', '/auth/login/otp', typed, as)
      // The password that was there ends, and a new one is due at once.
      const { uid, code } = body.data
      const set = await call('POST', '/auth/set-password', {
        uid,
        code,
        password: 'của chủ thật',
        repassword: 'của chủ thật',
      })
      expect(set.status).toBe(200)
      expect((await call('GET', '/user/me', undefined, squatter)).status).toBe(401)
      const old = await call('POST', '/auth/login', { email, password: squatter.payload.password })
      expect(codeOf(old)).toBe('INCORRECT_PASSWORD')
    },
  )

  it('an unverified address does not open an account whose number was verified', async () => {
    const member = await provenMember()
    const { email } = member.user
    expect(codeOf(await request({ scope: 'forget-password', method: 'email', email }))).toBe(
      'UNVERIFIED_EMAIL',
    )
    expect(codeOf(await call('POST', '/auth/login/otp/request', { method: 'email', email }))).toBe(
      'UNVERIFIED_EMAIL',
    )
    await call('POST', '/auth/forget-password', { email })
    await runDueJobs(accountModule.jobs)
    expect((await lastMessage(email)).template).toBe('unverified-address')
    expect((await call('GET', '/user/me', undefined, member)).status).toBe(200)
  })
})

it('lets a member whom a store registered finish the account (OTP-42)', async () => {
  await database().execute(
    sql`INSERT INTO account.users (user_name, name, skin_types, hair_types, phone_no, phone_code, phone_no_e164, is_from_store) VALUES ('store-1', 'Khách', '{}', '{}', '905111222', '+84', '+84905111222', true)`,
  )
  const check = await callPublic(
    `/auth/phone/check?filter=${encodeURIComponent(JSON.stringify({ ...number('0905111222'), is_new_response: true }))}`,
  )
  expect(check.body.data).toEqual({ is_registered: true, is_taken: true, is_from_store: true })
  await request({ scope: 'registered-store', method: 'sms', ...number('0905111222') })
  const { body } = await verify({
    scope: 'registered-store',
    code: await lastCode('+84905111222'),
    ...number('0905111222'),
  })
  expect(body.data).toMatchObject({
    uid: expect.any(String),
    code: expect.any(String),
    user: { is_verified_phone: true },
  })
})

it('takes numbers from abroad with their country code', async () => {
  const member = await givenMember({ phone_no: '2025550123', phone_code: '+1' })
  expect(member.user).toMatchObject({
    phone_no: '2025550123',
    phone_code: '+1',
    phone_no_e164: '+12025550123',
  })
})

it('says of a used code of one’s own verified number that there is none', async () => {
  const member = await provenMember()
  const code = await lastCode(member.user.phone_no_e164)
  expect(codeOf(await verify({ scope: 'verification', code }, member))).toBe('NO_ACTIVE_OTP_REQUEST')
})

it.each([
  ['otp_sms', ['otp_sms']],
  [
    ['otp_sms', 'otp_email'],
    ['otp_email', 'otp_sms'],
  ],
  [{ in: ['otp_sms'] }, ['otp_sms']],
  [{ $in: ['otp_email', 'unknown'] }, ['otp_email']],
  [[], []],
])('lists the switches named %j (OTP-11)', async (feature_name, names) => {
  const { status, body } = await call(
    'GET',
    `/feature-toggles?filter=${encodeURIComponent(JSON.stringify({ feature_name }))}`,
  )
  expect([status, body.data?.map((toggle: { feature_name: string }) => toggle.feature_name)]).toEqual([
    200,
    names,
  ])
})

it('takes parts of names as patterns of switches, and says of others that it does not (OTP-11)', async () => {
  const ask = (regex: string) =>
    call('GET', `/feature-toggles?filter=${encodeURIComponent(JSON.stringify({ feature_name: { regex } }))}`)
  expect((await ask('^otp_')).body.data).toHaveLength(3)
  expect((await ask('^sms')).body.data).toHaveLength(0)
  expect((await ask('^otp_(sms|email)')).status).toBe(400)
})

it('lists the countries of numbers, 150 at most, Vietnam by its code (NET-08, OTP-21)', async () => {
  const { body } = await call('GET', '/countries')
  expect(body.limit).toBe(150)
  expect(body.data).toHaveLength(body.total)
  expect(body.total).toBeLessThanOrEqual(150)
  expect(body.data).toContainEqual({
    code: 'VN',
    name: 'Việt Nam',
    flag: '🇻🇳',
    phone_code: '+84',
    is_active: true,
  })
  expect((await call('GET', '/countries?limit=151')).status).toBe(400)
})

it('knows registered numbers and addresses (OTP-17, OTP-18)', async () => {
  const { payload } = await givenMember()
  const asked = (phone: string) =>
    callPublic(`/auth/phone/check?filter=${encodeURIComponent(JSON.stringify(number(phone)))}`)
  expect((await asked(payload.phone_no)).body.data).toBe(true)
  expect((await asked('0911000999')).body.data).toBe(false)
  expect((await call('POST', '/auth/email/check', { email: payload.email })).body.data).toBe(true)
  expect((await call('POST', '/auth/email/check', { email: 'unknown@example.vn' })).body.data).toBe(false)
  // Whose number is verified did not show that the address is theirs.
  await database().execute(
    sql`UPDATE account.users SET is_verified_phone = true WHERE email = ${payload.email}`,
  )
  const isTaken = async (more: object) =>
    (await call('POST', '/auth/email/check', { email: payload.email, ...more })).body.data
  expect([await isTaken({}), await isTaken({ scope: 'register' })]).toEqual([true, false])
})

it('sends no code to satellites and services without a country', async () => {
  for (const [phone_code, phone_no] of [
    ['+881', '612345678'],
    ['+882', '1612345678'],
    ['+979', '123456789'],
  ])
    expect(codeOf(await request({ scope: 'register', method: 'sms', phone_code, phone_no }))).toBe(
      'INVALID_PHONE_NUMBER',
    )
})

it('sends codes to mobile numbers alone: none to landlines and prefixes out of use (OTP-35, OTP-41)', async () => {
  for (const phone_no of ['0123456789', '02838222222', '0512345678'])
    expect([
      codeOf(await request({ scope: 'register', method: 'sms', ...number(phone_no) })),
      codeOf(
        await callPublic(`/auth/phone/check?filter=${encodeURIComponent(JSON.stringify(number(phone_no)))}`),
      ),
    ]).toEqual(['INVALID_PHONE_NUMBER', 'INVALID_PHONE_NUMBER'])
})

it('sends the code for a number of before 2018 to what the number is today', async () => {
  const wish = { scope: 'register', ...number('01699998888') }
  const sent = await request({ ...wish, method: 'sms' })
  expect(sent.body.data.sent_to).toBe('+84 *** *** 888')
  const { body } = await verify({ ...wish, code: await lastCode('+84399998888') })
  expect(body.data.proof).toEqual(expect.any(String))
})

it('keeps a member whose number no code reaches: it is shown, stays with a changed profile, and can be replaced', async () => {
  const { user, token } = await givenMember()
  await database().execute(
    sql`UPDATE account.users SET phone_no = '2838222222', phone_no_e164 = '+842838222222' WHERE id = ${user.id}`,
  )
  const as = { token }
  expect(codeOf(await request({ scope: 'verification', method: 'sms' }, as))).toBe('INVALID_PHONE_NUMBER')
  const kept = await call('PUT', `/users/${user.id}`, { first_name: 'Lan', phone_no: '02838222222' }, as)
  expect(kept.body.data).toMatchObject({ first_name: 'Lan', phone_no: '2838222222' })
  const changed = await call('PUT', `/users/${user.id}`, { phone_no: '0388000111' }, as)
  expect(changed.body.data.phone_no).toBe('388000111')
  const back = await call('PUT', `/users/${user.id}`, { phone_no: '02838222222' }, as)
  expect(back.body.details.fields.phone_no).toBe('Số điện thoại không hợp lệ')
})

it('verifies a number of before 2018 that a member has of record, and finds them by either', async () => {
  const { payload, user, token } = await givenMember()
  await database().execute(
    sql`UPDATE account.users SET phone_no = '1699997777', phone_no_e164 = '+841699997777' WHERE id = ${user.id}`,
  )
  await request({ scope: 'verification', method: 'sms' }, { token })
  const code = await lastCode('+84399997777')
  const { body } = await verify({ scope: 'verification', code }, { token })
  expect(body.data.user).toMatchObject({ phone_no: '399997777', is_verified_phone: true })
  for (const email of ['01699997777', '0399997777']) {
    const { status } = await call('POST', '/auth/login', { email, password: payload.password })
    expect(status).toBe(200)
  }
})

it('sends codes to no more than ten numbers an hour that one member says are theirs', async () => {
  const member = await givenMember()
  const statuses = []
  for (let turn = 0; turn < 11; turn += 1) {
    await database().execute(
      sql`UPDATE account.users SET phone_no = NULL, phone_code = NULL, phone_no_e164 = NULL WHERE id = ${member.user.id}`,
    )
    const wish = { scope: 'verification', method: 'sms', ...number(`0988100${100 + turn}`) }
    statuses.push((await request(wish, { token: member.token, address: `198.51.100.${turn}` })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})
