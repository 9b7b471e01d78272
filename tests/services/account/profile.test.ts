import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { call, codeOf, givenMember, lastMessage } from './account-calls'

useDatabase()

const profileOf = (user_name: string) =>
  call('GET', `/profile?filter=${encodeURIComponent(JSON.stringify({ user_name }))}`)

it('answers a member’s own data, with the addresses where they are asked for (ACC-01, ACC-05, PAY-08)', async () => {
  const { user, token, payload } = await givenMember()
  const own = (filter = '') => call('GET', `/user/me${filter}`, undefined, { token })
  const { status, body } = await own()
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      id: user.id,
      user_name: payload.user_name,
      email: payload.email,
      phone_no: payload.phone_no.slice(1),
      phone_no_e164: `+84${payload.phone_no.slice(1)}`,
      phone_code: '+84',
      country: { name: 'Việt Nam' },
    }),
  ])
  expect(body.data).not.toHaveProperty('address')
  const asked = await own(`?filter=${encodeURIComponent('{"get_user_address":true}')}`)
  expect(asked.body.data.address).toEqual([])
  expect((await call('GET', '/user/me')).status).toBe(401)
})

it('changes what a member may change, and nothing else (ACC-02, ACC-04, ACC-06, ACC-07)', async () => {
  const { user, token } = await givenMember()
  const { status, body } = await call(
    'PUT',
    `/users/${user.id}`,
    {
      first_name: 'An',
      last_name: 'Lê',
      date_of_birth: '1996-02-29',
      skin_types: ['Da dầu'],
      hair_types: ['Tóc xoăn'],
      gender: 'male',
      coachmark_visited: true,
      level: 'Ruby',
      points: { count: 1_000_000 },
      is_verified_email: true,
      is_verified_phone: true,
      is_expert_reviewer: true,
      password_hash: 'x',
      removed_at: null,
      id: 1,
    },
    { token },
  )
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      id: user.id,
      name: 'Lê An',
      date_of_birth: '1996-02-29',
      skin_types: ['Da dầu'],
      hair_types: ['Tóc xoăn'],
      gender: 'male',
      coachmark_visited: true,
      level: { current: { stage: 'Hồng Nhạt' } },
      points: { count: 0 },
      is_verified_email: false,
      is_verified_phone: false,
    }),
  ])
  const { rows } = await database().execute(
    sql`SELECT is_expert_reviewer, password_hash LIKE '$argon2id%' AS is_whole FROM account.users WHERE id = ${user.id}`,
  )
  expect(rows).toEqual([{ is_expert_reviewer: false, is_whole: true }])
})

it('refuses other members, and visitors', async () => {
  const { user } = await givenMember()
  const other = await givenMember()
  const answer = await call('PUT', `/users/${user.id}`, { first_name: 'X' }, other)
  expect([answer.status, codeOf(answer)]).toEqual([403, 'FORBIDDEN'])
  expect((await call('PUT', `/users/${user.id}`, { first_name: 'X' })).status).toBe(401)
})

it.each([
  ['date_of_birth', '2099-01-01', 'Ngày sinh không thể ở tương lai'],
  ['date_of_birth', '1999-02-30', 'Ngày sinh không hợp lệ'],
  ['date_of_birth', '1999-2-3', 'Ngày sinh không hợp lệ'],
  ['skin_types[0]', ['Da rồng'], 'Bạn chọn một mục nhé'],
  ['image', 'https://elsewhere.example/x.jpg', 'Bạn chọn một mục nhé'],
  ['image', '/media/products/1/1.webp', 'Bạn chọn một mục nhé'],
  // another member's upload
  ['image', '/media/uploads/999999-abc.jpg', 'Bạn chọn một mục nhé'],
  ['phone_no', '123', 'Số điện thoại không hợp lệ'],
  ['email', 'x@', 'Email không chính xác'],
  ['first_name', 'An1', 'Chỉ nhập chữ cái và khoảng trắng'],
])('refuses %s %j', async (field, value, message) => {
  const { user, token } = await givenMember()
  const { status, body } = await call(
    'PUT',
    `/users/${user.id}`,
    { [field.replace('[0]', '')]: value },
    { token },
  )
  expect([status, body.details.fields[field]]).toEqual([422, message])
})

it('asks for a new proof after a change of e-mail, and tells the old address', async () => {
  const { user, token } = await givenMember()
  await database().execute(sql`UPDATE account.users SET is_verified_email = true WHERE id = ${user.id}`)
  const change = (more = {}) =>
    call('PUT', `/users/${user.id}`, { email: 'Moi@Example.vn', ...more }, { token })
  expect(codeOf(await change())).toBe('CURRENT_PASSWORD_INCORRECT')
  expect(codeOf(await change({ currentpassword: 'sai mật khẩu' }))).toBe('CURRENT_PASSWORD_INCORRECT')
  const { body } = await change({ currentpassword: 'mật khẩu 1' })
  expect([body.data.email, body.data.is_verified_email]).toEqual(['moi@example.vn', false])
  expect((await lastMessage(user.email)).template).toBe('contact-changed')
})

