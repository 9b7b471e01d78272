import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { call, codeOf, givenMember, lastCode } from './account-calls'

useDatabase()

const login = (email: unknown, password: unknown = 'mật khẩu 1') =>
  call('POST', '/auth/login', { email, password, source: 'desktop web' })
const LOCKED = 'ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!'

it('opens to e-mail or user name in any case, and to either Unicode form of the password (AUT-04)', async () => {
  const { payload } = await givenMember()
  for (const name of [
    payload.email,
    payload.email.toUpperCase(),
    payload.user_name,
    payload.user_name.toUpperCase(),
  ]) {
    const { status, body } = await login(name, 'mật khẩu 1'.normalize('NFD'))
    expect([status, body.data?.user.email]).toEqual([200, payload.email])
  }
})

/** A member who has verified their number, as its owner would. */
async function givenVerifiedPhone() {
  const member = await givenMember()
  const number = `+84${member.payload.phone_no.slice(1)}`
  await call('POST', '/auth/otp/code', { scope: 'verification', method: 'sms' }, member)
  const code = await lastCode(number)
  const { status } = await call('POST', '/auth/otp/verify', { scope: 'verification', code }, member)
  expect(status).toBe(200)
  return { ...member, number }
}

it('opens to the verified phone number, however it is written', async () => {
  const { payload, number } = await givenVerifiedPhone()
  const local = payload.phone_no.slice(1)
  for (const name of [
    payload.phone_no,
    local,
    number,
    number.slice(1),
    `+84 ${local.slice(0, 3)} ${local.slice(3, 6)} ${local.slice(6)}`,
    `0${local.slice(0, 3)}.${local.slice(3, 6)}.${local.slice(6)}`,
  ]) {
    const { status, body } = await login(name)
    expect([name, status, body.data?.user.email]).toEqual([name, 200, payload.email])
  }
  expect(codeOf(await login(payload.phone_no, 'sai mật khẩu'))).toBe('INCORRECT_PASSWORD')
})

it('does not open to a number that was only written down', async () => {
  const { payload } = await givenMember()
  const { status, body } = await login(payload.phone_no)
  expect([status, body.code]).toEqual([401, 'LOGIN_FAILED'])
})

it('takes digits for the number of the member who verified it, not for the user name of another', async () => {
  const { payload } = await givenVerifiedPhone()
  const other = await givenMember({ user_name: payload.phone_no, password: 'mật khẩu khác' })
  expect((await login(payload.phone_no)).body.data.user.email).toBe(payload.email)
  expect(codeOf(await login(payload.phone_no, 'mật khẩu khác'))).toBe('INCORRECT_PASSWORD')
  // By their e-mail the other member gets in all the same.
  expect((await login(other.payload.email, 'mật khẩu khác')).status).toBe(200)
})

it('opens to a user name of digits where no member has verified such a number', async () => {
  const { payload } = await givenMember({ user_name: '0987000111' })
  expect((await login('0987000111')).body.data.user.email).toBe(payload.email)
})

it('answers each wrong password as the catalogue says, and locks at the fifth (AUT-16, AUT-18 to AUT-20)', async () => {
  const { payload } = await givenMember()
  const answers = []
  for (let attempt = 0; attempt < 6; attempt++) answers.push(await login(payload.email, 'sai mật khẩu'))
  expect(answers.map(({ status, body }) => [status, body.code, body.details?.count])).toEqual([
    [401, 'INCORRECT_PASSWORD', undefined],
    [401, 'INCORRECT_PASSWORD', undefined],
    [401, 'Third_failed_login_attempt', undefined],
    [401, 'Fourth_failed_login_attempt', 4],
    [401, LOCKED, 5],
    [401, LOCKED, 5],
  ])
  expect(codeOf(await login(payload.email))).toBe(LOCKED)
})

it('names the real end of a lock, to a right password as to a wrong one (AUT-20)', async () => {
  const { payload, user } = await givenMember()
  let answer = await login(payload.email, 'sai mật khẩu')
  for (let attempt = 1; attempt < 5; attempt++) answer = await login(payload.email, 'sai mật khẩu')
  expect(answer.body.details).toEqual({ count: 5, locked_minutes: 30, locked_seconds: 1_800 })
  await database().execute(
    sql`UPDATE account.users SET locked_until = now() + interval '119 seconds' WHERE id = ${user.id}`,
  )
  for (const password of ['sai mật khẩu', payload.password]) {
    const { body } = await login(payload.email, password)
    expect([body.code, body.details.count, body.details.locked_minutes]).toEqual([LOCKED, 5, 2])
    expect(body.details.locked_seconds).toBeGreaterThan(110)
    expect(body.details.locked_seconds).toBeLessThan(120)
  }
})

