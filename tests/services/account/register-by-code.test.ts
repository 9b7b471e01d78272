import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { users } from '@/services/account/schema'
import { database, transaction } from '@/services/database'
import { useDatabase } from '../database'
import { call, callPublic, codeOf, givenMember, lastCode, lastMessage, registration } from './account-calls'

useDatabase()

type Contact = { phone_no: string; phone_code: string } | { email: string }

const numberOf = ({ phone_no }: { phone_no: string }) => `+84${phone_no.replace(/^0/, '')}`

/** Verifies a contact as a visitor would: gives the ticket. */
async function verify(contact: Contact): Promise<string> {
  const device = randomUUID()
  const method = 'email' in contact ? 'email' : 'sms'
  const asked = await call('POST', '/auth/otp/code', { scope: 'register', method, ...contact }, { device })
  expect([asked.status, asked.body.code]).toEqual([200, undefined])
  const code = await lastCode('email' in contact ? contact.email : numberOf(contact))
  const { body } = await call('POST', '/auth/otp/verify', { scope: 'register', code, ...contact }, { device })
  expect(body.data).toEqual({ proof: expect.stringMatching(/^[\w-]{32}$/) })
  return body.data.proof
}

/** Verifies the number a member wrote down. */
async function verifyOwn(member: Awaited<ReturnType<typeof givenMember>>) {
  await call('POST', '/auth/otp/code', { scope: 'verification', method: 'sms' }, member)
  const code = await lastCode(numberOf(member.payload))
  const { status } = await call('POST', '/auth/otp/verify', { scope: 'verification', code }, member)
  expect(status).toBe(200)
}

const registerByCode = (payload: object, as = {}) => call('POST', '/auth/register/by-code', payload, as)
/** Waits until a statement waits for another transaction. */
async function untilBlocked() {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await database().execute(
      sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('no statement waits')
}

const person = { first_name: 'Minh', last_name: 'Nguyễn Thị', password: 'mật khẩu 1' }
const phoneOf = (typed = registration().phone_no) => ({ phone_no: typed, phone_code: '+84' })

it('makes a member of a verified number, a name and a password', async () => {
  const phone = phoneOf()
  const proof = await verify(phone)
  const { status, body } = await registerByCode({ verified: 'phone_no', proof, ...phone, ...person })
  expect(status).toBe(201)
  expect(body.data.user).toMatchObject({
    name: 'Nguyễn Thị Minh',
    user_name: expect.stringMatching(/^minh-nguyen/),
    phone_no: phone.phone_no.slice(1),
    is_verified_phone: true,
    email: null,
    gender: null,
    has_password: true,
    clients: { dashboard: { token: expect.stringMatching(/^[\w-]{43}$/) } },
  })
  const login = await call('POST', '/auth/login', { email: phone.phone_no, password: person.password })
  expect([login.status, login.body.data?.user.id]).toEqual([200, body.data.user.id])
})

it('makes a member of a verified address, and greets there', async () => {
  const { email } = registration()
  const proof = await verify({ email })
  const { status, body } = await registerByCode({ verified: 'email', proof, email, ...person })
  expect(status).toBe(201)
  expect(body.data.user).toMatchObject({ email, is_verified_email: true, phone_no: null })
  expect((await lastMessage(email)).template).toBe('welcome')
})

it('takes all else of the registration payload along', async () => {
  const inviter = await givenMember()
  const { email, user_name } = registration()
  const phone = phoneOf()
  const proof = await verify(phone)
  const { status, body } = await registerByCode({
    verified: 'phone_no',
    proof,
    ...phone,
    ...person,
    email,
    user_name,
    gender: 'male',
    salute: 'Mr',
    acquisition_source: 'ios',
    utm_source: 'zalo',
    referral_code: inviter.user.user_name,
  })
  expect(status).toBe(201)
  expect(body.data.user).toMatchObject({
    email,
    user_name,
    gender: 'male',
    acquisition_source: 'ios',
    // Only written down: the code went to the number.
    is_verified_email: false,
  })
  // The number is verified, so the invitation is rewarded at once.
  const me = await call('GET', '/user/me', undefined, inviter)
  expect(me.body.data.points.count).toBe(50)
})

it('takes a ticket once, for its own contact, and only while it is new', async () => {
  const phone = phoneOf()
  const other = phoneOf()
  const proof = await verify(phone)
  const base = { verified: 'phone_no', proof, ...person }
  expect(codeOf(await registerByCode({ ...base, ...other }))).toBe('NO_ACTIVE_OTP_REQUEST')
  expect(codeOf(await registerByCode({ ...base, ...phone, proof: 'made-up' }))).toBe('NO_ACTIVE_OTP_REQUEST')
  await database().execute(
    sql`UPDATE account.one_time_codes SET expires_at = now() - interval '1 second' WHERE target = ${numberOf(phone)}`,
  )
  expect(codeOf(await registerByCode({ ...base, ...phone }))).toBe('NO_ACTIVE_OTP_REQUEST')

  const again = await verify(other)
  const both = await Promise.all(
    [1, 2].map(() => registerByCode({ verified: 'phone_no', proof: again, ...other, ...person })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)])
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
})

