import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { auditWheel } from '@/services/game'
import { database, transaction } from '@/services/database'
import { insertUsers } from '@/services/account'
import { insertVouchers } from '@/services/voucher'
import { pointsOf } from '@/services/loyalty'
import { spin } from '@/services/game/play/spin'
import { call, givenMember } from '../account/given-member'
import { noRules } from '../cart/shop'
import { useDatabase } from '../database'
import { gameApp } from '@/services/game/app'
import { givenCampaign, givenRule } from '../campaign/given-campaign'
import { checkInAs, countRows, getAs, givenMission, givenRights, setClock, spinAs } from './given-mission'

useDatabase()
beforeEach(() => setClock('2026-11-10 09:00:00'))

const NONE = { key: 'none', kind: 'none', name: 'Lần sau nhé', weight: 0, is_fallback: true }
const only = (prize: object) => [{ name: 'Giải', weight: 100, ...prize }, NONE]

it('uses a right, delivers the prize and logs it before it answers', async () => {
  const who = await givenMember()
  const mission = await givenMission({ prizes: only({ key: 'points', kind: 'points', points: 20 }) })
  await givenRights(mission, [who.id])
  const { status, body } = await spinAs(who, mission)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    prize: { name: 'Giải', kind: 'points', points: 20, code: null, claim: null },
    segment: 0,
    rights_left: 0,
    total_points: 20,
  })
  expect(await pointsOf(database(), who.id)).toBe(20)
  expect((await spinAs(who, mission)).body).toMatchObject({ success: false, code: 'NO_SPIN_LEFT' })
  expect((await getAs(who, `/mission-histories/${mission}`)).body).toMatchObject({
    total: 1,
    data: [{ _id: `spin:${body.data._id}`, kind: 'spin', points: 20, prize: { name: 'Giải' } }],
  })
})

it('gives the same spin for the same key, whatever was lost on the way', async () => {
  const who = await givenMember()
  const mission = await givenMission()
  await givenRights(mission, [who.id], 5)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => spinAs(who, mission, key)))
  const again = await spinAs(who, mission, key)
  expect(new Set([...answers, again].map(({ body }) => body.data._id)).size).toBe(1)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(again).toMatchObject({ status: 200, body: { data: { rights_left: 4 } } })
  expect(await countRows('SELECT FROM game.spins WHERE mission_id = ' + mission)).toBe(1)
})

