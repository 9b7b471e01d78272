import { database, transaction } from '@/services/database'
import { grantPoints, pointsOf, returnPoints, spendPoints } from '@/services/loyalty'
import { useDatabase } from '../database'

useDatabase()

let users = 0
async function givenPoints(points: number): Promise<number> {
  const userId = ++users
  await grantPoints(database(), { userId, points, reason: 'gesture', reference: String(userId) })
  return userId
}

const spend = (userId: number, points: number, reference: string) =>
  transaction((tx) => spendPoints(tx, { userId, points, reference }))
const giveBack = (userId: number, reference: string) =>
  transaction((tx) => returnPoints(tx, { userId, reference }))
const balance = (userId: number) => pointsOf(database(), userId)

it('spends points once for each order (BUY-06)', async () => {
  const userId = await givenPoints(100)
  await spend(userId, 30, 'order-1')
  await spend(userId, 30, 'order-1')
  await spend(userId, 20, 'order-1:2')
  expect(await balance(userId)).toBe(50)
})

it('refuses more points than the balance, and reports the balance', async () => {
  const userId = await givenPoints(20)
  await expect(spend(userId, 21, 'order-2')).rejects.toMatchObject({
    code: 'POINTS_SHORT',
    status: 409,
    details: { balance: 20 },
  })
  expect(await balance(userId)).toBe(20)
})

it('returns spent points once, and nothing when none were spent', async () => {
  const userId = await givenPoints(50)
  const other = await givenPoints(50)
  await spend(userId, 40, 'order-3')
  await giveBack(other, 'order-3')
  await giveBack(userId, 'order-3')
  await giveBack(userId, 'order-3')
  await giveBack(userId, 'order-never')
  expect([await balance(userId), await balance(other)]).toEqual([50, 50])
})

it('accepts zero points, and refuses fractions and negative points', async () => {
  const userId = await givenPoints(5)
  await spend(userId, 0, 'order-4')
  for (const points of [-1, 1.5, Number.NaN]) {
    await expect(spend(userId, points, 'order-5')).rejects.toThrow(RangeError)
  }
  expect(await balance(userId)).toBe(5)
})

it('never becomes negative with concurrent orders', async () => {
  const userId = await givenPoints(100)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => spend(userId, 15, `parallel-${index}`)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(await balance(userId)).toBe(10)
}, 30_000)

it('spends once for concurrent submissions of one order', async () => {
  const userId = await givenPoints(100)
  await Promise.all(Array.from({ length: 10 }, () => spend(userId, 15, 'same')))
  expect(await balance(userId)).toBe(85)
}, 30_000)
