import { paymentNameOf } from '@/domain/order/payment-methods'
import type { Database } from '../database'
import { type Message, queueMessage } from '../message'
import {
  aboutOrder,
  cancelledValues,
  cashOf,
  deliveredValues,
  placedValues,
  shippedValues,
  storeOf,
  type Told,
} from './mail-values'

type Template = Extract<Message['template'], `order-${string}`>

async function mailOf(tx: Database, template: Template, told: Told, recipient: string): Promise<Message> {
  const { order } = told
  const to = { channel: 'email', recipient } as const
  const about = await aboutOrder(tx, order)
  switch (template) {
    case 'order-placed':
      return { ...to, template, values: { ...about, ...(await placedValues(tx, told)) } }
    case 'order-paid': {
      const payment_name = paymentNameOf(order.payment_method)
      return { ...to, template, values: { ...about, total: order.total, payment_name } }
    }
    case 'order-shipped':
      return { ...to, template, values: { ...about, ...shippedValues(told) } }
    case 'order-ready-to-pickup': {
      const store = await storeOf(tx, order)
      return { ...to, template, values: { ...about, store, cod: cashOf(order) } }
    }
    case 'order-delivered':
      return { ...to, template, values: { ...about, ...deliveredValues(told) } }
    case 'order-cancelled':
      return { ...to, template, values: { ...about, ...cancelledValues(told) } }
  }
}

/** Queues a mail to the buyer about what happened to the order, once for each row of its history. Who has no address gets none. */
export async function queueOrderMail(tx: Database, template: Template, told: Told): Promise<void> {
  const { order, event, eventId } = told
  const { email } = order.contact
  if (!email) return
  const message = await mailOf(tx, template, told, email)
  await queueMessage(tx, message, { onceKey: `order:${order.id}:${event}:${eventId}` })
}