it('spins once for each right, however many spins come at once', async () => {
  const who = await givenMember()
  const mission = await givenMission({ prizes: only({ key: 'points', kind: 'points', points: 7 }) })
  await givenRights(mission, [who.id], 3)
  const answers = await Promise.all(Array.from({ length: 60 }, () => spinAs(who, mission)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(new Set(answers.map(({ body }) => body.code).filter(Boolean))).toEqual(new Set(['NO_SPIN_LEFT']))
  expect(await pointsOf(database(), who.id)).toBe(21)
})

it('gives 100 prizes to 500 members of whom everyone would win', async () => {
  const ids = await insertUsers(
    database(),
    Array.from({ length: 500 }, (_, index) => ({
      user_name: `winner-${index}`,
      name: 'Nguyễn Minh An',
      skin_types: [],
      hair_types: [],
      level: 'Hồng Nhạt',
    })),
  )
  const members = [...ids.values()]
  const mission = await givenMission({ prizes: only({ key: 'gift', kind: 'gift', stock: 100 }) })
  await givenRights(mission, members)
  const queue = members.values()
  const made: Awaited<ReturnType<typeof spin>>[] = []
  const play = async () => {
    for (const id of queue) made.push(await spin(id, mission, randomUUID()))
  }
  await Promise.all(Array.from({ length: 50 }, play))
  expect(made.filter(({ spin: { prize } }) => prize.kind === 'gift')).toHaveLength(100)
  expect(made.filter(({ spin: { prize } }) => prize.kind === 'none')).toHaveLength(400)
  expect(await countRows(`SELECT FROM game.gift_claims WHERE state = 'open'`)).toBe(100)
  expect(await auditWheel(database(), mission)).toMatchObject({ spins: 500, faults: [] })
}, 60_000)

it('gives a prize as often a day as its cap says, and publishes what is left', async () => {
  const who = await givenMember()
  const mission = await givenMission({
    prizes: only({ key: 'points', kind: 'points', points: 5, daily_cap: 2, stock: 3 }),
  })
  await givenRights(mission, [who.id], 6)
  const kinds = async (count: number) => {
    const won: string[] = []
    for (let index = 0; index < count; index++) won.push((await spinAs(who, mission)).body.data.prize.kind)
    return won
  }
  expect(await kinds(3)).toEqual(['points', 'points', 'none'])
  const odds = async () => (await getAs(undefined, `/missions/${mission}/odds`)).body.data.odds
  expect(await odds()).toEqual([
    expect.objectContaining({ chance: '100', chance_now: '0', stock_left: 1, daily_cap: 2, left_today: 0 }),
    expect.objectContaining({ chance: '0', chance_now: '100', stock_left: null, is_fallback: true }),
  ])
  await setClock('2026-11-11 00:00:00')
  expect(await odds()).toMatchObject([{ chance_now: '100', stock_left: 1, left_today: 2 }, {}])
  expect(await kinds(2)).toEqual(['points', 'none'])
  expect(await odds()).toMatchObject([{ chance_now: '0', stock_left: 0, left_today: 1 }, {}])
  expect((await auditWheel(database(), mission)).faults).toEqual([])
})

it('mails a won gift once, and nothing about points', async () => {
  const email = `${randomUUID()}@example.vn`
  const who = await givenMember({ email })
  const gift = await givenMission({ prizes: only({ key: 'gift', kind: 'gift', name: 'Bộ quà thử' }) })
  const points = await givenMission({ prizes: only({ key: 'points', kind: 'points', points: 7 }) })
  await givenRights(gift, [who.id], 2)
  await givenRights(points, [who.id])
  const key = randomUUID()
  await spinAs(who, gift, key)
  await spinAs(who, gift, key)
  await spinAs(who, points)
  const { rows } = await database().execute<{ template: string; subject: string }>(
    sql`SELECT template, subject FROM message.messages WHERE recipient = ${email}`,
  )
  expect(rows).toEqual([{ template: 'prize-won', subject: 'Bạn đã trúng Bộ quà thử' }])
})

it('issues a voucher of the winner alone', async () => {
  const who = await givenMember()
  await insertVouchers(database(), [
    {
      type: 'next_purchase_voucher',
      code: null,
      slug: 'prize-voucher',
      name: 'Giảm 50.000 ₫',
      discount: { kind: 'amount', value: 50_000, max: null },
      rules: noRules,
      starts_at: new Date(),
      ends_at: new Date(Date.now() + 86_400_000),
    },
  ])
  const mission = await givenMission({
    prizes: only({ key: 'voucher', kind: 'voucher', voucher: 'prize-voucher' }),
  })
  await givenRights(mission, [who.id])
  const { prize } = (await spinAs(who, mission)).body.data
  expect(prize.code).toMatch(/^[A-Z0-9]{12,}$/)
  const { rows } = await database().execute(
    sql`SELECT owner_id, ends_at::date - now()::date AS days FROM voucher.vouchers WHERE code = ${prize.code}`,
  )
  expect(rows).toEqual([{ owner_id: who.id, days: 60 }])
})

it('gives tokens of a campaign, and those that check-ins and shares bring', async () => {
  const who = await givenMember()
  const campaign = await givenCampaign()
  await givenRule(campaign, { kind: 'check-in', tokens: 3 })
  await givenRule(campaign, { kind: 'share', tokens: 4 })
  const mission = await givenMission({
    campaign_code: 'tokens',
    share: { link: '/tokens' },
    prizes: only({ key: 'token', kind: 'token', points: 20, campaign_id: campaign }),
  })
  await checkInAs(who, mission)
  await checkInAs(who, mission)
  for (let index = 0; index < 2; index++)
    await call(gameApp, 'PUT', '/me/actions/tokens_game', { who, json: { share_link: '/tokens' } })
  expect((await spinAs(who, mission)).body.data.prize).toMatchObject({ kind: 'token', points: 20 })
  const { rows } = await database().execute(
    sql`SELECT reason, tokens FROM campaign.token_entries WHERE user_id = ${who.id} ORDER BY id`,
  )
  expect(rows.map(({ tokens }) => tokens)).toEqual([3, 4, 20])
  expect(await pointsOf(database(), who.id)).toBe(5)
})

it('leaves nothing of a spin whose prize cannot be delivered', async () => {
  const who = await givenMember()
  const mission = await givenMission({ prizes: only({ key: 'gift', kind: 'gift', stock: 2 }) })
  await givenRights(mission, [who.id])
  await database().execute(
    sql`ALTER TABLE game.gift_claims ADD CONSTRAINT broken CHECK (user_id <> ${sql.raw(String(who.id))})`,
  )
  try {
    expect((await spinAs(who, mission)).status).toBe(500)
  } finally {
    await database().execute(sql`ALTER TABLE game.gift_claims DROP CONSTRAINT broken`)
  }
  expect((await getAs(who, `/mission/${mission}/wheel`)).body.data).toMatchObject({
    rights: 1,
    odds: [{ stock_left: 2 }, {}],
  })
  expect((await spinAs(who, mission)).status).toBe(201)
})

it('needs a key that is a UUID', async () => {
  const who = await givenMember()
  const mission = await givenMission()
  const path = `/mission/${mission}/spins`
  expect((await call(gameApp, 'POST', path, { who })).body.code).toBe('IDEMPOTENCY_KEY_MISSING')
  expect((await spinAs(who, mission, 'x')).status).toBe(400)
})

it.each([
  ['2026-11-20 00:00:00', '2026-11-30 00:00:00', 'MISSION_NOT_STARTED'],
  ['2026-11-01 00:00:00', '2026-11-10 09:00:00', 'MISSION_OVER'],
])('refuses a wheel from %s to %s, with a right left: %s', async (from, to, code) => {
  const who = await givenMember()
  const mission = await givenMission({ starts_at: `${from}+07:00`, ends_at: `${to}+07:00` })
  await givenRights(mission, [who.id])
  expect(await spinAs(who, mission)).toMatchObject({ status: 409, body: { code } })
})

it('answers 404 for a mission without a wheel', async () => {
  const mission = await givenMission({ prizes: null })
  expect((await spinAs(await givenMember(), mission)).status).toBe(404)
  expect((await getAs(undefined, `/mission/${mission}/wheel`)).status).toBe(404)
  expect((await getAs(undefined, `/missions/${mission}/odds`)).status).toBe(404)
})

it('keeps rights of members apart', async () => {
  const [one, other] = [await givenMember(), await givenMember()]
  const mission = await givenMission()
  await givenRights(mission, [one.id])
  expect((await spinAs(other, mission)).body.code).toBe('NO_SPIN_LEFT')
  const key = randomUUID()
  const made = await spinAs(one, mission, key)
  await givenRights(mission, [other.id])
  expect((await spinAs(other, mission, key)).body.data._id).not.toBe(made.body.data._id)
})

it('never changes the log', async () => {
  const who = await givenMember()
  const mission = await givenMission()
  await givenRights(mission, [who.id])
  await spinAs(who, mission)
  for (const change of [
    'UPDATE game.spins SET random_value = 0',
    'DELETE FROM game.spins',
    'UPDATE game.wheel_versions SET published_by = $$x$$',
    'DELETE FROM game.wheel_versions',
  ])
    await expect(transaction((tx) => tx.execute(sql.raw(change)))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is a log') },
    })
})
