import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { next } from '@/domain/order/transitions'
import { type Database, persistentTransaction } from '../../database'
import { transitionContext, lockOrder, moveOrder, withdrawUnusedCards } from '../../order'
import { lockAttempts } from '../attempts/attempts'
import { isOnline } from '../methods'
import type { Refund } from '../port'
import { refunds } from '../schema'
import { beginRefund, type Refunding, SURPLUS } from './begin-refund'
import { queueRefund } from './queue-refund'
import { recordRefund } from './record-refund'

/** A refund is due from here: goods came back, or the order had ended; money that paid for nothing is always due. @throws REFUND_REFUSED */
function checkState({ order, refund }: Refunding): void {
  if (refund.reason === SURPLUS) {
    if (refund.state === 'refunded')
      throw domainError('REFUND_REFUSED', 'this payment went back already', { refusal: 'ALREADY_DONE' })
    return
  }
  const outcome = next(order.state, 'refund', { ...transitionContext(order), by: 'staff' })
  if ('refusal' in outcome && (outcome.refusal !== 'ALREADY_DONE' || refund.state === 'refunded'))
    throw domainError('REFUND_REFUSED', 'this order cannot be refunded', { refusal: outcome.refusal })
}

const BY_HAND: Refund = { state: 'refunded', providerReference: null, code: 'by-hand' }

/** An order that gift cards and points paid for altogether has no payment; what paid for it goes back all the same. @throws NOTHING_PAID */
async function refundWithoutMoney(tx: Database, orderId: string, actor: string): Promise<'refunded'> {
  const { total } = await lockOrder(tx, orderId)
  if (total > 0) throw domainError('NOTHING_PAID', 'nothing was paid for this order')
  const outcome = await moveOrder(tx, { orderId, event: 'refund', by: 'staff', actor })
  if (outcome.moved) return 'refunded'
  throw domainError('REFUND_REFUSED', 'this order cannot be refunded', { refusal: outcome.refusal })
}

/**
 * The payment that the staff mean: undefined for whatever paid for the order.
 * @throws NOT_FOUND for none of this order; SEVERAL_PAYMENTS where a surplus that no provider sent back may be meant as well
 */
async function paymentMeant(
  tx: Database,
  orderId: string,
  reference: string | undefined,
): Promise<string | undefined> {
  await lockOrder(tx, orderId)
  const attempts = await lockAttempts(tx, orderId)
  if (reference !== undefined) {
    const named = attempts.find((attempt) => [attempt.reference, `R${attempt.reference}`].includes(reference))
    if (!named) throw notFound('payment')
    return named.id
  }
  const ids = attempts.map(({ id }) => id)
  const [owed] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.payment_id, ids), eq(refunds.reason, SURPLUS), eq(refunds.state, 'failed')))
  if (!owed) return undefined
  const references = attempts.map(({ reference: own, state }) => `${own} (${state})`).join(', ')
  throw domainError('SEVERAL_PAYMENTS', `money came twice, name the payment that goes back: ${references}`)
}

interface StaffRefund {
  actor: string
  reason: string
  /** reference of the payment that is meant, or of its refund; not given: whatever paid for the order */
  payment?: string | undefined
  /** the staff paid it back themselves, whatever the provider says or not */
  isByHand?: boolean
}

/**
 * The money of a returned or ended order goes back, said by the staff. At a provider it is asked for (`pending`); transfers, cash, and
 * what a provider refused or never answered were paid back by hand, and are noted as such.
 * @throws NOTHING_PAID, REFUND_REFUSED, SEVERAL_PAYMENTS, GIFT_CARD_USED (409), NOT_FOUND
 */
export function refundOrder(
  orderId: string,
  { actor, reason, payment, isByHand = false }: StaffRefund,
): Promise<'pending' | 'refunded'> {
  return persistentTransaction(async (tx) => {
    const payment_id = await paymentMeant(tx, orderId, payment)
    const begun = await beginRefund(tx, { order_id: orderId, payment_id, reason })
    if (!begun && payment_id !== undefined) throw domainError('NOTHING_PAID', 'this payment was never paid')
    if (!begun) return refundWithoutMoney(tx, orderId, actor)
    checkState(begun)
    const { attempt, refund } = begun
    if (refund.reason !== SURPLUS) await withdrawUnusedCards(tx, begun.order)
    if (isOnline(attempt.method) && refund.state === 'pending' && !isByHand) {
      await queueRefund(tx, attempt, refund.reason)
      return 'pending'
    }
    await recordRefund(tx, begun, BY_HAND, { by: 'staff', actor })
    return 'refunded'
  })
}
