import { eq, sql } from 'drizzle-orm'
import { DomainError } from '@/domain/error'
import { next } from '@/domain/order/transitions'
import { database, type Database, persistentTransaction } from '../database'
import { addJob, type Tasks } from '../jobs'
import { log } from '../log'
import { contextOf, moveOrder, type OrderMove } from '../order'
import { changeAttempt, keepProviderReference } from './attempts'
import { isOnline, onlineMethod } from './methods'
import type { Refund } from './port'
import { askProvider } from './provider'
import { beginRefund, type Refunding, SURPLUS } from './refund-begin'
import { refunds } from './schema'

/** The provider's number of what was paid. A buyer's return does not always bring it, so it is asked for then. */
async function transactionNumber({ attempt }: Refunding): Promise<string> {
  if (attempt.provider_reference !== null) return attempt.provider_reference
  const told = await askProvider(attempt)
  if (!told?.providerReference) throw new Error('the provider does not name the payment that is to go back')
  await keepProviderReference(database(), attempt.id, told.providerReference)
  return told.providerReference
}

async function askBack(refunding: Refunding): Promise<Refund> {
  const { attempt, refund } = refunding
  return onlineMethod(attempt.method).refund({
    reference: attempt.reference,
    createdAt: attempt.created_at,
    paidAmount: attempt.amount,
    providerReference: await transactionNumber(refunding),
    refundReference: refund.reference,
    amount: refund.amount,
    requestedAt: refund.created_at,
    reason: `Hoàn tiền ${attempt.reference}`,
    by: 'shop',
  })
}

/** Writes down how a refund stands; with the money an order that was paid by it is refunded, too. */
async function note(
  tx: Database,
  { attempt, refund }: Refunding,
  { state, providerReference, code }: Refund,
  by: Pick<OrderMove, 'by' | 'actor'>,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ state, provider_reference: providerReference, code, updated_at: sql`now()` })
    .where(eq(refunds.id, refund.id))
  if (state !== 'refunded') return
  await changeAttempt(tx, attempt.id, { state: 'refunded' })
  if (refund.reason !== SURPLUS) await moveOrder(tx, { orderId: attempt.order_id, event: 'refund', ...by })
}

const MINUTE_MS = 60_000
/** Longer than any bank takes: after that people ask. */
const PATIENCE_MS = 14 * 86_400_000

/** Asks again later: the older a refund, the longer the pause. */
async function askAgainLater(tx: Database, { attempt, refund }: Refunding): Promise<void> {
  const age = Date.now() - refund.created_at.getTime()
  if (age > PATIENCE_MS) log.error({ reference: refund.reference }, NEEDS_PEOPLE)
  else
    await addJob(
      tx,
      'refund-payment',
      { order_id: attempt.order_id, payment_id: attempt.id, reason: refund.reason },
      {
        jobKey: `refund:${attempt.id}`,
        runAt: new Date(Date.now() + Math.min(360 * MINUTE_MS, Math.max(2 * MINUTE_MS, age / 2))),
      },
    )
}

const NEEDS_PEOPLE = 'a refund needs people: note it with refundOrder when it is done'

/**
 * The job `refund-payment`: sends money back to where it came from, under one name at every try, so that no try pays twice. Transfers and
 * cash wait for people, who note with `refundOrder` that they paid them back.
 */
export const refundPayment: NonNullable<Tasks['refund-payment']> = async (payload) => {
  const begun = await persistentTransaction((tx) => beginRefund(tx, payload))
  if (begun?.refund.state !== 'pending') return
  const { attempt } = begun
  if (!isOnline(attempt.method)) {
    log.info({ reference: attempt.reference }, 'money is to be paid back by hand')
    return
  }
  const told = await askBack(begun)
  // Locked anew: while the provider was asked, somebody may have noted the end.
  await persistentTransaction(async (tx) => {
    const now = await beginRefund(tx, { ...payload, payment_id: attempt.id })
    if (now?.refund.state !== 'pending') return
    await note(tx, now, told, { by: 'payment', actor: `payment:${attempt.id}` })
    if (told.state === 'pending') await askAgainLater(tx, now)
    if (told.state === 'failed') log.error({ reference: now.refund.reference, code: told.code }, NEEDS_PEOPLE)
  })
}

/** A refund is due from here: goods came back, or the order had ended. @throws REFUND_REFUSED */
function checkState({ order, refund }: Refunding): void {
  const told = next(order.state, 'refund', { ...contextOf(order), by: 'staff' })
  if ('refusal' in told && (told.refusal !== 'ALREADY_DONE' || refund.state === 'refunded'))
    throw new DomainError('REFUND_REFUSED', 409, 'this order cannot be refunded', { refusal: told.refusal })
}

const BY_HAND: Refund = { state: 'refunded', providerReference: null, code: 'by-hand' }

/**
 * The money of a returned or ended order goes back, said by the staff. At a provider it is asked for (`pending`); transfers, cash, and
 * what a provider refused were paid back by hand, and are noted as such. @throws NOTHING_PAID, REFUND_REFUSED (409), NOT_FOUND
 */
export function refundOrder(
  orderId: string,
  { actor, reason }: { actor: string; reason: string },
): Promise<'pending' | 'refunded'> {
  return persistentTransaction(async (tx) => {
    const begun = await beginRefund(tx, { order_id: orderId, reason })
    if (!begun) throw new DomainError('NOTHING_PAID', 409, 'nothing was paid for this order')
    checkState(begun)
    const { attempt, refund } = begun
    if (isOnline(attempt.method) && refund.state === 'pending') {
      const payload = { order_id: orderId, payment_id: attempt.id, reason }
      await addJob(tx, 'refund-payment', payload, { jobKey: `refund:${attempt.id}` })
      return 'pending'
    }
    await note(tx, begun, BY_HAND, { by: 'staff', actor })
    return 'refunded'
  })
}
