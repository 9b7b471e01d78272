import { domainError } from '@/domain/error-codes'
import { next } from '@/domain/order/transitions'
import { type Database, persistentTransaction } from '../../database'
import { transitionContext, lockOrder, moveOrder, withdrawUnusedCards } from '../../order'
import { isOnline } from '../methods'
import type { Refund } from '../port'
import { beginRefund, type Refunding } from './begin-refund'
import { queueRefund } from './queue-refund'
import { recordRefund } from './record-refund'

/** A refund is due from here: goods came back, or the order had ended. @throws REFUND_REFUSED */
function checkState({ order, refund }: Refunding): void {
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

interface StaffRefund {
  actor: string
  reason: string
  /** the staff paid it back themselves, whatever the provider says or not */
  isByHand?: boolean
}

/**
 * The money of a returned or ended order goes back, said by the staff. At a provider it is asked for (`pending`); transfers, cash, and
 * what a provider refused or never answered were paid back by hand, and are noted as such. @throws NOTHING_PAID, REFUND_REFUSED, GIFT_CARD_USED (409), NOT_FOUND
 */
export function refundOrder(
  orderId: string,
  { actor, reason, isByHand = false }: StaffRefund,
): Promise<'pending' | 'refunded'> {
  return persistentTransaction(async (tx) => {
    const begun = await beginRefund(tx, { order_id: orderId, reason })
    if (!begun) return refundWithoutMoney(tx, orderId, actor)
    checkState(begun)
    await withdrawUnusedCards(tx, begun.order)
    const { attempt, refund } = begun
    if (isOnline(attempt.method) && refund.state === 'pending' && !isByHand) {
      await queueRefund(tx, attempt, reason)
      return 'pending'
    }
    await recordRefund(tx, begun, BY_HAND, { by: 'staff', actor })
    return 'refunded'
  })
}
