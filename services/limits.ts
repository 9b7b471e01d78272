import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError, tooManyRequests } from '@/domain/error'
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
  /** numbers and addresses that got their first code of the day from here */
  target: { points: 100, duration: 3_600 },
  /** pictures one member may send */
  upload: { points: 60, duration: 3_600 },
  /** guesses of a code by browsers that did not ask for it */
  'foreign-guess': { points: 5, duration: 600 },
  /** mails that say an address was never proved */
  'unproved-mail': { points: 5, duration: 86_400 },
  /** new numbers one member asks codes for */
  'change-number': { points: 10, duration: 3_600 },
  /** guesses of a one-time code */
  guess: { points: 300, duration: 600 },
  /** questions whether an address or number is registered */
  lookup: { points: 300, duration: 600 },
  /** codes of vouchers that were wrong, by one member or from one network */
  'voucher-code': { points: 40, duration: 600 },
  /** presses of a member, of a guest's device, of the number a guest gave */
  order: { points: 30, duration: 3_600 },
  /** presses of guests from one network: whoever drops the device's cookie is still there */
  'order-network': { points: 300, duration: 3_600 },
  /** new payments of one order */
  retry: { points: 20, duration: 3_600 },
  /** proofs of transfer of one order */
  proof: { points: 20, duration: 86_400 },
  /** buyers who come back from a provider, from one network */
  return: { points: 300, duration: 600 },
  /** searches and choices that pages tell of, from one network */
  'search-record': { points: 1_200, duration: 3_600 },
  /** what pages saw, from one network */
  action: { points: 10_000, duration: 600 },
  /** wishes to be told of stock or sales, by one member or from one network */
  alert: { points: 60, duration: 3_600 },
  /** the same for one address, whoever has them */
  'alert-address': { points: 40, duration: 86_400 },
  /** wrong current passwords of one member */
  'current-password': { points: 5, duration: 900 },
} as const
export type Limit = keyof typeof RULES

/** By how much limits are wider here: where tests knock all day from one place. */
export const limitFactor = () => Number(process.env.RATE_LIMIT_FACTOR ?? 1)

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
      points: points * limitFactor(),
      duration,
    })
    limiters.set(name, limiter)
  }
  return limiter
}

/** Counts one attempt, or several at once. @throws TOO_MANY_REQUESTS when there were too many */
export async function countAttempt(name: Limit, key: string, attempts = 1): Promise<void> {
  try {
    await limiterOf(name).consume(key, attempts)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext / 1_000)
    throw refusal
  }
}

/** Counts one attempt; false when there were too many. */
export async function mayAttempt(name: Limit, key: string): Promise<boolean> {
  try {
    await countAttempt(name, key)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/** Takes an attempt back, where only failures count: it is counted before it is known to be right, so that many at once cannot pass. */
export async function forgiveAttempt(name: Limit, key: string): Promise<void> {
  await limiterOf(name).reward(key)
}

/** Counters that ran out of time. */
export const forgetOldAttempts = () =>
  databasePool().query('DELETE FROM shop.rate_limits WHERE expire < $1', [Date.now() - 3_600_000])
