import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { stopReward, takeBackRedemption } from '@/services/loyalty/rewards/write-rewards'
import { useDatabase } from '../../database'
import { ask, brokenBooks, givenReward, givenSaver, press, redeem, VOUCHER } from './given-rewards'

/** Redeeming rewards for points: once, never more than there are (GAM-02). */

useDatabase()
afterEach(async () => expect(await brokenBooks()).toEqual([]))

const balance = ({ id }: { id: number }) => pointsOf(database(), id)

const left = async (id: number) =>
  (
    await database().execute<{ pieces: number }>(
      sql`SELECT stock - redeemed AS pieces FROM loyalty.rewards WHERE id = ${id}`,
    )
  ).rows[0]?.pieces

const mails = async (email: string | null) =>
  (
    await database().execute<{ subject: string; text: string }>(
      sql`SELECT subject, text FROM message.messages WHERE recipient = ${email} AND template = 'reward-redeemed'`,
    )
  ).rows

it('redeems a voucher that only its member can use, and says where it is', async () => {
  const email = `${randomUUID()}@example.vn`
  const who = await givenSaver(100, { email })
  const reward = await givenReward({ stock: 5 })
  const { status, body } = await press(who, reward)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    reward: { _id: String(reward), type: 'voucher', name: 'Mã giảm 50.000 ₫' },
    points: 40,
    code: expect.stringMatching(/^DOI[A-Z2-9]{12}$/),
    state: 'ready',
    order: null,
    where: { kind: 'voucher', link: '/order' },
  })
  expect([await balance(who), await left(reward)]).toEqual([60, 4])
  const { rows } = await database().execute(
    sql`SELECT owner_id, discount, rules -> 'order' ->> 'min_amount' AS least, uses_total FROM voucher.vouchers WHERE code = ${body.data.code}`,
  )
  expect(rows).toEqual([{ owner_id: who.id, discount: VOUCHER.discount, least: '200000', uses_total: 1 }])
  const [mail, ...others] = await mails(email)
  expect(others).toEqual([])
  expect(mail?.text).toContain(body.data.code)
})

it('redeems once for a double click and for a repeated call', async () => {
  const who = await givenSaver(100)
  const reward = await givenReward({ stock: 5 })
  const key = randomUUID()
  const [first, second] = await Promise.all([press(who, reward, { key }), press(who, reward, { key })])
  const third = await press(who, reward, { key })
  expect([first.status, second.status].toSorted()).toEqual([200, 201])
  expect(new Set([first, second, third].map(({ body }) => body.data._id)).size).toBe(1)
  expect([await balance(who), await left(reward)]).toEqual([60, 4])
})

it('gives the last piece to one of a hundred members', async () => {
  const reward = await givenReward({ stock: 1 })
  const savers = await Promise.all(Array.from({ length: 100 }, () => givenSaver(40)))
  const ends = await Promise.allSettled(savers.map((who) => redeem(who, reward)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ code: 'REWARD_REFUSED', details: { reason: { code: 'SOLD_OUT' } } })
  expect(await left(reward)).toBe(0)
  const balances = await Promise.all(savers.map(balance))
  expect(balances.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 99 }, () => 40)])
}, 60_000)

it('never spends more points than there are with a hundred calls of one member', async () => {
  const who = await givenSaver(100)
  const reward = await givenReward()
  const ends = await Promise.allSettled(Array.from({ length: 100 }, () => redeem(who, reward)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await balance(who)).toBe(20)
}, 60_000)

it('keeps to the limit of a member, also with parallel calls', async () => {
  const who = await givenSaver(400)
  const reward = await givenReward({ per_member: 1 })
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(who, reward)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balance(who)).toBe(360)
}, 30_000)

it.each([
  ['points are missing', { points: 40 }, 39, { code: 'POINTS_MISSING', missing: 1, balance: 39 }],
  ['it is sold out', { stock: 0 }, 100, { code: 'SOLD_OUT' }],
  ['the level is not reached', { level: 'Hồng Ngọc' }, 100, { code: 'LEVEL_NEEDED', level: 'Hồng Ngọc' }],
  [
    'it has not begun',
    { starts_at: '2099-01-01T00:00:00Z' },
    100,
    { code: 'NOT_STARTED', starts_at: '2099-01-01T00:00:00.000Z' },
  ],
  [
    'it is over',
    { ends_at: '2026-01-01T00:00:00Z' },
    100,
    { code: 'ENDED', ended_at: '2026-01-01T00:00:00.000Z' },
  ],
])('refuses when %s, and says why', async (_, changes, points, reason) => {
  const who = await givenSaver(points)
  const { status, body } = await press(who, await givenReward(changes))
  expect([status, body.code, body.details]).toEqual([409, 'REWARD_REFUSED', { reason }])
  expect(await balance(who)).toBe(points)
})

it('gives a reward of a level to members of that level and of those above', async () => {
  const reward = await givenReward({ level: 'Hồng Đào' })
  const statusOf = async (level: string) => (await press(await givenSaver(100, { level }), reward)).status
  expect([await statusOf('Hồng Nhạt'), await statusOf('Hồng Đào'), await statusOf('Ruby')]).toEqual([
    409, 201, 201,
  ])
})

it('refuses a price that the member did not see', async () => {
  const who = await givenSaver(100)
  const { status, body } = await press(who, await givenReward({ points: 50 }))
  expect([status, body.code, body.details]).toEqual([409, 'REWARD_CHANGED', { points: 50 }])
  expect(await balance(who)).toBe(100)
})

it('refuses a stopped reward, a call without a key, and a visitor', async () => {
  const who = await givenSaver(100)
  const reward = await givenReward({ key: 'stopped-reward' })
  expect((await ask(who, 'POST', `/rewards/${reward}/redeem`, { points: 40 })).body.code).toBe(
    'IDEMPOTENCY_KEY_MISSING',
  )
  expect((await ask(undefined, 'POST', `/rewards/${reward}/redeem`, { points: 40 })).status).toBe(401)
  await stopReward(database(), 'stopped-reward')
  expect((await press(who, reward)).status).toBe(404)
})

it('issues a gift card whose code another account can use', async () => {
  const who = await givenSaver(100)
  const reward = await givenReward({ content: { type: 'gift_card', amount: 100_000 } })
  const { body } = await press(who, reward)
  expect(body.data).toMatchObject({
    code: expect.stringMatching(/^QUA/),
    where: { kind: 'mail', link: '/order' },
  })
  const { rows } = await database().execute(
    sql`SELECT owner_id, discount FROM voucher.vouchers WHERE code = ${body.data.code}`,
  )
  expect(rows).toEqual([{ owner_id: null, discount: { kind: 'amount', value: 100_000, max: null } }])
})

it('takes back an unused redemption once: points and piece return, the voucher ends', async () => {
  const who = await givenSaver(100)
  const reward = await givenReward({ stock: 1 })
  const { body } = await press(who, reward)
  await Promise.all([takeBackRedemption(body.data._id), takeBackRedemption(body.data._id)])
  expect([await balance(who), await left(reward)]).toEqual([100, 1])
  const list = await ask(who, 'GET', '/user/me/rewards')
  expect(list.body.data).toMatchObject([{ state: 'taken_back' }])
})
