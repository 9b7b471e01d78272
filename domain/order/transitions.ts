import type { OrderContext, OrderEvent } from './events'
import { ORDER_STATES, type OrderStateId } from './states'
import { TRANSITIONS, type Transition } from './transition-table'

/**
 * Why an event does not move an order.
 * ALREADY_DONE: it has been moved so before; a repeated call may answer as if it had done it.
 * LATE_PAYMENT: money came for an order that has ended; it must go back.
 * GIFT_CARD_USED: a card bought with it has paid for another order, so its worth is gone (checked by the caller that moves the order).
 */
export type OrderRefusal =
  | 'ALREADY_DONE'
  | 'LATE_PAYMENT'
  | 'STATE_FORBIDS'
  | 'WRONG_PAYMENT'
  | 'WRONG_FULFILMENT'
  | 'NOTHING_PAID'
  | 'ALREADY_PAID'
  | 'WRONG_CAUSE'
  | 'GIFT_CARD_USED'

export const INITIAL_STATE: OrderStateId = 'order_created'

/** Where an order can rest for good. From there only money and goods go back, or a failed payment is tried again or given up. */
export const END_STATES: readonly OrderStateId[] = [
  'delivered',
  'cancelled',
  'payment_failed',
  'expired',
  'refund',
]

/**
 * The state an event moves an order to, or why it does not: the state machine of orders (BUY-16).
 * Pure; the caller that moves an order checks its state again in its SQL.
 */
export function next(
  state: OrderStateId,
  event: OrderEvent,
  context: OrderContext,
): { state: OrderStateId } | { refusal: OrderRefusal } {
  const known = TRANSITIONS.filter((rule) => rule.event === event)
  let open = known.filter(({ from }) => from.includes(state))
  if (open.length === 0) return { refusal: refusalFrom(state, event, context, known) }

  for (const check of CHECKS) {
    open = open.filter((rule) => check.isMet(rule, context))
    if (open.length > 0) continue
    // A report that comes again, from where others could still lead on.
    const isRepeated = known.some(({ to, by }) => to === state && by.includes(context.by))
    return { refusal: isRepeated ? 'ALREADY_DONE' : check.refusal(context) }
  }
  const [rule] = open
  return rule ? { state: rule.to } : { refusal: 'STATE_FORBIDS' }
}

interface Check {
  isMet: (rule: Transition, context: OrderContext) => boolean
  refusal: (context: OrderContext) => OrderRefusal
}

/** In the order in which refusals are reported: the order's state first, then the caller. */
const CHECKS: readonly Check[] = [
  {
    isMet: ({ payment }, context) => !payment || payment.includes(context.payment),
    refusal: () => 'WRONG_PAYMENT',
  },
  {
    isMet: ({ fulfilment }, context) => !fulfilment || fulfilment === context.fulfilment,
    refusal: () => 'WRONG_FULFILMENT',
  },
  {
    isMet: ({ is_paid }, context) => is_paid === undefined || is_paid === context.is_paid,
    refusal: ({ is_paid }) => (is_paid ? 'ALREADY_PAID' : 'NOTHING_PAID'),
  },
  { isMet: ({ by }, context) => by.includes(context.by), refusal: () => 'WRONG_CAUSE' },
]

/** Why nothing leads on from a state by this event. */
function refusalFrom(
  state: OrderStateId,
  event: OrderEvent,
  { is_paid }: OrderContext,
  known: readonly Transition[],
): OrderRefusal {
  if (known.some(({ to }) => to === state)) return 'ALREADY_DONE'
  if (event !== 'pay') return 'STATE_FORBIDS'
  if (is_paid) return 'ALREADY_DONE'
  return ORDER_STATES[state].group === 'cancelled_or_refund' ? 'LATE_PAYMENT' : 'STATE_FORBIDS'
}
