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

/** What every mail about an order starts from. */
interface Mailing {
  tx: Database
  move: MailedMove
  to: { channel: 'email'; recipient: string }
  about: Awaited<ReturnType<typeof aboutOrder>>
}

/** The mails about an order, each by the name of its template. */
const MAILS = {
  'order-placed': async ({ tx, move, to, about }) =>
    orderPlaced({ ...to, values: { ...about, ...(await placedValues(tx, move)) } }),
  'order-paid': ({ move: { order }, to, about }) =>
    orderPaid({
      ...to,
      values: { ...about, total: order.total, payment_name: paymentNameOf(order.payment_method) },
    }),
  'order-shipped': ({ move, to, about }) =>
    orderShipped({ ...to, values: { ...about, ...shippedValues(move) } }),
  'order-ready-to-pickup': async ({ tx, move: { order }, to, about }) =>
    orderReadyToPickup({ ...to, values: { ...about, store: await storeOf(tx, order), cod: cashOf(order) } }),
  'order-delivered': async ({ tx, move, to, about }) =>
    orderDelivered({ ...to, values: { ...about, ...(await deliveredValues(tx, move)) } }),
  'order-cancelled': ({ move, to, about }) =>
    orderCancelled({ ...to, values: { ...about, ...cancelledValues(move) } }),
} satisfies Record<string, (mailing: Mailing) => Message | Promise<Message>>
type Template = keyof typeof MAILS

/** Queues a mail to the buyer about what happened to the order, once for each row of its history. Who has no address gets none. */
export async function queueOrderMail(tx: Database, template: Template, move: MailedMove): Promise<void> {
  const { order, event, eventId } = move
  const { email } = order.contact
  if (!email) return
  const to = { channel: 'email', recipient: email } as const
  const message = await MAILS[template]({ tx, move, to, about: await aboutOrder(tx, order) })
  await queueMessage(tx, message, { onceKey: `order:${order.id}:${event}:${eventId}` })
}
