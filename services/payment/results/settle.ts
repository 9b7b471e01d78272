import { INTEGER_MAX } from '@/domain/constants'
import { type Database, persistentTransaction } from '../../database'
import { log } from '../../log'
import { lockOrder, moveOrder, noteSurplus } from '../../order'
import {
  type Attempt,
  attemptByReference,
  changeAttempt,
  storeProviderReference,
  lockAttempts,
} from '../attempts/attempts'
import { isSameProvider } from '../methods'
import type { Outcome, Verdict } from '../port'
import { SURPLUS } from '../refunds/begin-refund'
import { queueRefund } from '../refunds/queue-refund'
import { notifications } from '../schema'

/** Source of a verdict: the buyer's return, the provider's webhook, or its answer to our query. */
export type Source = (typeof notifications.$inferInsert)['source']

interface Settled {
  outcome: Outcome
  /** null for an unknown payment */
  orderId: string | null
}

/** The money is here or was: nothing a provider says later changes that. */
const TAKEN: readonly Attempt['state'][] = ['paid', 'surplus', 'refunding', 'refunded']

/**
 * Settles a provider's verdict, once, in whatever order and however often verdicts come: the payment, the order it pays, and
 * what follows from both change together or not at all. Money for an order that is paid or has ended is sent back.
 * @param method the payment method whose webhook or return brought the verdict
 */
export function settle(method: string, source: Source, verdict: Verdict): Promise<Settled> {
  return persistentTransaction(async (tx) => {
    const known = await attemptByReference(tx, verdict.reference)
    const isKnown = known !== null && isSameProvider(known.method, method)
    const outcome = isKnown ? await apply(tx, known.order_id, verdict) : 'unknown-order'
    // A query without a new result is not recorded.
    if (source !== 'query' || verdict.state !== 'pending') await note(tx, method, source, verdict, outcome)
    return { outcome, orderId: isKnown ? known.order_id : null }
  })
}

async function note(tx: Database, method: string, source: Source, verdict: Verdict, outcome: Outcome) {
  const { reference, state } = verdict
  const amount = Math.min(verdict.amount, INTEGER_MAX)
  await tx.insert(notifications).values({ method, source, reference, state, amount, outcome })
}

async function apply(tx: Database, orderId: string, verdict: Verdict): Promise<Outcome> {
  await lockOrder(tx, orderId)
  const attempts = await lockAttempts(tx, orderId)
  const attempt = attempts.find(({ reference }) => reference === verdict.reference)
  if (!attempt) return 'unknown-order'
  if (verdict.amount !== attempt.amount) {
    log.error({ reference: verdict.reference, state: verdict.state }, 'payment of another amount')
    if (verdict.state === 'paid') await sendBackOther(tx, attempt, verdict)
    return 'wrong-amount'
  }
  if (verdict.state === 'pending') return 'accepted'
  if (verdict.state === 'paid') return takeMoney(tx, attempt, verdict)
  if (attempt.state !== 'pending') return 'duplicate'
  await changeAttempt(tx, attempt.id, { state: verdict.state })
  const isWaited = attempts.some(({ id, state }) => id !== attempt.id && state === 'pending')
  if (!isWaited) await endOrder(tx, attempt)
  return 'accepted'
}

async function takeMoney(tx: Database, attempt: Attempt, verdict: Verdict): Promise<Outcome> {
  const { id, order_id } = attempt
  if (TAKEN.includes(attempt.state)) {
    await storeProviderReference(tx, id, verdict.providerReference)
    return 'duplicate'
  }
  const move = await moveOrder(tx, { orderId: order_id, event: 'pay', by: 'payment', actor: `payment:${id}` })
  await changeAttempt(tx, id, {
    state: move.moved ? 'paid' : 'surplus',
    provider_reference: verdict.providerReference ?? attempt.provider_reference,
    paid_at: verdict.paidAt ?? new Date(),
  })
  if (move.moved) return 'accepted'
  log.warn({ reference: attempt.reference, refusal: move.refusal }, 'payment goes back')
  await sendBack(tx, attempt)
  return 'accepted'
}

/** Money came, and not what was asked for: it pays for nothing, and goes back as it came. The row says from now on what is held. */
async function sendBackOther(tx: Database, attempt: Attempt, { amount, ...verdict }: Verdict): Promise<void> {
  if (TAKEN.includes(attempt.state) || amount < 1 || amount > INTEGER_MAX) return
  await changeAttempt(tx, attempt.id, {
    state: 'surplus',
    amount,
    provider_reference: verdict.providerReference ?? attempt.provider_reference,
    paid_at: verdict.paidAt ?? new Date(),
  })
  await sendBack(tx, { ...attempt, amount })
}

/** Has the money sent back that paid for nothing, and tells the buyer. */
async function sendBack(tx: Database, attempt: Attempt): Promise<void> {
  const { id, order_id, amount, method } = attempt
  await queueRefund(tx, attempt, SURPLUS)
  await noteSurplus(tx, {
    ...{ orderId: order_id, event: 'receive-surplus', by: 'payment', actor: `payment:${id}` },
    ...{ amount, method },
  })
}

/** The payment's failure ends the order, if it still waits; where it does not, there is nothing to end. */
async function endOrder(tx: Database, { id, order_id }: Attempt) {
  await moveOrder(tx, {
    orderId: order_id,
    event: 'cancel',
    by: 'payment',
    actor: `payment:${id}`,
    reason: 'payment_failed',
  })
}