it('sends no code to a number or address that is taken', async () => {
  const member = await givenMember()
  await verifyOwn(member)
  const other = await givenMember()
  const ask = (contact: Contact, method: string) =>
    call('POST', '/auth/otp/code', { scope: 'register', method, ...contact })
  expect(codeOf(await ask(phoneOf(member.payload.phone_no), 'sms'))).toBe('ALREADY_TAKEN')
  expect(codeOf(await ask({ email: other.payload.email }, 'email'))).toBe('ALREADY_VERIFIED_EMAIL')
})

it('gives a number that was only written down to who verifies it, and says so beforehand', async () => {
  const claimant = await givenMember()
  const phone = phoneOf(claimant.payload.phone_no)
  const filter = encodeURIComponent(JSON.stringify({ ...phone, is_new_response: true }))
  const check = await callPublic(`/auth/phone/check?filter=${filter}`)
  expect(check.body.data).toEqual({ is_registered: true, is_taken: false, is_from_store: false })
  const proof = await verify(phone)
  const { status } = await registerByCode({ verified: 'phone_no', proof, ...phone, ...person })
  expect(status).toBe(201)
  const { body } = await call('GET', '/user/me', undefined, claimant)
  expect(body.data.phone_no).toBeNull()
})

it('gives an address that was only written down to who verifies it', async () => {
  const claimant = await givenMember()
  const { email } = claimant.payload
  await verifyOwn(claimant)
  const proof = await verify({ email })
  // Without the code the address stays where it is.
  expect(codeOf(await call('POST', '/auth/register', registration({ email })))).toBe('EMAIL_REGISTERED')
  const base = { verified: 'email', email, ...person }
  expect(codeOf(await registerByCode({ ...base, proof: 'made-up' }))).toBe('NO_ACTIVE_OTP_REQUEST')
  expect((await call('GET', '/user/me', undefined, claimant)).body.data.email).toBe(email)

  const { status, body } = await registerByCode({ ...base, proof })
  expect(status).toBe(201)
  expect(body.data.user).toMatchObject({ email, is_verified_email: true })
  const before = await call('GET', '/user/me', undefined, claimant)
  expect(before.body.data).toMatchObject({ email: null, is_verified_phone: true })
  const login = await call('POST', '/auth/login', { email, password: person.password })
  expect(login.body.data.user.id).toBe(body.data.user.id)
})

it('leaves an address with the member who has verified it meanwhile', async () => {
  const claimant = await givenMember()
  const { email } = claimant.payload
  await verifyOwn(claimant)
  const proof = await verify({ email })
  const own = { scope: 'verification', email }
  await call('POST', '/auth/otp/code', { ...own, method: 'email' }, claimant)
  const { status } = await call('POST', '/auth/otp/verify', { ...own, code: await lastCode(email) }, claimant)
  expect(status).toBe(200)
  expect(codeOf(await registerByCode({ verified: 'email', email, proof, ...person }))).toBe(
    'EMAIL_REGISTERED',
  )
})

it.each([
  ['no contact', { phone_no: '' }, 'INVALID_FIELDS', 'phone_no'],
  ['no name', { first_name: '' }, 'INVALID_FIRST_NAME', 'first_name'],
  ['a short password', { password: '12345' }, 'INVALID_FIELDS', 'password'],
  ['a wrong user name', { user_name: 'a b' }, 'INVALID_USERNAME', 'user_name'],
  ['a wrong e-mail', { email: 'minh@' }, 'INVALID_FIELDS', 'email'],
  ['no ticket', { proof: '' }, 'INVALID_FIELDS', 'proof'],
])('refuses %s', async (_, changes, code, field) => {
  const { status, body } = await registerByCode({
    verified: 'phone_no',
    proof: 'x',
    ...phoneOf(),
    ...person,
    ...changes,
  })
  expect([status, body.code, Object.keys(body.details.fields)]).toEqual([422, code, [field]])
})

it('keeps the ticket when a user name or address is taken', async () => {
  const { payload } = await givenMember()
  const phone = phoneOf()
  const proof = await verify(phone)
  const base = { verified: 'phone_no', proof, ...phone, ...person }
  expect(codeOf(await registerByCode({ ...base, user_name: payload.user_name }))).toBe('USERNAME_REGISTERED')
  expect(codeOf(await registerByCode({ ...base, email: payload.email }))).toBe('EMAIL_REGISTERED')
  expect((await registerByCode(base)).status).toBe(201)
})

it('takes another user name when the one made from the name is taken in the same moment', async () => {
  const twin = { ...person, first_name: 'Song', last_name: 'Lưu' }
  const phone = phoneOf()
  const proof = await verify(phone)
  // Another member has the name, but not for all to see yet.
  let commit: () => void = () => undefined
  const waits = new Promise<void>((resolve) => (commit = resolve))
  const other = transaction(async (tx) => {
    await tx.insert(users).values({
      ...{ user_name: 'song-luu', name: 'Lưu Song' },
      ...{ skin_types: [], hair_types: [] },
    })
    await waits
  })
  const registering = registerByCode({ verified: 'phone_no', proof, ...phone, ...twin })
  await untilBlocked()
  commit()
  await other
  const { status, body } = await registering
  expect([status, body.data?.user.user_name]).toEqual([201, expect.stringMatching(/^song-luu\d{4,5}$/)])
})

it('is not for members', async () => {
  const { token } = await givenMember()
  const phone = phoneOf()
  const proof = await verify(phone)
  expect(codeOf(await registerByCode({ verified: 'phone_no', proof, ...phone, ...person }, { token }))).toBe(
    'ALREADY_LOGGED_IN',
  )
})
