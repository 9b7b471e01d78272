import { eq, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { verifyNumber } from '@/services/account/codes/verify-codes'
import { memberById } from '@/services/account/members/users'
import { recordReferral, rewardReferral } from '@/services/account/registration/referral'
import { deleteOldDevices } from '@/services/account/sign-in/devices'
import { openSession } from '@/services/account/sign-in/session'
import { addresses, member_devices, sessions } from '@/services/account/schema'
import { database, transaction } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { loyaltyApp } from '@/services/loyalty/app'
import { main } from '@/scripts/loyalty/main'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { inProcess } from '../program'
import { brokenBooks } from './books'

useDatabase()
afterEach(async () => expect(await brokenBooks()).toEqual([]))

type Member = Awaited<ReturnType<typeof givenMember>>

let count = 0

async function givenInviter(changes: object = {}) {
  const user_name = `inviter_${++count}`
  return { ...(await givenMember({ user_name, ...changes })), user_name }
}

/** A member who registered by an invitation. */
async function givenInvited(inviter: { user_name: string }, changes: object = {}): Promise<Member> {
  const member = await givenMember({ name: 'Trần Thị Bích', ...changes })
  await transaction((tx) => recordReferral(tx, member.id, inviter.user_name))
  return member
}

const verify = ({ id }: Member, number = `+8498${String(++count).padStart(7, '0')}`) =>
  transaction((tx) => rewardReferral(tx, id, number))

const balance = ({ id }: Member) => pointsOf(database(), id)
const own = async (who: Member) => (await call(loyaltyApp, 'GET', '/me/referrals', { who })).body.data
const loyalty = (...words: string[]) => inProcess(main, ...words, '--by', 'lan')

const address = {
  label: 'Nhà',
  recipient_name: 'Lan',
  phone_code: '+84',
  phone_no: '0911222333',
  address1: '12 Lê Lợi',
  province_code: '79',
  province: 'TP. Hồ Chí Minh',
  ward_code: '26734',
  ward: 'Sài Gòn',
}

it('rewards the inviter once the number is verified, and shows the states with masked names', async () => {
  const inviter = await givenInviter()
  const first = await givenInvited(inviter)
  await givenInvited(inviter, { name: 'Lê Hà' })
  await verify(first)
  await verify(first)
  expect(await balance(inviter)).toBe(50)
  expect(await own(inviter)).toMatchObject({
    points: 50,
    totals: { joined: 2, rewarded: 1, points: 50 },
    link: `/register/${inviter.user_name}`,
    per_month: 10,
    invited: [
      { name: 'Lê H.', state: 'joined', points: null },
      { name: 'Trần T. B.', state: 'rewarded', points: 50 },
    ],
  })
})

it('is for members alone', async () => {
  expect((await call(loyaltyApp, 'GET', '/me/referrals')).status).toBe(401)
})

it('rewards a number once, also when two verify it at the same moment', async () => {
  const inviter = await givenInviter()
  const invited = await Promise.all([givenInvited(inviter), givenInvited(inviter)])
  await Promise.all(invited.map((member) => verify(member, '+84987654321')))
  expect(await balance(inviter)).toBe(50)
  expect((await own(inviter)).invited.map(({ state }: { state: string }) => state).sort()).toEqual([
    'rewarded',
    'verified',
  ])
})

describe('a reward waits for staff', () => {
  it('when both used one device', async () => {
    const inviter = await givenInviter()
    const invited = await givenInvited(inviter)
    for (const { id } of [inviter, invited]) await openSession(database(), id, { deviceId: 'one-device' })
    await verify(invited)
    expect(await balance(inviter)).toBe(0)
    expect((await loyalty('referrals')).out).toContain(
      `${invited.id}  invited by ${inviter.id}  held (device)`,
    )
    expect((await loyalty('release', String(invited.id), '--note', 'hai chị em')).code).toBe(0)
    expect(await balance(inviter)).toBe(50)
    // A second decision finds nothing to decide.
    expect((await loyalty('release', String(invited.id))).code).toBe(1)
    expect((await loyalty('refuse', String(invited.id))).code).toBe(1)
    expect(await balance(inviter)).toBe(50)
  })

  it('when both used one device, also after the inviter has signed out', async () => {
    const inviter = await givenInviter()
    const invited = await givenInvited(inviter)
    for (const { id } of [inviter, invited]) await openSession(database(), id, { deviceId: 'kitchen-tablet' })
    await database().delete(sessions).where(eq(sessions.user_id, inviter.id))
    await verify(invited)
    expect(await balance(inviter)).toBe(0)
    expect((await loyalty('referrals')).out).toContain(
      `${invited.id}  invited by ${inviter.id}  held (device)`,
    )
  })

  it('when the new member verifies the number on the inviter’s device, before any session there', async () => {
    const inviter = await givenInviter()
    const invited = await givenInvited(inviter)
    await openSession(database(), inviter.id, { deviceId: 'shared-phone' })
    const member = await memberById(database(), invited.id)
    const phone = {
      phone_no: '909111222',
      phone_code: '+84',
      phone_no_e164: '+84909111222',
      country_code: 'VN',
    }
    const caller = { address: '203.0.113.9', deviceId: 'shared-phone' }
    await transaction((tx) => verifyNumber(tx, member, { phone, caller }))
    expect(await balance(inviter)).toBe(0)
  })

  it('when both have one address, however it is written, or one recipient’s number', async () => {
    const inviter = await givenInviter()
    const invited = await givenInvited(inviter)
    await database()
      .insert(addresses)
      .values([
        { ...address, user_id: inviter.id },
        { ...address, user_id: invited.id, address1: '12 LÊ LỢI', phone_no: '911222333' },
      ])
    await verify(invited)
    expect((await loyalty('referrals')).out).toContain(
      `${invited.id}  invited by ${inviter.id}  held (address, contact)`,
    )
    expect((await loyalty('refuse', String(invited.id), '--note', 'cùng một người')).code).toBe(0)
    expect(await balance(inviter)).toBe(0)
    expect((await own(inviter)).invited).toMatchObject([{ state: 'refused', points: null }])
    expect((await loyalty('referrals', '--state', 'refused')).out).toContain('by staff:lan  cùng một người')
  })

  it('when the inviter had the rewards of a month', async () => {
    const inviter = await givenInviter()
    for (let turn = 0; turn < 12; turn += 1) await verify(await givenInvited(inviter))
    expect(await balance(inviter)).toBe(500)
    expect((await own(inviter)).totals).toEqual({ joined: 12, rewarded: 10, points: 500 })
    expect((await loyalty('referrals')).out.match(/held \(month\)/g)).toHaveLength(2)
  })

  it('when staff held it before, and takes its course once they release it', async () => {
    const inviter = await givenInviter()
    const [held, released] = [await givenInvited(inviter), await givenInvited(inviter)]
    for (const { id } of [held, released]) expect((await loyalty('hold', String(id))).code).toBe(0)
    await loyalty('release', String(released.id))
    for (const each of [held, released]) await verify(each)
    expect(await balance(inviter)).toBe(50)
    await loyalty('release', String(held.id))
    expect(await balance(inviter)).toBe(100)
  })
})

it('forgets a device a year after its last visit', async () => {
  const { id } = await givenMember()
  const devicesOf = () =>
    database()
      .select({ device: member_devices.device_id })
      .from(member_devices)
      .where(eq(member_devices.user_id, id))
  const seenDaysAgo = (days: number, device: string) =>
    database()
      .update(member_devices)
      .set({ last_seen_at: sql`now() - make_interval(days => ${days})` })
      .where(eq(member_devices.device_id, device))
  for (const deviceId of ['old-phone', 'phone']) await openSession(database(), id, { deviceId })
  await seenDaysAgo(KEPT_DAYS.device + 1, 'old-phone')
  await seenDaysAgo(KEPT_DAYS.device - 1, 'phone')
  await deleteOldDevices(database())
  expect(await devicesOf()).toEqual([{ device: 'phone' }])
})

it('brings what the rule of a campaign says while it lasts', async () => {
  const add = ['add-rule', 'referral', '120', '--note', 'campaign thang-11']
  expect((await loyalty(...add, '--from', '2020-01-01', '--until', '2020-02-01')).code).toBe(0)
  const inviter = await givenInviter()
  expect((await own(inviter)).points).toBe(50)
  expect((await loyalty(...add, '--from', '2020-01-01', '--until', '2099-02-01')).code).toBe(0)
  expect((await own(inviter)).points).toBe(120)
  const ways = (await call(loyaltyApp, 'GET', '/ways-to-earn')).body.data
  expect(ways).toContainEqual(expect.objectContaining({ way: 'referral', points: 120 }))
  await verify(await givenInvited(inviter))
  expect(await balance(inviter)).toBe(120)
})
