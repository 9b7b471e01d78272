import { ORDER_TIME_ZONE } from '@/domain/constants'
import { ORDER_CAUSES, ORDER_EVENTS, type OrderEvent } from '@/domain/order/events'
import { ORDER_STATES, type OrderStateId } from '@/domain/order/states'
import { next, type OrderRefusal } from '@/domain/order/transitions'
import { transitionContext, type OrderFacts } from '@/services/order'

/** How `npm run orders` speaks of orders. */

/** Events that staff may report of placed orders; placing and paying again are the buyer's. */
export const STAFF_EVENTS = ORDER_EVENTS.filter(
  (event): event is Exclude<OrderEvent, 'place' | 'retry'> => event !== 'place' && event !== 'retry',
)
export type StaffEvent = (typeof STAFF_EVENTS)[number]

export const isStaffEvent = (word: string): word is StaffEvent => STAFF_EVENTS.some((event) => event === word)

export const WHY: Record<OrderRefusal, string> = {
  ALREADY_DONE: 'this has happened already',
  LATE_PAYMENT: 'it has ended, so the money must go back',
  STATE_FORBIDS: 'nothing leads there from its state',
  WRONG_PAYMENT: 'not with its way to pay',
  WRONG_FULFILMENT: 'not with its way of delivery',
  NOTHING_PAID: 'nothing has been paid',
  ALREADY_PAID: 'it is paid already',
  WRONG_CAUSE: 'only another party can report it',
  GIFT_CARD_USED: 'a gift card bought with it has been used, so its money cannot go back',
}

/** Who besides the staff can say it, or an empty text. */
function saidBy(order: OrderFacts, event: StaffEvent): string | null {
  const causes = ORDER_CAUSES.filter(
    (by) => by !== 'buyer' && 'state' in next(order.state, event, { ...transitionContext(order), by }),
  )
  if (causes.length === 0) return null
  return causes.includes('staff') ? event : `${event} (by ${causes.join(', ')})`
}

/** What can happen to an order now, in words. */
export function eventsFrom(order: OrderFacts): string {
  const possible = STAFF_EVENTS.flatMap((event) => saidBy(order, event) ?? [])
  return possible.length > 0 ? `possible events: ${possible.join(', ')}` : 'nothing more can happen to it'
}

const nameOf = (state: OrderStateId) => ORDER_STATES[state].name

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ORDER_TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** An order in two lines, or as it moved. */
export function standing(order: OrderFacts, from?: OrderStateId): string {
  const moved = from && from !== order.state ? `${nameOf(from)} -> ` : ''
  const paid = order.is_paid ? 'paid' : 'not paid'
  return `${order.reference_code}  ${moved}${nameOf(order.state)}  (${order.payment_method}, ${paid}, ${order.total.toLocaleString('vi-VN')} ₫)\n  ${eventsFrom(order)}`
}

export const listOf = (orders: readonly OrderFacts[]): string =>
  orders.length === 0
    ? 'There are no orders yet.'
    : orders.map((order) => `${clock.format(order.created_at)}  ${standing(order)}`).join('\n')
