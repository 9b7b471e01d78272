import { paymentKindOf } from '@/domain/order/payment/payment-methods'
import { ORDER_STATES } from '@/domain/order/states'
import { type Database, persistentTransaction } from '../../database'
import { lockOrder, type OrderFacts } from '../../order'
import { type Attempt, changeAttempt, lockAttempts } from './attempts'

const hasEnded = ({ state }: OrderFacts) => ORDER_STATES[state].group === 'cancelled_or_refund'

/** Cash that was paid on delivery. */
const isCollected = (order: OrderFacts, { method }: Attempt) =>
  order.is_paid && paymentKindOf(method) === 'cod'

/**
 * Closes an order's waiting payments once the order does not wait: cash was paid on delivery, or the order has ended. Providers are queried
 * all the same for a closed payment (poll-payments.ts), and money that comes late is refunded.
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
