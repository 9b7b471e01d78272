import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { useDatabase } from '../../database'
import { complete, kill, start, START_MS } from '../../killed-process'
import { until } from '../../until'
import { brokenBooks, givenReward, givenSaver } from './given-rewards'

useDatabase()

const TIMES = 60

const PROGRAM = 'tests/services/loyalty/rewards/redeemer.ts'

async function counted() {
  const { rows } = await database().execute<{ redeemed: number; left: number }>(
    sql`SELECT (SELECT count(*)::int FROM loyalty.redemptions) AS redeemed, stock - redeemed AS left FROM loyalty.rewards`,
  )
  return rows[0] ?? { redeemed: 0, left: 0 }
}

it('kill -9 in the middle of redemptions loses nothing and doubles nothing', async () => {
  const { id } = await givenSaver(40 * TIMES)
  const reward = await givenReward({ stock: TIMES + 5 })
  for (let round = 0; round < 3; round += 1) {
    const { redeemed: before } = await counted()
    const child = start(PROGRAM, [id, reward, TIMES])
    await until(async () => (await counted()).redeemed > before, START_MS)
    await kill(child)
    const { redeemed, left } = await counted()
    expect(redeemed + left).toBe(TIMES + 5)
    expect(await brokenBooks()).toEqual([])
  }
  expect((await counted()).redeemed).toBeLessThan(TIMES)
  await complete(PROGRAM, [id, reward, TIMES])
  expect(await counted()).toEqual({ redeemed: TIMES, left: 5 })
  expect(await pointsOf(database(), id)).toBe(0)
  expect(await brokenBooks()).toEqual([])
}, 120_000)
