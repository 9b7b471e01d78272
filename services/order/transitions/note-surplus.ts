import type { SurplusEvent } from '@/domain/order/events'
import { paymentNameOf } from '@/domain/order/payment/payment-methods'
import { surplusCause } from '@/domain/order/payment/surplus'
import type { Database } from '../../database'
import { dong } from '../../message'
import { queueSurplusMail } from '../mails/surplus-mails'
import { lockOrder } from '../order-facts'
import { writeEvent } from './history'
import type { OrderMove } from './move-order'

export interface SurplusNews extends Pick<OrderMove, 'orderId' | 'by' | 'actor'> {
  event: SurplusEvent
  /** dong */
  amount: number
  /** the method that it was paid by */
  method: string
}

/**
 * Writes into the history of an order that money which pays for nothing came, or went back, and mails it to the buyer. The order stays as it
 * is. To be called once for each, in the transaction that records it.
 */
export async function noteSurplus(tx: Database, news: SurplusNews): Promise<void> {
  const { orderId, event, by, actor, amount, method } = news
  const order = await lockOrder(tx, orderId)
  const payment_name = paymentNameOf(method)
  const eventId = await writeEvent(tx, {
    orderId,
    event,
    from: order.state,
    to: order.state,
    by,
    actor,
    reason: null,
    note: `${dong(amount)} qua ${payment_name}`,
  })
  await queueSurplusMail(tx, {
    order,
    event,
    eventId,
    surplus: { amount, payment_name, cause: surplusCause(order, amount) },
  })
}
