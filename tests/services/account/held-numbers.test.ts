import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { type Answer, call, codeOf, givenMember, lastCode, registration } from './account-calls'

useDatabase()

/** A member whose number is verified; the number as one types it. */
async function givenHolder(): Promise<string> {
  const member = await givenMember()
  await call('POST', '/auth/otp/code', { scope: 'verification', method: 'sms' }, member)
  const code = await lastCode(member.user.phone_no_e164)
  await call('POST', '/auth/otp/verify', { scope: 'verification', code }, member)
  return member.user.phone_no
}

/** A number that a store keeps for its customer, who has not finished the account. */
async function givenStoreNumber(): Promise<string> {
  const number = `90${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  await database().execute(
    sql`INSERT INTO account.users (user_name, name, skin_types, hair_types, phone_no, phone_code, phone_no_e164, is_from_store)
        VALUES (${randomUUID()}, 'Khách', '{}', '{}', ${number}, '+84', ${`+84${number}`}, true)`,
  )
  return number
}

const phone = (phone_no: string) => ({ phone_no, phone_code: '+84' })

/** Every way by which a number gets into an account. */
const WAYS: [way: string, take: (phone_no: string) => Promise<Answer>][] = [
  [
    'PUT /users/{id}',
    async (phone_no) => {
      const member = await givenMember()
      return call('PUT', `/users/${member.user.id}`, phone(phone_no), member)
    },
  ],
  [
    'PUT /users/{id} by a member who has no number yet',
    async (phone_no) => {
      const member = await givenMember()
      await database().execute(
        sql`UPDATE account.users SET phone_no = NULL, phone_code = NULL, phone_no_e164 = NULL WHERE id = ${member.user.id}`,
      )
      return call('PUT', `/users/${member.user.id}`, phone(phone_no), member)
    },
  ],
  ['POST /auth/register', (phone_no) => call('POST', '/auth/register', registration(phone(phone_no)))],
  [
    'POST /auth/quick-signup',
    (phone_no) =>
      call('POST', '/auth/quick-signup', { first_name: 'An', last_name: 'Lê', ...phone(phone_no) }),
  ],
  [
    'a code of change-number',
    async (phone_no) =>
      call(
        'POST',
        '/auth/otp/code',
        { scope: 'change-number', method: 'sms', ...phone(phone_no) },
        await givenMember(),
      ),
  ],
  [
    'a code of verification',
    async (phone_no) => {
      const member = await givenMember()
      // A claim of before the other verified the number.
      await database().execute(
        sql`UPDATE account.users SET phone_no = ${phone_no}, phone_no_e164 = ${`+84${phone_no}`} WHERE id = ${member.user.id}`,
      )
      return call('POST', '/auth/otp/code', { scope: 'verification', method: 'sms' }, member)
    },
  ],
]

it.each(WAYS)("keeps another member's verified number out: %s", async (_way, take) => {
  const answer = await take(await givenHolder())
  expect([answer.status, codeOf(answer)]).toEqual([409, 'ALREADY_TAKEN'])
})

it.each(WAYS)("keeps the number of a store's customer out: %s", async (_way, take) => {
  const answer = await take(await givenStoreNumber())
  expect([answer.status, codeOf(answer)]).toEqual([409, 'ALREADY_TAKEN'])
})

it('lets members write down a number that none has verified', async () => {
  const { user } = await givenMember()
  const other = await givenMember()
  const { status, body } = await call('PUT', `/users/${other.user.id}`, phone(user.phone_no), other)
  expect([status, body.data.phone_no]).toEqual([200, user.phone_no])
})

it('leaves no claim of a number that is verified at the same moment', async () => {
  const holder = await givenMember()
  const others = await Promise.all([1, 2, 3, 4].map(() => givenMember()))
  await call('POST', '/auth/otp/code', { scope: 'verification', method: 'sms' }, holder)
  const code = await lastCode(holder.user.phone_no_e164)
  await Promise.all([
    call('POST', '/auth/otp/verify', { scope: 'verification', code }, holder),
    ...others.map((other) => call('PUT', `/users/${other.user.id}`, phone(holder.user.phone_no), other)),
  ])
  const { rows } = await database().execute<{ id: number }>(
    sql`SELECT id FROM account.users WHERE phone_no_e164 = ${holder.user.phone_no_e164}`,
  )
  expect(rows).toEqual([{ id: holder.user.id }])
})
