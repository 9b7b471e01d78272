import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '@/domain/error'
import { databasePool } from './database'

/**
 * How often one network address, or one member, may knock: attempts within seconds. Wide enough for many members behind one address,
 * as mobile networks have; what guards a single account are its own lock and quotas.
 */
const RULES = {
  login: { points: 300, duration: 600 },
  register: { points: 200, duration: 3_600 },
  /** one-time codes and reset mails */
  code: { points: 300, duration: 3_600 },
  /** guesses of a one-time code */
  guess: { points: 300, duration: 600 },
  /** questions whether an address or number is registered */
  lookup: { points: 300, duration: 600 },
  /** wrong current passwords of one member */
  'current-password': { points: 5, duration: 900 },
} as const
export type Limit = keyof typeof RULES

const limiters = new Map<Limit, RateLimiterPostgres>()

function limiterOf(name: Limit): RateLimiterPostgres {
  let limiter = limiters.get(name)
  if (!limiter) {
    const { points, duration } = RULES[name]
    limiter = new RateLimiterPostgres({
      // The pool may be closed and opened anew: the limiter asks for the one of the moment.
      storeClient: { query: (...query: [never]) => databasePool().query(...query) },
      storeType: 'pool',
      schemaName: 'shop',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: points * Number(process.env.RATE_LIMIT_FACTOR ?? 1),
      duration,
    })
    limiters.set(name, limiter)
  }
  return limiter
}

/** Counts one attempt. @throws TOO_MANY_REQUESTS when there were too many */
export async function countAttempt(name: Limit, key: string): Promise<void> {
  try {
    await limiterOf(name).consume(key)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext / 1_000)
    throw refusal
  }
}

/** Refuses without counting, for limits that count failures alone. @throws TOO_MANY_REQUESTS */
export async function refuseWhenUsedUp(name: Limit, key: string): Promise<void> {
  const state = await limiterOf(name).get(key)
  if (state && state.remainingPoints <= 0) throw tooManyRequests(state.msBeforeNext / 1_000)
}

/** Counters that ran out of time. */
export const forgetOldAttempts = () =>
  databasePool().query('DELETE FROM shop.rate_limits WHERE expire < $1', [Date.now() - 3_600_000])
