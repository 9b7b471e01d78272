import type { Fulfilment, OrderCause, OrderContext } from './events'
import type { OrderStateId } from './states'
import { next } from './transitions'

/** Reasons for cancelling an order, by the party that cancels (`cancellation_reason`, ORD-47); the words are in messages. */
export const CANCELLATION_REASONS = {
  buyer: [
    'changed_mind',
    'change_products',
    'change_address',
    'change_payment',
    'forgot_voucher',
    'better_price_elsewhere',
    'delivery_too_slow',
    'other',
  ],
  staff: [
    'asked_by_buyer',
    'out_of_stock',
    'buyer_unreachable',
    'payment_not_found',
    'suspected_abuse',
    'lost_in_delivery',
    'not_accepted',
    'other',
  ],
  payment: ['payment_failed'],
  carrier: [],
  clock: ['payment_expired'],
} as const satisfies Record<OrderCause, readonly string[]>
export type CancellationReason = (typeof CANCELLATION_REASONS)[OrderCause][number]

/** Whether this reason is one that `by` may give. */
export const isReasonOf = (by: OrderCause, reason: string): reason is CancellationReason =>
  CANCELLATION_REASONS[by].some((known) => known === reason)

/** Whether a party may cancel in a state: as the state machine says. */
export const mayCancel = (state: OrderStateId, context: OrderContext): boolean =>
  'state' in next(state, 'cancel', context)

/** Resources that the end of an order gives back; `money` is sent by the refund alone, which a paid order that was cancelled still needs. */
export interface GivenBack {
  /** the units go back on sale */
  stock: boolean
  /** the voucher can be used again */
  voucher: boolean
  /** gift cards that paid for the order can be used again: they are money, whatever became of the goods */
  gift_cards: boolean
  /** points that paid for the order return to the member */
  spent_points: boolean
  /** all a delivery brought is taken back: points and vouchers from the member, the sale from the product */
  earned_points: boolean
  money: boolean
}

interface Ending {
  event: 'cancel' | 'expire' | 'refund'
  from: OrderStateId
  fulfilment: Fulfilment
  /** the buyer once had the goods, and points were earned */
  was_delivered: boolean
}

/** States whose transition gave back everything but money already. */
const ENDED: readonly OrderStateId[] = ['cancelled', 'payment_failed', 'expired', 'refund']

/** The resources given back when an allowed event ends an order (BUY-13). */
export function givenBack({ event, from, fulfilment, was_delivered }: Ending): GivenBack {
  const isFirstEnd = !ENDED.includes(from)
  // A parcel cancelled on its way is lost; goods refunded without a return stay with the buyer.
  const isGone = from === 'delivered' || (from === 'undelivered' && fulfilment === 'delivery')
  return {
    stock: isFirstEnd && !isGone,
    voucher: isFirstEnd && !was_delivered,
    gift_cards: isFirstEnd,
    spent_points: isFirstEnd,
    earned_points: isFirstEnd && was_delivered,
    money: event === 'refund',
  }
}

/** Whether a retry takes stock, voucher and points once more, and fails if one of them is gone: its order had ended. */
export const reclaimsResources = (from: OrderStateId): boolean => ENDED.includes(from)
