import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { database, databasePool } from '@/services/database'
import { grantPoints, pointsOf } from '@/services/loyalty'
import { useDatabase } from '../database'
import { until } from '../until'
import { brokenBooks } from './books'

useDatabase()

const SPENDINGS = 300
const USER = 7

/** Starts the spender in a group of its own: tsx runs it in a child process. */
const start = (): ChildProcess =>
  spawn('node_modules/.bin/tsx', ['tests/services/loyalty/spender.ts', String(USER), String(SPENDINGS)], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: 'ignore',
    detached: true,
  })

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

async function spent(): Promise<number> {
  const { rows } = await databasePool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM loyalty.transactions WHERE reason = 'order-spent'`,
  )
  return rows[0]?.count ?? 0
}

/** Keeps points from being written until it is called. */
async function blockPoints(): Promise<() => Promise<void>> {
  const client = await databasePool().connect()
  await client.query('BEGIN; LOCK TABLE loyalty.postings IN SHARE MODE')
  return async () => {
    await client.query('COMMIT')
    client.release()
  }
}

async function isBlocked(): Promise<boolean> {
  const { rows } = await databasePool().query(
    `SELECT FROM pg_locks WHERE relation = 'loyalty.postings'::regclass AND NOT granted`,
  )
  return rows.length > 0
}

it('kill -9 in the middle of spending and returning loses nothing and doubles nothing', async () => {
  for (let lot = 0; lot < 30; lot += 1)
    await grantPoints(database(), { userId: USER, points: 50, reason: 'gesture', reference: `lot-${lot}` })
  for (let round = 0; round < 4; round += 1) {
    const before = await spent()
    const child = start()
    await until(async () => (await spent()) > before)
    const unblock = await blockPoints()
    await until(isBlocked)
    if (round % 2 === 1) {
      await unblock()
      await setTimeout(3)
      await kill(child)
    } else {
      await kill(child)
      await unblock()
    }
    expect(await brokenBooks()).toEqual([])
  }
  expect(await spent()).toBeLessThan(SPENDINGS)
  const last = start()
  expect(await once(last, 'exit')).toEqual([0, null])
  expect(await spent()).toBe(SPENDINGS)
  expect(await pointsOf(database(), USER)).toBe(1_500 - 200 * 3)
  expect(await brokenBooks()).toEqual([])
}, 120_000)
