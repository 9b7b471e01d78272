import { paymentNameOf } from '@/domain/order/payment/payment-methods'
import type { Database } from '../../database'
import { type Message, queueMessage } from '../../message'
import {
  aboutOrder,
  cancelledValues,
  cashOf,
  deliveredValues,
  placedValues,
  shippedValues,
  storeOf,
  type MailedMove,
} from './mail-values'
import { orderCancelled } from '../templates/order-cancelled'
import { orderDelivered } from '../templates/order-delivered'
import { orderPaid } from '../templates/order-paid'
import { orderPlaced } from '../templates/order-placed'
import { orderReadyToPickup } from '../templates/order-ready-to-pickup'
import { orderShipped } from '../templates/order-shipped'

type Template =
  | 'order-placed'
  | 'order-paid'
  | 'order-shipped'
  | 'order-ready-to-pickup'
  | 'order-delivered'
  | 'order-cancelled'

async function mailOf(
  tx: Database,
  template: Template,
  move: MailedMove,
  recipient: string,
): Promise<Message> {
  const { order } = move
  const to = { channel: 'email', recipient } as const
  const about = await aboutOrder(tx, order)
  switch (template) {
    case 'order-placed':
      return orderPlaced({ ...to, values: { ...about, ...(await placedValues(tx, move)) } })
    case 'order-paid': {
      const payment_name = paymentNameOf(order.payment_method)
      return orderPaid({ ...to, values: { ...about, total: order.total, payment_name } })
    }
    case 'order-shipped':
      return orderShipped({ ...to, values: { ...about, ...shippedValues(move) } })
    case 'order-ready-to-pickup': {
      const store = await storeOf(tx, order)
      return orderReadyToPickup({ ...to, values: { ...about, store, cod: cashOf(order) } })
    }
    case 'order-delivered':
      return orderDelivered({ ...to, values: { ...about, ...deliveredValues(move) } })
    case 'order-cancelled':
      return orderCancelled({ ...to, values: { ...about, ...cancelledValues(move) } })
  }
}

/** Queues a mail to the buyer about what happened to the order, once for each row of its history. Who has no address gets none. */
export async function queueOrderMail(tx: Database, template: Template, move: MailedMove): Promise<void> {
  const { order, event, eventId } = move
  const { email } = order.contact
  if (!email) return
  const message = await mailOf(tx, template, move, email)
  await queueMessage(tx, message, { onceKey: `order:${order.id}:${event}:${eventId}` })
}
