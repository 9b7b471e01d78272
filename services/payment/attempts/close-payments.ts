import { paymentKindOf } from '@/domain/order/payment/payment-methods'
import { ORDER_STATES } from '@/domain/order/states'
import { type Database, persistentTransaction } from '../../database'
import { lockOrder, type OrderFacts } from '../../order'
import { type Attempt, changeAttempt, lockAttempts } from './attempts'

const hasEnded = ({ state }: OrderFacts) => ORDER_STATES[state].group === 'cancelled_or_refund'

/** Cash that was handed over at the door. */
const isCollected = (order: OrderFacts, { method }: Attempt) =>
  order.is_paid && paymentKindOf(method) === 'cod'

/**
 * Closes what waits of an order's payments, once the order does not: cash was paid at the door, or the order has ended. Providers are asked
 * all the same how a closed payment of theirs stands (ask.ts), and money that comes late goes back.
 */
async function close(tx: Database, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const waiting = (await lockAttempts(tx, orderId)).filter(({ state }) => state === 'pending')
  for (const attempt of waiting) {
    if (isCollected(order, attempt))
      await changeAttempt(tx, attempt.id, { state: 'paid', paid_at: order.paid_at })
    else if (hasEnded(order)) await changeAttempt(tx, attempt.id, { state: 'cancelled' })
  }
}

/** The job `close-payments`. */
export const closePayments = ({ order_id }: { order_id: string }): Promise<void> =>
  persistentTransaction((tx) => close(tx, order_id))
