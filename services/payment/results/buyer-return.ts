import { DomainError, notFound } from '@/domain/error'
import { database } from '../../database'
import { log } from '../../log'
import { orderFacts, orderKey } from '../../order'
import { queryAndSettle } from './poll-payments'
import { type Attempt, attemptByReference, attemptsOf, hasComeToNothing } from '../attempts/attempts'
import { onlineMethod } from '../methods'
import type { Verdict } from '../port'
import { isDown } from './query-provider'
import { sealedReference } from './return-seal'
import { settle } from './settle'
import { readVerdict } from './webhook'

export interface Returned {
  order_id: string
  /** as the order stands, which may be more than this attempt says */
  state: 'paid' | 'failed' | 'pending'
  method: string
  /** a guest's, where the shop itself sent the buyer out */
  key: string | null
}

/** The verdict in the address of a return; null when it cannot be read. */
function verdictIn(method: string, query: URLSearchParams): Verdict | null {
  try {
    return readVerdict(() => onlineMethod(method).readReturn(query))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'BAD_REQUEST') return null
    throw error
  }
}

/** Queries the provider, as its return is no evidence. A provider that does not answer now is polled later. */
async function queryReturned(attempt: Attempt): Promise<void> {
  if (attempt.state !== 'pending') return
  try {
    await queryAndSettle(attempt)
  } catch (error) {
    if (!isDown(error)) throw error
    log.warn({ reference: attempt.reference }, 'a returned payment could not be asked for')
  }
}

/**
 * Handles a buyer's return from a provider's page. The verdict in the address is settled if the provider signed it; otherwise the provider is
 * asked, if the shop's own seal shows that the buyer was sent there. @throws NOT_FOUND (404), PAYMENT_METHOD_OFF (404)
 */
export async function handleReturn(method: string, query: URLSearchParams): Promise<Returned> {
  const verdict = verdictIn(method, query)
  const sealed = sealedReference(query)
  const reference = verdict?.reference ?? sealed
  const attempt = reference === null ? null : await attemptByReference(database(), reference)
  if (!attempt) throw notFound('payment')
  if (verdict) await settle(method, 'return', verdict)
  else await queryReturned(attempt)
  return { ...(await standing(attempt)), key: await keyFor(attempt, sealed) }
}

async function standing({ id, order_id, method }: Attempt) {
  const order = await orderFacts(database(), order_id)
  const attempts = await attemptsOf(database(), order_id)
  const place = attempts.findIndex((one) => one.id === id)
  const attempt = attempts[place]
  // The buyer paid again since. An older attempt was left for this one: the order may still be paid by it, but its buyer does not wait.
  const isWaited = attempts.slice(place + 1).some(({ state }) => state === 'pending')
  const hasFailed = attempt !== undefined && hasComeToNothing(attempt)
  const isOver = !order.is_paid && order.unpaid_until === null
  const state = order.is_paid ? 'paid' : isOver || (hasFailed && !isWaited) ? 'failed' : 'pending'
  return { order_id, method, state } satisfies Omit<Returned, 'key'>
}

/** An address a browser remembers is no key to the order for ever. */
const KEY_MS = 2 * 3_600_000

async function keyFor(
  { order_id, reference, created_at }: Attempt,
  sealed: string | null,
): Promise<string | null> {
  if (sealed !== reference || Date.now() > created_at.getTime() + KEY_MS) return null
  const { user_id } = await orderFacts(database(), order_id)
  return user_id === null ? orderKey(order_id) : null
}
