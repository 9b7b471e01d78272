import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { call, codeOf, givenMember, lastCode, lastMessage, registration } from './account-calls'

useDatabase()

const register = (payload: object, as = {}) => call('POST', '/auth/register', payload, as)

it('makes a member, signs them in and greets them by mail (AUT-06, AUT-07)', async () => {
  const payload = registration({ utm_source: 'zalo', affilation: 'minh-blog' })
  const { status, body } = await register(payload)
  expect(status).toBe(201)
  expect(body.data.user).toMatchObject({
    user_name: payload.user_name,
    email: payload.email,
    name: 'Nguyễn Thị Minh',
    phone_code: '+84',
    phone_no: payload.phone_no.slice(1),
    gender: 'female',
    level: { current: { stage: 'Hồng Nhạt' } },
    points: { count: 0 },
    is_verified_email: false,
    is_verified_phone: false,
    has_password: true,
    coachmark_visited: false,
    acquisition_source: 'mobile web',
    clients: { dashboard: { token: expect.stringMatching(/^[\w-]{43}$/) } },
  })
  expect((await lastMessage(payload.email)).template).toBe('welcome')
  const { rows } = await database().execute(
    sql`SELECT acquisition, password_hash FROM account.users WHERE id = ${body.data.user.id}`,
  )
  expect(rows[0]).toMatchObject({
    acquisition: { utm_source: 'zalo', affilation: 'minh-blog' },
    password_hash: expect.stringMatching(/^\$argon2id\$/),
  })
})

it.each([
  [
    'user name and e-mail',
    (p: { email: string; user_name: string }) => p,
    'USERNAME_AND_EMAIL_REGISTERED',
    'Username and email already registered.',
  ],
  [
    'e-mail in other case',
    (p: { email: string; user_name: string }) => ({ email: p.email.toUpperCase() }),
    'EMAIL_REGISTERED',
    'Email already registered.',
  ],
  [
    'user name in other case',
    (p: { email: string; user_name: string }) => ({ user_name: p.user_name.toUpperCase() }),
    'USERNAME_REGISTERED',
    'Username already registered.',
  ],
])('says that %s are known (AUT-26)', async (_, changes, code, message) => {
  const { payload } = await givenMember()
  const again = registration()
  const { status, body } = await register({ ...again, ...pick(changes(payload)) })
  expect([status, body.code, body.message]).toEqual([409, code, message])

  function pick({
    email = again.email,
    user_name = again.user_name,
  }: {
    email?: string
    user_name?: string
  }) {
    return { email, user_name }
  }
})

it.each(['desktop web', 'mobile web', 'android', 'ios', 'freebies', 'lulla'])(
  'keeps that a member came by %s (AUT-11)',
  async (acquisition_source) => {
    const { status, body } = await register(registration({ acquisition_source }))
    expect([status, body.data.user.acquisition_source]).toEqual([201, acquisition_source])
  },
)

it('takes no other channel (AUT-11)', async () => {
  const { status, body } = await register(registration({ acquisition_source: 'fax' }))
  expect([status, Object.keys(body.details.fields)]).toEqual([422, ['acquisition_source']])
})

it('says that a signed-in member is one already (AUT-27)', async () => {
  const { token } = await givenMember()
  const { status, body } = await register(registration(), { token })
  expect([status, body.code, body.message]).toEqual([409, 'ALREADY_LOGGED_IN', 'User is Already Login'])
})

it.each([
  ['user_name', 'ab', 'INVALID_USERNAME', 'Tên đăng nhập cần ít nhất 4 ký tự'],
  ['user_name', 'abcdefghijklmnopq', 'INVALID_USERNAME', 'Tên đăng nhập tối đa 16 ký tự'],
  [
    'user_name',
    'có khoảng',
    'INVALID_USERNAME',
    'Tên đăng nhập chỉ gồm chữ cái, chữ số, dấu gạch dưới và gạch ngang',
  ],
  // Cyrillic а, a fullwidth letter, a zero-width joiner: names that look like another member's
  [
    'user_name',
    'n\u0430ngshop',
    'INVALID_USERNAME',
    'Tên đăng nhập chỉ gồm chữ cái, chữ số, dấu gạch dưới và gạch ngang',
  ],
  [
    'user_name',
    'ｎangshop',
    'INVALID_USERNAME',
    'Tên đăng nhập chỉ gồm chữ cái, chữ số, dấu gạch dưới và gạch ngang',
  ],
  [
    'user_name',
    'nang\u200dshop',
    'INVALID_USERNAME',
    'Tên đăng nhập chỉ gồm chữ cái, chữ số, dấu gạch dưới và gạch ngang',
  ],
  ['user_name', ['a', 'b'], 'INVALID_USERNAME', 'Dữ liệu không hợp lệ'],
  ['first_name', 'M1nh', 'INVALID_FIRST_NAME', 'Chỉ nhập chữ cái và khoảng trắng'],
  ['last_name', '', 'INVALID_LAST_NAME', 'Họ không được để trống'],
  ['email', 'minh@', 'INVALID_FIELDS', 'Email không chính xác'],
  ['email', '', 'INVALID_FIELDS', 'Email không được để trống'],
  ['email', 'x<a@x.co>', 'INVALID_FIELDS', 'Email không chính xác'],
  ['email', 'a@x.co,zz', 'INVALID_FIELDS', 'Email không chính xác'],
  ['email', 'a\u200bb@x.co', 'INVALID_FIELDS', 'Email không chính xác'],
  ['email', 'a..b@x.co', 'INVALID_FIELDS', 'Email không chính xác'],
  ['email', { $ne: null }, 'INVALID_FIELDS', 'Dữ liệu không hợp lệ'],
  ['password', '12345', 'INVALID_FIELDS', 'Mật khẩu cần ít nhất 6 ký tự'],
  ['password', 'x'.repeat(61), 'INVALID_FIELDS', 'Mật khẩu tối đa 60 ký tự'],
  ['phone_no', '12', 'INVALID_FIELDS', 'Số điện thoại cần ít nhất 9 chữ số'],
  ['phone_no', '0000000000', 'INVALID_FIELDS', 'Số điện thoại không hợp lệ'],
  ['gender', 'x', 'INVALID_FIELDS', 'Bạn chọn một mục nhé'],
])('refuses %s %j (AUT-09, AUT-28, AUT-29)', async (field, value, code, message) => {
  const { status, body } = await register(registration({ [field]: value }))
  expect([status, body.code, body.details.fields[field]]).toEqual([422, code, message])
})