it('forgets wrong ones after a right one', async () => {
  const { payload } = await givenMember()
  await login(payload.email, 'sai mật khẩu')
  await login(payload.email, 'sai mật khẩu')
  expect((await login(payload.email)).status).toBe(200)
  expect(codeOf(await login(payload.email, 'sai mật khẩu'))).toBe('INCORRECT_PASSWORD')
})

it('unlocks by itself after half an hour, and counts from zero again', async () => {
  const { payload, user } = await givenMember()
  for (let attempt = 0; attempt < 5; attempt++) await login(payload.email, 'sai mật khẩu')
  await database().execute(
    sql`UPDATE account.users SET locked_until = now() - interval '1 second' WHERE id = ${user.id}`,
  )
  expect(codeOf(await login(payload.email, 'sai mật khẩu'))).toBe('INCORRECT_PASSWORD')
  expect((await login(payload.email)).status).toBe(200)
})

it('locks once under fifty wrong passwords at the same time', async () => {
  const { payload, user } = await givenMember()
  const answers = await Promise.all(Array.from({ length: 50 }, () => login(payload.email, 'sai mật khẩu')))
  const codes = answers.map(codeOf)
  const count = (code: string) => codes.filter((each) => each === code).length
  expect([
    count('INCORRECT_PASSWORD'),
    count('Third_failed_login_attempt'),
    count('Fourth_failed_login_attempt'),
    count(LOCKED),
  ]).toEqual([2, 1, 1, 46])
  const { rows } = await database().execute(
    sql`SELECT event, count(*)::int AS n FROM account.security_events WHERE user_id = ${user.id} AND event = 'login.locked' GROUP BY event`,
  )
  expect(rows).toEqual([{ event: 'login.locked', n: 1 }])
})

it('does not know strangers, and takes as long to say so', async () => {
  const { payload } = await givenMember()
  await login('unknown@example.vn')
  /** The shortest of three: whatever else the machine does only lengthens an answer. */
  const time = async (name: string) => {
    let shortest = Infinity
    for (let round = 0; round < 3; round++) {
      const start = performance.now()
      await login(name, 'sai mật khẩu')
      shortest = Math.min(shortest, performance.now() - start)
    }
    return shortest
  }
  const { status, body } = await login('unknown@example.vn')
  expect([status, body.code]).toEqual([401, 'LOGIN_FAILED'])
  const known = await time(payload.email)
  const unknown = await time('unknown2@example.vn')
  // Both hash a password: neither is answered from memory.
  expect(unknown).toBeGreaterThan(known / 4)
})

it('says that an account was deleted only to its former member (AUT-17)', async () => {
  const { payload, token } = await givenMember()
  expect((await call('DELETE', '/user/me', { password: payload.password }, { token })).status).toBe(200)
  const { status, body } = await login(payload.email)
  expect([status, body.code]).toEqual([404, 'USER_ALREADY_REMOVED'])
  expect(codeOf(await login(payload.email, 'đoán thử xem'))).toBe('LOGIN_FAILED')
})

it('tells a member who has left by the phone number too', async () => {
  const { payload, token } = await givenVerifiedPhone()
  await call('DELETE', '/user/me', { password: payload.password }, { token })
  expect(codeOf(await login(payload.phone_no))).toBe('USER_ALREADY_REMOVED')
})

it.each([
  [{ $ne: '' }, 'mật khẩu 1'],
  [['a@b.vn'], 'mật khẩu 1'],
  ['a@b.vn', { length: 10 }],
  ['a@b.vn', null],
  [null, 'mật khẩu 1'],
])('takes no other kinds of values: %j, %j', async (name, password) => {
  const { status, body } = await login(name, password)
  expect([status, body.code]).toEqual([422, 'INVALID_FIELDS'])
})

it('says when the body is no JSON object', async () => {
  expect((await call('POST', '/auth/login', ['x'])).status).toBe(400)
  expect((await call('POST', '/auth/login', 'x')).status).toBe(400)
})

it('stops an address that tries too often, and no other', async () => {
  process.env.RATE_LIMIT_FACTOR = '0.01'
  try {
    await jest.isolateModulesAsync(async () => {
      const { countAttempt } = await import('@/services/limits')
      const { accountLimits } = await import('@/services/account')
      for (let attempt = 0; attempt < 3; attempt++) await countAttempt(accountLimits.login, '198.51.100.7')
      await expect(countAttempt(accountLimits.login, '198.51.100.7')).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        details: { retry_after: expect.any(Number) },
      })
      await expect(countAttempt(accountLimits.login, '198.51.100.8')).resolves.toBeUndefined()
    })
  } finally {
    delete process.env.RATE_LIMIT_FACTOR
  }
})
