import { HOW_TO_PAY_METHODS } from './payment/payment-methods'
import { hasPaymentFailed, type Payable, retryOf } from './payment/retry'
import { groupOf, type OrderGroup } from './states'

/** Actions of a buyer on an order; 'ĐẶT LẠI', 'THỬ LẠI', 'HỦY ĐƠN HÀNG', 'HỦY & ĐẶT LẠI' and the others are texts of messages. */
export const ORDER_ACTIONS = [
  'confirm_payment',
  'retry',
  'cancel',
  'cancel_and_reorder',
  'reorder',
  'track',
  'how_to_pay',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/**
 * A line beside the buttons. `payment_failed`: 'Thanh toán thất bại, vui lòng thử lại.'; `awaiting_payment`: not paid yet, nothing has
 * failed; `awaiting_confirmation`: the provider has not answered.
 */
export type OrderNote = 'payment_failed' | 'awaiting_payment' | 'awaiting_confirmation'

export interface ActionableOrder extends Payable {
  soco_state: string
  /** `shipping.can_track_order` of the wire */
  can_track_order?: boolean
}

interface Offer {
  /** the main button first; it is the order's `actionName` */
  actions: OrderAction[]
  note: OrderNote | null
}

/** A parcel is shipped as long as it is under way. */
const UNDER_WAY: readonly OrderGroup[] = ['shipped', 'in_transit', 'delivering']

/** Actions per state (ORD-31 to ORD-35), before the retry table is asked. */
function actionsOfState(order: ActionableOrder, group: OrderGroup): OrderAction[] {
  if (group === 'waiting_payment') {
    if (order.soco_state === 'Payment verification') return ['confirm_payment', 'cancel']
    // Reordering while the old order still waits would buy twice, so it cancels first.
    return order.soco_state === 'Waiting payment' ? ['cancel', 'cancel_and_reorder'] : []
  }
  if (UNDER_WAY.includes(group)) return order.can_track_order ? ['track'] : []
  if (group === 'delivered' || group === 'cancelled_or_refund') return ['reorder']
  if (group === 'payment_verification' || group === 'awaiting_cod_verification') return ['cancel']
  return group === 'order_verified' && order.payment_method.code === 'cash_on_delivery' ? ['cancel'] : []
}

/**
 * What goes with a retry: an order that waits can be given up, and one whose payment failed can be ordered again without waiting for the
 * retry window to close. Both cancel first, so that the old order cannot be paid beside the new one.
 */
function besideRetry(order: ActionableOrder, ofState: readonly OrderAction[]): OrderAction[] {
  if (hasPaymentFailed(order)) return ['cancel_and_reorder']
  return ofState.filter((action) => action === 'cancel' || action === 'cancel_and_reorder')
}

/** OVO and GoPay have the words of ORD-36 also while the order waits; elsewhere a failure is said only after one. */
const noteBesideRetry = (order: ActionableOrder, group: OrderGroup): OrderNote =>
  group === 'waiting_payment' && order.payment_method.code !== 'gopay' ? 'awaiting_payment' : 'payment_failed'

/**
 * The actions a buyer is offered on an order now (ORD-31 to ORD-40). Inside the retry window the retry comes before the state's own actions and takes
 * the place of a plain reorder; after it the state's own actions are back.
 */
export function actionsOf(order: ActionableOrder, now: Date): Offer {
  const group = groupOf(order.state.name)
  const retry = retryOf(order, now)
  if (retry === 'soon') return { actions: [], note: 'awaiting_confirmation' }

  const ofState = actionsOfState(order, group)
  if (retry === 'open')
    return { actions: ['retry', ...besideRetry(order, ofState)], note: noteBesideRetry(order, group) }
  const isExplained = group === 'waiting_payment' && HOW_TO_PAY_METHODS.includes(order.payment_method.code)
  return { actions: isExplained ? [...ofState, 'how_to_pay'] : ofState, note: null }
}