it('sends nothing to an address that was only written down, and takes no new one without end', async () => {
  const { user, token } = await givenMember()
  const write = (email: string) => call('PUT', `/users/${user.id}`, { email }, { token })
  const victim = `victim${user.id}@example.vn`
  expect((await write(victim)).status).toBe(200)
  const statuses = []
  for (let turn = 0; turn < 10; turn += 1)
    statuses.push((await write(`x${turn}.${user.id}@example.vn`)).status)
  expect(statuses).toEqual([...Array<number>(9).fill(200), 429])
  const { rows } = await database().execute(
    sql`SELECT FROM message.messages WHERE template = 'contact-changed' AND recipient IN (${victim}, ${user.email})`,
  )
  expect(rows).toEqual([])
})

it.each([
  ['email', 'EMAIL_REGISTERED'],
  ['user_name', 'USERNAME_REGISTERED'],
] as const)('says that the %s belongs to another member', async (field, code) => {
  const other = await givenMember()
  const { user, token } = await givenMember()
  const answer = await call('PUT', `/users/${user.id}`, { [field]: other.user[field] }, { token })
  expect([answer.status, codeOf(answer)]).toEqual([409, code])
})

it('keeps each of the words of skin and hair once', async () => {
  const { user, token } = await givenMember()
  const { body } = await call(
    'PUT',
    `/users/${user.id}`,
    { skin_types: ['Da dầu', 'Da khô', 'Da dầu'], hair_types: Array.from({ length: 40 }, () => 'Tóc xoăn') },
    { token },
  )
  expect([body.data.skin_types, body.data.hair_types]).toEqual([['Da dầu', 'Da khô'], ['Tóc xoăn']])
})

it('changes a verified number by code alone', async () => {
  const { user, token } = await givenMember()
  expect(
    (await call('PUT', `/users/${user.id}`, { phone_no: '0977000222', phone_code: '+84' }, { token })).body
      .data.phone_no,
  ).toBe('977000222')
  await database().execute(sql`UPDATE account.users SET is_verified_phone = true WHERE id = ${user.id}`)
  expect(
    codeOf(await call('PUT', `/users/${user.id}`, { phone_no: '0977000333', phone_code: '+84' }, { token })),
  ).toBe('PHONE_NEEDS_CODE')
  // The same digits in another country are another number.
  const abroad = await givenMember({ phone_no: '2025550135', phone_code: '+1' })
  await database().execute(
    sql`UPDATE account.users SET is_verified_phone = true WHERE id = ${abroad.user.id}`,
  )
  const same = await call('PUT', `/users/${abroad.user.id}`, { phone_no: '2025550135' }, abroad)
  expect(same.body.data).toMatchObject({ phone_no_e164: '+12025550135', is_verified_phone: true })
  const other = await call(
    'PUT',
    `/users/${abroad.user.id}`,
    { phone_no: '912345678', phone_code: '+84' },
    abroad,
  )
  expect(codeOf(other)).toBe('PHONE_NEEDS_CODE')
})

it('shows everyone a profile without anything private (ACC-03)', async () => {
  const { user } = await givenMember()
  const { body } = await profileOf(user.user_name.toUpperCase())
  expect(body.data).toMatchObject({ user_name: user.user_name, name: user.name, total_reviews: 0 })
  expect(JSON.stringify(body)).not.toMatch(/@|phone|birth/)
  expect((await profileOf('no-such-member')).status).toBe(404)
})

it('keeps sessions: ends them at logout, and when they are too old', async () => {
  const { token, payload } = await givenMember()
  const second = (await call('POST', '/auth/login', { email: payload.email, password: payload.password }))
    .body.data.user.clients.dashboard.token
  await call('GET', '/auth/logout', undefined, { token })
  const status = async (each: string) => (await call('GET', '/user/me', undefined, { token: each })).status
  expect([await status(token), await status(second)]).toEqual([401, 200])
  await database().execute(sql`UPDATE account.sessions SET expires_at = now()`)
  expect([await status(second), await status('x'.repeat(43)), await status('')]).toEqual([401, 401, 401])
})

it('writes down what happens at the door without saying who', async () => {
  const { payload, user } = await givenMember()
  await call(
    'POST',
    '/auth/login',
    { email: payload.email, password: 'sai mật khẩu' },
    { address: '203.0.113.9' },
  )
  const { rows } = await database().execute(
    sql`SELECT * FROM account.security_events WHERE user_id = ${user.id}`,
  )
  expect(rows.map((row) => row.event)).toEqual(['member.registered', 'login.failed'])
  const text = JSON.stringify(rows)
  for (const secret of [payload.email, payload.user_name, payload.phone_no, '203.0.113.9', 'mật khẩu'])
    expect(text).not.toContain(secret)
})

it.each([
  ['POST', '/auth/email/check', { email: 'x\u0000@b.vn' }],
  ['POST', '/auth/login', { email: 'x\u0000', password: 'abcdef' }],
  ['POST', '/auth/otp/code', { scope: 'forget-password', method: 'email', email: 'x\u0000@b.vn' }],
  ['GET', `/profile?filter=${encodeURIComponent('{"user_name":"x\\u0000"}')}`, undefined],
] as const)('refuses a character no text can hold: %s %s', async (method, path, payload) => {
  const { status } = await call(method, path, payload)
  expect([400, 422]).toContain(status)
})
