import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError, tooManyRequests } from '@/domain/error'
import { settings } from '@/settings'
import { databasePool } from './database'

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

const limiters = new Map<string, RateLimiterPostgres>()

function limiterOf({ name, points, duration }: Limit): RateLimiterPostgres {
  let limiter = limiters.get(name)
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      // The pool may be closed and opened again: the limiter asks for the current one.
      storeClient: { query: (...query: [never]) => databasePool().query(...query) },
      storeType: 'pool',
      schemaName: 'shop',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: points * limitFactor(),
      duration,
    })
    limiters.set(name, limiter)
  }
  return limiter
}

/** Counts one attempt, or several at once. @throws TOO_MANY_REQUESTS when there were too many */
export async function countAttempt(limit: Limit, key: string, attempts = 1): Promise<void> {
  try {
    await limiterOf(limit).consume(key, attempts)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext / 1_000)
    throw refusal
  }
}

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
  await limiterOf(limit).reward(key)
}

/** Counters that ran out of time. */
export const deleteOldAttempts = () =>
  databasePool().query('DELETE FROM shop.rate_limits WHERE expire < $1', [Date.now() - 3_600_000])
