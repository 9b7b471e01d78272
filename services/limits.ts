import { lt, sql } from 'drizzle-orm'
import { DomainError, tooManyRequests } from '@/domain/error'
import { settings } from '@/settings'
import { database } from './database'
import { rate_limits } from './database/schema'

/**
 * How often one network address, or one member, may call: attempts within seconds. Wide enough for many members behind one address, as
 * mobile networks have; what guards a single account are its own lock and quotas. A module defines its own in its limits.ts.
 */
export interface Limit {
  /** counters are kept under it, so no two limits of the backend have the same */
  readonly name: string
  readonly points: number
  /** seconds */
  readonly duration: number
}

/** Names the limits of a module. */
export const defineLimits = <Rules extends Readonly<Record<string, Omit<Limit, 'name'>>>>(
  rules: Rules,
): Readonly<Record<keyof Rules, Limit>> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { name, ...rule }])) as Record<
    keyof Rules,
    Limit
  >

/** Factor by which limits are wider here: where tests call all day from one address. */
export const limitFactor = () => settings.RATE_LIMIT_FACTOR

interface Attempt {
  limit: Limit
  /** whose: an address, a member, a number */
  key: string
  /** how many at once; negative ones are taken back */
  attempts?: number
}

interface Counter {
  key: string
  points: number
  /** when it begins again, ms since 1970 */
  expire: number
}

/** Adds to these counters in one statement; those whose time has run out begin again. Rows are locked in the order of their keys. */
async function add(attempts: readonly Attempt[]): Promise<Counter[]> {
  const now = Date.now()
  const { rows } = await database().execute<{ key: string; points: number; expire: number }>(sql`
    INSERT INTO ${rate_limits} AS counter (key, points, expire)
    SELECT key, points, expire FROM unnest(
      ${sql.param(attempts.map(({ limit, key }) => `${limit.name}:${key}`))}::text[],
      ${sql.param(attempts.map(({ attempts: count = 1 }) => count))}::integer[],
      ${sql.param(attempts.map(({ limit }) => now + limit.duration * 1_000))}::bigint[]
    ) AS attempt(key, points, expire) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counter.expire <= ${now} THEN excluded.points ELSE counter.points + excluded.points END,
      expire = CASE WHEN counter.expire <= ${now} THEN excluded.expire ELSE counter.expire END
    RETURNING key, points, expire::float8 AS expire`)
  return rows
}

/** Counts attempts under several limits, each key once. @throws TOO_MANY_REQUESTS when there were too many under any of them; all are counted */
export async function countAttempts(attempts: readonly Attempt[]): Promise<void> {
  const allowed = new Map(
    attempts.map(({ limit, key }) => [`${limit.name}:${key}`, limit.points * limitFactor()]),
  )
  const over = (await add(attempts)).filter(({ key, points }) => points > (allowed.get(key) ?? 0))
  if (over.length === 0) return
  const until = Math.max(...over.map(({ expire }) => expire))
  throw tooManyRequests(Math.max(0, until - Date.now()) / 1_000)
}

/** Counts one attempt, or several at once. @throws TOO_MANY_REQUESTS when there were too many */
export const countAttempt = (limit: Limit, key: string, attempts = 1): Promise<void> =>
  countAttempts([{ limit, key, attempts }])

/** Counts one attempt; false when there were too many. */
export async function mayAttempt(limit: Limit, key: string): Promise<boolean> {
  try {
    await countAttempt(limit, key)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/** Takes an attempt back, where only failures count: it is counted before its check, so that concurrent ones cannot pass. */
export async function forgiveAttempt(limit: Limit, key: string): Promise<void> {
  await add([{ limit, key, attempts: -1 }])
}

/** Counters that ran out of time. */
export const deleteOldAttempts = () =>
  database()
    .delete(rate_limits)
    .where(lt(rate_limits.expire, Date.now() - 3_600_000))
