import { database, databasePool, transaction } from '@/services/database'
import { grantPoints, pointsOf } from '@/services/loyalty'
import { loyaltyApp } from '@/services/loyalty/app'
import { loyaltyPersonalData } from '@/services/loyalty/personal-data'
import { call, givenMember } from '../account/given-member'
import { useDatabase } from '../database'
import { givenGoods, givenOrder } from '../order/given-order'
import { brokenBooks } from './books'

useDatabase()

const points = async (who: { authorization: string }, path = '/points') =>
  (await call(loyaltyApp, 'GET', path, { who })).body

it('needs a session', async () => {
  for (const path of ['/points', '/points/history'])
    expect((await call(loyaltyApp, 'GET', path)).status).toBe(401)
  expect((await call(loyaltyApp, 'GET', '/ways-to-earn')).status).toBe(200)
})

it('shows the balance with what expires in the next 90 days', async () => {
  const who = await givenMember()
  expect((await points(who)).data).toMatchObject({ balance: 0, expiring: [] })
  for (const [reference, days] of [
    ['soon', 20],
    ['later', 89],
    ['far', 91],
  ] as const) {
    await grantPoints(database(), { userId: who.id, points: 10, reason: 'gesture', reference })
    await databasePool().query(
      `UPDATE loyalty.lots SET expires_at = now() + make_interval(days => $2)
       FROM loyalty.transactions WHERE id = transaction_id AND reference = $1`,
      [reference, days],
    )
  }
  const { data } = await points(who)
  expect(data).toMatchObject({ balance: 30, expiring: [{ points: 10 }, { points: 10 }] })
  const [soon, later] = data.expiring.map(({ expires_at }: { expires_at: string }) => Date.parse(expires_at))
  expect(soon).toBeLessThan(later)
})

it('lists the history, newest first, with the code of the order and the balance after each', async () => {
  const who = await givenMember()
  await grantPoints(database(), { userId: who.id, points: 40, reason: 'gesture', reference: 'history' })
  const order = await givenOrder(await givenGoods(), { user_id: who.id, points_used: 15 })
  const page = await points(who, '/points/history?limit=1')
  expect(page).toMatchObject({ total: 2, limit: 1, skip: 0 })
  expect(page.data).toEqual([
    {
      id: expect.any(Number),
      points: -15,
      reason: 'order-spent',
      reference: order.id,
      order_code: order.reference_code,
      expires_at: null,
      created_at: expect.any(String),
      balance_after: 25,
    },
  ])
  const [first] = (await points(who, '/points/history?skip=1')).data
  expect(first).toMatchObject({ points: 40, reason: 'gesture', order_code: null, balance_after: 40 })
  expect(Date.parse(first.expires_at)).toBeGreaterThan(Date.now() + 300 * 86_400_000)
  expect((await call(loyaltyApp, 'GET', '/points/history?limit=0', { who })).status).toBe(400)
})

it('says how points are earned by the rules that act (GAM-03)', async () => {
  const ways = (await call(loyaltyApp, 'GET', '/ways-to-earn')).body.data
  expect(ways).toEqual(
    expect.arrayContaining([
      { way: 'order', points: 1, per_amount: 50_000, link: '/' },
      expect.objectContaining({ way: 'review', points: 20, per_amount: null }),
      expect.objectContaining({ way: 'birthday', points: 50, per_amount: null }),
    ]),
  )
})

it('voids the points of a member who leaves, and keeps no word about them', async () => {
  const who = await givenMember()
  await grantPoints(database(), {
    userId: who.id,
    points: 40,
    reason: 'gesture',
    reference: 'leaving',
    note: 'chị Lan gọi điện',
  })
  await transaction((tx) => loyaltyPersonalData.erase(tx, who.id))
  expect(await pointsOf(database(), who.id)).toBe(0)
  const { rows } = await databasePool().query('SELECT FROM loyalty.transactions WHERE note IS NOT NULL')
  expect(rows).toEqual([])
  expect(await brokenBooks()).toEqual([])
})
