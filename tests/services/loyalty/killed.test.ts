import { setTimeout } from 'node:timers/promises'
import { database, databasePool } from '@/services/database'
import { grantPoints, pointsOf } from '@/services/loyalty'
import { useDatabase } from '../database'
import { blockWrites, complete, kill, start } from '../killed-process'
import { brokenBooks } from './books'

useDatabase()

const SPENDINGS = 300
const USER = 7

const PROGRAM = 'tests/services/loyalty/spender.ts'
const WORDS = [USER, SPENDINGS]

async function spent(): Promise<number> {
  const { rows } = await databasePool().query<{ count: number }>(
    `SELECT count(*)::int AS count FROM loyalty.transactions WHERE reason = 'order-spent'`,
  )
  return rows[0]?.count ?? 0
}

it('kill -9 in the middle of spending and returning loses nothing and doubles nothing', async () => {
  for (let lot = 0; lot < 30; lot += 1)
    await grantPoints(database(), { userId: USER, points: 50, reason: 'gesture', reference: `lot-${lot}` })
  for (let round = 0; round < 4; round += 1) {
    const before = await spent()
    const writes = await blockWrites('loyalty.postings')
    const child = start(PROGRAM, WORDS)
    await writes.passUntil(async () => (await spent()) > before + 3)
    if (round % 2 === 1) {
      await writes.pass()
      await setTimeout(3)
    }
    await kill(child)
    await writes.release()
    await writes.rolledBack()
    expect(await brokenBooks()).toEqual([])
  }
  expect(await spent()).toBeLessThan(SPENDINGS)
  await complete(PROGRAM, WORDS)
  expect(await spent()).toBe(SPENDINGS)
  expect(await pointsOf(database(), USER)).toBe(1_500 - 200 * 3)
  expect(await brokenBooks()).toEqual([])
}, 120_000)
