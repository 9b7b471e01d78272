import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { apps } from '@/services/app'
import { database } from '@/services/database'
import { lastCode, registration } from '../account/account-calls'
import { givenVoucher } from '../cart/shop'
import { useDatabase } from '../database'
import { givenMission, setClock } from './given-mission'

useDatabase()
beforeEach(() => setClock('2026-11-10 09:00:00'))

/** Calls as the gateway makes them, of the whole backend: the gift is another module's. */
async function call(path: string, payload: object, device: string) {
  const answer = await apps.account?.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-device-id': device,
      'x-client-address': `192.0.2.${Math.ceil(Math.random() * 250)}`,
    },
    body: JSON.stringify(payload),
  })
  return { status: answer?.status, body: await answer?.json() }
}

/** Registers with a number that a code has verified. */
async function register(from: object, { phone_no, first_name, last_name, password } = registration()) {
  const device = randomUUID()
  const phone = { phone_no, phone_code: '+84' }
  await call('/auth/otp/code', { scope: 'register', method: 'sms', ...phone }, device)
  const code = await lastCode(`+84${phone_no.slice(1)}`)
  const { body } = await call('/auth/otp/verify', { scope: 'register', code, ...phone }, device)
  const { proof } = body.data
  const person = { verified: 'phone_no', proof, ...phone, first_name, last_name, password }
  return call('/auth/register/by-code', { ...person, ...from }, device)
}

async function deleteAccount(token: string, password: string) {
  const answer = await apps.account?.request('/user/me', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ password }),
  })
  expect(answer?.status).toBe(200)
}

const from = (acquisition_campaign: string) => ({ acquisition_campaign, can_get_checkin_voucher: true })
const own = async (userId: number) =>
  (
    await database().execute<{ code: string; given_for: string; discount: unknown }>(
      sql`SELECT code, given_for, discount FROM voucher.vouchers WHERE owner_id = ${userId}`,
    )
  ).rows

it('gives who registers from a running check-in a voucher of their own (AUT-06, AUT-08)', async () => {
  const { slug } = await givenVoucher({ code: null, discount: { kind: 'amount', value: 50_000, max: null } })
  await givenMission({ campaign_code: 'gift', registration_voucher: slug })
  const { status, body } = await register(from('gift'))
  expect(status).toBe(201)
  const { user, voucher } = body.data
  expect(await own(user.id)).toEqual([
    {
      code: voucher.code,
      given_for: expect.stringMatching(/^registration:\d+:[\w-]{43}$/),
      discount: { kind: 'amount', value: 50_000, max: null },
    },
  ])
  const { rows } = await database().execute(
    sql`SELECT acquisition ->> 'acquisition_campaign' AS campaign FROM account.users WHERE id = ${user.id}`,
  )
  expect(rows).toEqual([{ campaign: 'gift' }])
})

it('gives no second one to who deletes the account and registers again with the same number (AUT-08)', async () => {
  const { slug } = await givenVoucher({ code: null })
  await givenMission({ campaign_code: 'again', registration_voucher: slug })
  await givenMission({ campaign_code: 'next', registration_voucher: slug })
  const person = registration()
  const first = (await register(from('again'), person)).body.data
  expect(await own(first.user.id)).toHaveLength(1)
  await deleteAccount(first.user.clients.dashboard.token, person.password)

  const second = (await register(from('again'), person)).body.data
  expect(second.user.id).not.toBe(first.user.id)
  expect([second.voucher, await own(second.user.id)]).toEqual([null, []])
  expect(await own(first.user.id)).not.toEqual([])

  await deleteAccount(second.user.clients.dashboard.token, person.password)
  const elsewhere = (await register(from('next'), person)).body.data
  expect(await own(elsewhere.user.id)).toHaveLength(1)
})

it.each([
  ['does not ask for it', { acquisition_campaign: 'gift' }],
  ['names another campaign', from('other')],
  ['names none', { can_get_checkin_voucher: true }],
])('gives none to who %s (AUT-08)', async (_what, where) => {
  const { slug } = await givenVoucher({ code: null })
  await givenMission({ campaign_code: 'gift', registration_voucher: slug })
  await givenMission({ campaign_code: 'other' })
  const { status, body } = await register(where)
  expect([status, await own(body.data.user.id)]).toEqual([201, []])
})

it('gives none before the mission begins and after it has ended', async () => {
  const { slug } = await givenVoucher({ code: null })
  await givenMission({ campaign_code: 'short', registration_voucher: slug })
  for (const clock of ['2026-11-01 09:00:00', '2026-12-31 09:00:00']) {
    await setClock(clock)
    const { body } = await register(from('short'))
    expect(await own(body.data.user.id)).toEqual([])
  }
})

it('gives none to a registration without a verified contact, which costs nothing to make', async () => {
  const { slug } = await givenVoucher({ code: null })
  await givenMission({ campaign_code: 'gift', registration_voucher: slug })
  const { status, body } = await call('/auth/register', { ...registration(), ...from('gift') }, randomUUID())
  expect([status, await own(body.data.user.id)]).toEqual([201, []])
})

it('refuses a mission whose voucher is not there', async () => {
  await expect(givenMission({ registration_voucher: 'khong-co' })).rejects.toMatchObject({ status: 400 })
})
