import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { useDatabase } from '../../database'
import { blockWrites, complete, kill, start } from '../../killed-process'
import { brokenBooks, givenReward, givenSaver } from './given-rewards'

useDatabase()

const TIMES = 60
/** Redemptions of a run before the one in which it is killed. */
const STEP = 5

const PROGRAM = 'tests/services/loyalty/rewards/redeemer.ts'
/** The first write of a redemption, one in its middle, and its last. */
const WRITES = ['loyalty.redemptions', 'loyalty.postings', 'graphile_worker._private_jobs']

async function counted() {
  const { rows } = await database().execute<{ redeemed: number; left: number }>(
    sql`SELECT (SELECT count(*)::int FROM loyalty.redemptions) AS redeemed, stock - redeemed AS left FROM loyalty.rewards`,
  )
  return rows[0] ?? { redeemed: 0, left: 0 }
}

it('kill -9 in the middle of redemptions loses nothing and doubles nothing', async () => {
  const { id } = await givenSaver(40 * TIMES)
  const reward = await givenReward({ stock: TIMES + 5 })
  let redeemed = 0
  for (const table of WRITES) {
    const writes = await blockWrites(table)
    const child = start(PROGRAM, [id, reward, TIMES])
    redeemed += STEP
    await writes.passUntil(async () => (await counted()).redeemed === redeemed)
    await kill(child)
    await writes.release()
    await writes.rolledBack()
    expect(await counted()).toEqual({ redeemed, left: TIMES + 5 - redeemed })
    expect(await brokenBooks()).toEqual([])
  }
  await complete(PROGRAM, [id, reward, TIMES])
  expect(await counted()).toEqual({ redeemed: TIMES, left: 5 })
  expect(await pointsOf(database(), id)).toBe(0)
  expect(await brokenBooks()).toEqual([])
}, 120_000)
