import { ORDER_TIME_ZONE } from '@/domain/constants'
import { ORDER_CAUSES, ORDER_EVENTS, type OrderEvent } from '@/domain/order/events'
import { ORDER_STATES, type OrderStateId } from '@/domain/order/states'
import { next, type OrderRefusal } from '@/domain/order/transitions'
import { transitionContext, type OrderFacts } from '@/services/order'

/** Texts of `npm run orders`. */

/** Events that staff may report of placed orders; only buyers place orders and retry payments. */
export const STAFF_EVENTS = ORDER_EVENTS.filter(
  (event): event is Exclude<OrderEvent, 'place' | 'retry'> => event !== 'place' && event !== 'retry',
)
export type StaffEvent = (typeof STAFF_EVENTS)[number]

export const isStaffEvent = (word: string): word is StaffEvent => STAFF_EVENTS.some((event) => event === word)

export const REFUSAL_TEXTS: Record<OrderRefusal, string> = {
  ALREADY_DONE: 'the event was applied before',
  LATE_PAYMENT: 'the order has ended, so the money must be refunded',
  STATE_FORBIDS: 'its state does not allow the event',
  WRONG_PAYMENT: 'its payment method does not allow the event',
  WRONG_FULFILMENT: 'its delivery method does not allow the event',
  NOTHING_PAID: 'nothing has been paid',
  ALREADY_PAID: 'it is paid already',
  WRONG_CAUSE: 'only another party can report it',
  GIFT_CARD_USED: 'a gift card bought with it has been used, so its money cannot go back',
}

/** The event if the order's state allows it, with its sources when the staff cannot report it; null otherwise. */
function withSources(order: OrderFacts, event: StaffEvent): string | null {
  const causes = ORDER_CAUSES.filter(
    (by) => by !== 'buyer' && 'state' in next(order.state, event, { ...transitionContext(order), by }),
  )
  if (causes.length === 0) return null
  return causes.includes('staff') ? event : `${event} (by ${causes.join(', ')})`
}

/** The events that an order's state allows, as text. */
export function eventsFrom(order: OrderFacts): string {
  const possible = STAFF_EVENTS.flatMap((event) => withSources(order, event) ?? [])
  return possible.length > 0 ? `possible events: ${possible.join(', ')}` : 'no further events'
}

const nameOf = (state: OrderStateId) => ORDER_STATES[state].name

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ORDER_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** An order in two lines, with its previous state if it changed. */
export function summaryOf(order: OrderFacts, from?: OrderStateId): string {
  const moved = from && from !== order.state ? `${nameOf(from)} -> ` : ''
  const paid = order.is_paid ? 'paid' : 'not paid'
  return `${order.reference_code}  ${moved}${nameOf(order.state)}  (${order.payment_method}, ${paid}, ${order.total.toLocaleString('vi-VN')} ₫)\n  ${eventsFrom(order)}`
}

export const summaryOfAll = (orders: readonly OrderFacts[]): string =>
  orders.length === 0
    ? 'There are no orders yet.'
    : orders.map((order) => `${clock.format(order.created_at)}  ${summaryOf(order)}`).join('\n')
