import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { countAttempt, countAttempts, defineLimits, forgiveAttempt, mayAttempt } from '@/services/limits'
import { useDatabase } from './database'

useDatabase()

const { narrow, wide } = defineLimits({
  narrow: { points: 3, duration: 60 },
  wide: { points: 5, duration: 3_600 },
})
const refused = { code: 'TOO_MANY_REQUESTS', status: 429 }

it('counts concurrent attempts', async () => {
  const key = randomUUID()
  const allowed = await Promise.all(Array.from({ length: 12 }, () => mayAttempt(narrow, key)))
  expect(allowed.filter(Boolean)).toHaveLength(3)
  expect(await mayAttempt(narrow, randomUUID())).toBe(true)
})

it('returns an attempt, and counts several in one call', async () => {
  const key = randomUUID()
  await countAttempt(narrow, key, 3)
  await expect(countAttempt(narrow, key)).rejects.toMatchObject(refused)
  await forgiveAttempt(narrow, key)
  await forgiveAttempt(narrow, key)
  await countAttempt(narrow, key)
})

it('counts several limits in one statement and refuses when one is exceeded', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const both = () =>
    countAttempts([
      { limit: wide, key: one },
      { limit: narrow, key: other },
    ])
  for (let turn = 0; turn < 3; turn++) await both()
  await expect(both()).rejects.toMatchObject(refused)
  await countAttempt(wide, one)
  await expect(countAttempt(wide, one)).rejects.toMatchObject(refused)
})

it('resets after its duration', async () => {
  const key = randomUUID()
  await countAttempt(narrow, key, 3)
  await database().execute(
    sql`UPDATE shop.rate_limits SET expire = ${Date.now()} WHERE key = ${`narrow:${key}`}`,
  )
  await countAttempt(narrow, key)
})