it.each([
  ['Female', 'female'],
  ['Male', 'male'],
  ['female', 'female'],
])('takes the gender %s as %s (AUT-10)', async (gender, stored) => {
  const { status, body } = await register(registration({ gender }))
  expect([status, body.data.user.gender]).toEqual([201, stored])
})

it('takes names and user names with any Vietnamese letter, in either Unicode form', async () => {
  const { status, body } = await register(
    registration({
      user_name: 'Nàng_Đẹp'.normalize('NFD'),
      first_name: 'Ằ'.normalize('NFD'),
      last_name: 'Nguyễn Ỷ',
    }),
  )
  expect([status, body.data?.user.user_name, body.data?.user.first_name]).toEqual([201, 'Nàng_Đẹp', 'Ằ'])
})

it('keeps fields out that are not of the payload', async () => {
  const { body } = await register(
    registration({
      level: 'Ruby',
      is_verified_email: true,
      is_expert_reviewer: true,
      id: 1,
      points: { count: 9 },
    }),
  )
  expect(body.data.user).toMatchObject({
    level: { current: { stage: 'Hồng Nhạt' } },
    is_verified_email: false,
    points: { count: 0 },
  })
})

it('makes one member of many registrations at once', async () => {
  const payload = registration()
  const answers = await Promise.all(Array.from({ length: 12 }, () => register(payload)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 201).map(codeOf)
  expect(refused.every((code) => /^(USERNAME|EMAIL|USERNAME_AND_EMAIL)_REGISTERED$/.test(code ?? ''))).toBe(
    true,
  )
})

it('rewards an invitation once, when the number is verified (AUT-31)', async () => {
  const inviter = await givenMember()
  const { user, token } = await givenMember({ referral_code: inviter.user.user_name.toUpperCase() })
  const balance = async () =>
    (await call('GET', '/user/me', undefined, { token: inviter.token })).body.data.points.count
  expect(await balance()).toBe(0)
  for (let round = 0; round < 2; round++) {
    await call(
      'POST',
      '/auth/otp/code',
      {
        scope: round ? 'change-number' : 'verification',
        method: 'sms',
        ...(round && { phone_no: '0987000111', phone_code: '+84' }),
      },
      { token },
    )
    const code = await lastCode(round ? '+84987000111' : user.phone_no_e164)
    await call(
      'POST',
      '/auth/otp/verify',
      {
        scope: round ? 'change-number' : 'verification',
        code,
        ...(round && { phone_no: '0987000111', phone_code: '+84' }),
      },
      { token },
    )
  }
  expect(await balance()).toBe(50)
  expect((await call('GET', '/user/me/referral', undefined, { token: inviter.token })).body.data).toEqual({
    joined: 1,
    rewarded: 1,
    points: 50,
  })
})

it('rewards a number once, however often its owner leaves and comes back', async () => {
  const inviter = await givenMember()
  for (let round = 0; round < 2; round++) {
    const guest = await givenMember({ phone_no: '0976543210', referral_code: inviter.user.user_name })
    await call('POST', '/auth/otp/code', { scope: 'verification', method: 'sms' }, guest)
    const code = await lastCode('+84976543210')
    await call('POST', '/auth/otp/verify', { scope: 'verification', code }, guest)
    await call('DELETE', '/user/me', { password: guest.payload.password }, guest)
  }
  expect((await call('GET', '/user/me', undefined, inviter)).body.data.points.count).toBe(50)
})

it('is no invitation to name oneself or an unknown member', async () => {
  const payload = registration()
  expect((await register({ ...payload, referral_code: payload.user_name })).status).toBe(201)
  expect((await register(registration({ referral_code: 'no-such-member' }))).status).toBe(201)
})

it('asks for proof of a person when that is set up', async () => {
  process.env.RECAPTCHA_SECRET = 'secret'
  try {
    const { status, body } = await register(registration())
    expect([status, body.code]).toEqual([422, 'RECAPTCHA_FAILED'])
  } finally {
    delete process.env.RECAPTCHA_SECRET
  }
})
