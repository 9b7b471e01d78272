import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { pointsOf } from '@/services/loyalty'
import { useDatabase } from '../../database'
import { until } from '../../until'
import { brokenBooks, givenReward, givenSaver } from './given-rewards'

useDatabase()

const TIMES = 60

const start = (userId: number, rewardId: number): ChildProcess =>
  spawn(
    'node_modules/.bin/tsx',
    ['tests/services/loyalty/rewards/redeemer.ts', String(userId), String(rewardId), String(TIMES)],
    // A group of its own: tsx runs the program in a child process.
    { env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'ignore', detached: true },
  )

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
    const child = start(id, reward)
    const ended = once(child, 'exit')
    await until(async () => (await counted()).redeemed > before)
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await ended
    const { redeemed, left } = await counted()
    expect(redeemed + left).toBe(TIMES + 5)
    expect(await brokenBooks()).toEqual([])
  }
  expect((await counted()).redeemed).toBeLessThan(TIMES)
  expect(await once(start(id, reward), 'exit')).toEqual([0, null])
  expect(await counted()).toEqual({ redeemed: TIMES, left: 5 })
  expect(await pointsOf(database(), id)).toBe(0)
  expect(await brokenBooks()).toEqual([])
}, 120_000)
