import { database, databasePool, transaction } from '@/services/database'
import { expiringPointsOf, grantPoints, pointsOf, returnPoints, spendPoints } from '@/services/loyalty'
import { useDatabase } from '../database'
import { brokenBooks } from './books'

useDatabase()
afterEach(async () => expect(await brokenBooks()).toEqual([]))

let users = 0

/** A member with lots of ten points each, which end after so many days. */
async function givenLots(...days: number[]): Promise<number> {
  const userId = ++users
  for (const index of days.keys()) await grant(userId, 10, `${userId}-${index}`)
  for (const [index, day] of days.entries()) await endLot(`${userId}-${index}`, day)
  return userId
}

const grant = (userId: number, points: number, reference: string) =>
  transaction((tx) => grantPoints(tx, { userId, points, reason: 'gesture', reference }))

const endLot = (reference: string, days: number) =>
  databasePool().query(
    `UPDATE loyalty.lots SET expires_at = now() + make_interval(days => $2)
     FROM loyalty.transactions WHERE id = transaction_id AND reference = $1`,
    [reference, days],
  )

const spend = (userId: number, points: number, reference: string) =>
  transaction((tx) => spendPoints(tx, { userId, points, reference }))
const giveBack = (userId: number, reference: string) =>
  transaction((tx) => returnPoints(tx, { userId, reference }))
const balance = (userId: number) => pointsOf(database(), userId)

/** What is left in the lots, in the order in which they came. */
const lotsOf = async (userId: number) =>
  (
    await databasePool().query<{ remaining: number }>(
      'SELECT remaining FROM loyalty.lots WHERE user_id = $1 ORDER BY transaction_id',
      [userId],
    )
  ).rows.map(({ remaining }) => remaining)

const daysLeft = async (userId: number) =>
  (await expiringPointsOf(database(), userId)).map(({ points, expires_at }) => [
    points,
    Math.floor((Date.parse(expires_at) - Date.now()) / 86_400_000),
  ])

it('spends first what expires first, and gives it back to where it came from (BUY-13)', async () => {
  const userId = await givenLots(200, 20, 60)
  await spend(userId, 15, `first-${userId}`)
  expect(await lotsOf(userId)).toEqual([10, 0, 5])
  await spend(userId, 10, `second-${userId}`)
  expect(await lotsOf(userId)).toEqual([5, 0, 0])
  await giveBack(userId, `first-${userId}`)
  expect(await lotsOf(userId)).toEqual([5, 10, 5])
  expect(await balance(userId)).toBe(20)
})

it('grants points until the end of the month a year later, in Vietnam', async () => {
  const userId = await givenLots()
  await grant(userId, 3, 'a-year')
  const { rows } = await databasePool().query<{ end: string; months: number }>(
    `SELECT to_char(expires_at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'HH24:MI:SS') AS end,
       (extract(year FROM age(date_trunc('month', expires_at AT TIME ZONE 'Asia/Ho_Chi_Minh'),
         date_trunc('month', now() AT TIME ZONE 'Asia/Ho_Chi_Minh'))) * 12)::int AS months
     FROM loyalty.lots WHERE user_id = $1`,
    [userId],
  )
  expect(rows).toEqual([{ end: '23:59:59', months: 12 }])
})

it.each([
  ['2026-11-30T16:59:59Z', '2027-11-30T16:59:59Z'],
  ['2026-11-30T17:00:00Z', '2027-12-31T16:59:59Z'],
  ['2027-02-28T20:00:00Z', '2028-03-31T16:59:59Z'],
  ['2027-02-10T00:00:00Z', '2028-02-29T16:59:59Z'],
])('lets points of %s end at %s', async (granted, end) => {
  const { rows } = await databasePool().query<{ end: Date }>(`SELECT loyalty.end_of_month($1, 12) AS end`, [
    granted,
  ])
  expect(rows[0]?.end.toISOString()).toBe(new Date(end).toISOString())
})

