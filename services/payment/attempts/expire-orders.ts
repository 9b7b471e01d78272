import { database, persistentTransaction } from '../../database'
import { log } from '../../log'
import { lockOrder, moveOrder, overdueOrders } from '../../order'
import { queryAndSettle } from '../results/poll-payments'
import { attemptsOf } from './attempts'
import { isOnline } from '../methods'
import { isDown } from '../results/query-provider'
import { PollingRound } from '../results/polling-round'

const BATCH = 100
/** Orders that are ended at the same time: each may wait for its provider. */
const AT_ONCE = 4
/** How long an order outlives its due time while its payment is unknown. Money that comes later is refunded. */
const PATIENCE_MS = 3_600_000

/**
 * The job `expire-orders`: ends orders not paid in time and releases what they reserved (BUY-12). Those that cannot be ended yet are
 * passed over, so that they keep no other order waiting.
 */
export async function expireOrders(): Promise<void> {
  const round = new PollingRound()
  let passed = 0
  while (!round.isOver) {
    const ids = await overdueOrders(database(), new Date(), BATCH, passed)
    if (ids.length === 0) return
    passed += await expireAll(ids, round)
  }
}

/** Gives how many were left as they were. */
async function expireAll(ids: readonly string[], round: PollingRound): Promise<number> {
  const queue = ids.values()
  let left = 0
  const work = async () => {
    for (const id of queue) if (round.isOver || !(await hasEnded(id, round))) left++
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return left
}

async function hasEnded(orderId: string, round: PollingRound): Promise<boolean> {
  try {
    return await expireOrder(orderId, round)
  } catch (error) {
    log.error({ err: error, order_id: orderId }, 'an order could not be ended')
    return false
  }
}

/** False while the order waits on. */
async function expireOrder(orderId: string, round: PollingRound): Promise<boolean> {
  const isKnown = await queryOpenPayments(orderId, round)
  return persistentTransaction(async (tx) => {
    const { unpaid_until } = await lockOrder(tx, orderId)
    // Paid or retried since it was found.
    if (unpaid_until === null || unpaid_until.getTime() > Date.now()) return true
    if (!isKnown && Date.now() < unpaid_until.getTime() + PATIENCE_MS) return false
    const wish = { orderId, event: 'expire', by: 'clock', actor: 'clock', reason: 'payment_expired' } as const
    return (await moveOrder(tx, wish)).moved
  })
}

/** Queries the open payments of an order. False when a result cannot be known now. */
async function queryOpenPayments(orderId: string, round: PollingRound): Promise<boolean> {
  let isKnown = true
  for (const attempt of await attemptsOf(database(), orderId)) {
    const { method, state, reference } = attempt
    if (state !== 'pending' || !isOnline(method)) continue
    try {
      if (round.isDown(method)) isKnown = false
      else await queryAndSettle(attempt)
    } catch (error) {
      if (!isDown(error)) log.error({ err: error, reference }, 'a payment could not be asked for')
      round.noteFault(method)
      isKnown = false
    }
  }
  return isKnown
}