it('neither shows nor spends points that have ended, before the job took them off', async () => {
  const userId = await givenLots(-1, 30)
  expect(await balance(userId)).toBe(10)
  await expect(spend(userId, 11, `too-much-${userId}`)).rejects.toMatchObject({ details: { balance: 10 } })
  await spend(userId, 10, `all-${userId}`)
  expect(await lotsOf(userId)).toEqual([0, 0])
  const { rows } = await databasePool().query(
    `SELECT reason, points, balance_after FROM loyalty.transactions JOIN loyalty.postings ON id = transaction_id AND account = 'member'
     WHERE user_id = $1 AND points < 0 ORDER BY id`,
    [userId],
  )
  expect(rows).toEqual([
    { reason: 'expired', points: -10, balance_after: 10 },
    { reason: 'order-spent', points: -10, balance_after: 0 },
  ])
})

it('gives returned points that ended meanwhile seven more days, and others their own end', async () => {
  const userId = await givenLots(3, 40)
  await spend(userId, 15, `held-${userId}`)
  await endLot(`${userId}-0`, -1)
  await giveBack(userId, `held-${userId}`)
  expect(await daysLeft(userId)).toEqual([
    [10, expect.any(Number)],
    [10, 39],
  ])
  const [[, days = 0] = []] = await daysLeft(userId)
  expect([7, 8]).toContain(Number(days) + 1)
  expect(await balance(userId)).toBe(20)
})

it('gives the same points more time once', async () => {
  const userId = await givenLots(1)
  await spend(userId, 10, `one-${userId}`)
  await giveBack(userId, `one-${userId}`)
  await spend(userId, 10, `two-${userId}`)
  await databasePool().query(
    `UPDATE loyalty.lots SET expires_at = now() - interval '1 hour' WHERE user_id = $1 AND is_extension`,
    [userId],
  )
  await giveBack(userId, `two-${userId}`)
  expect(await balance(userId)).toBe(0)
})

it('takes back what an order brought, not what would expire first', async () => {
  const userId = await givenLots(5)
  const move = (reason: 'order-earned' | 'order-revoked', points: number) =>
    transaction((tx) => grantPoints(tx, { userId, points, reason, reference: `order-${userId}` }))
  await move('order-earned', 7)
  await move('order-revoked', -7)
  expect(await lotsOf(userId)).toEqual([10, 0])
})

it('owes points that were spent when they are taken back, and pays them with the next ones', async () => {
  const userId = await givenLots(5)
  await spend(userId, 8, `spent-${userId}`)
  const takeBack = { userId, points: -10, reason: 'gesture-taken-back', reference: `${userId}` } as const
  expect(await transaction((tx) => grantPoints(tx, takeBack))).toBe(true)
  expect(await transaction((tx) => grantPoints(tx, takeBack))).toBe(false)
  expect(await balance(userId)).toBe(-8)
  await expect(spend(userId, 1, `none-${userId}`)).rejects.toMatchObject({ details: { balance: -8 } })
  await grant(userId, 5, `more-${userId}`)
  expect([await balance(userId), await lotsOf(userId)]).toEqual([-3, [0, 0]])
  await giveBack(userId, `spent-${userId}`)
  expect(await balance(userId)).toBe(5)
})

it('refuses points of the wrong direction', async () => {
  const wrong = { userId: 1, points: 5, reason: 'order-spent', reference: 'wrong' } as const
  await expect(transaction((tx) => grantPoints(tx, wrong))).rejects.toThrow(RangeError)
})

describe('the database', () => {
  const run = (statement: string) => databasePool().query(statement)

  it.each([
    [
      'a side without the other',
      `INSERT INTO loyalty.postings VALUES ((SELECT max(id) FROM loyalty.transactions), 'games', 5)`,
    ],
    [
      'a movement without sides',
      `INSERT INTO loyalty.transactions (user_id, reason, reference) VALUES (1, 'gesture', 'alone')`,
    ],
    ['a changed side', `UPDATE loyalty.postings SET points = points + 1`],
    ['a deleted movement', `DELETE FROM loyalty.transactions`],
    ['a movement of another member', `UPDATE loyalty.transactions SET user_id = 99`],
    ['a balance of its own', `UPDATE loyalty.balances SET points = points + 1`],
    ['a lot of its own', `UPDATE loyalty.lots SET remaining = points WHERE remaining = 0`],
    [
      'a balance below zero',
      `SELECT loyalty.record_movement(1, -1000, 'order-spent', 'below', 'payments', false, NULL, NULL, NULL)`,
    ],
  ])('refuses %s', async (_, statement) => {
    await expect(run(statement)).rejects.toThrow(/append-only|do not sum to zero|in lots|below zero/)
  })
})
