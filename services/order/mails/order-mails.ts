import { paymentNameOf } from '@/domain/order/payment/payment-methods'
import type { Database } from '../../database'
import { type Message, queueMessage } from '../../message'
import { queueNotice } from '../../push'
import type { OrderFacts } from '../order-facts'
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

/**
 * The states of an order that a member's device shows as a push message, in place of the mail. The other mails are records of what was
 * bought, paid and given back: they are always sent.
 */
const PUSHED: Partial<Record<Template, { title: string; body: (order: OrderFacts) => string }>> = {
  'order-shipped': {
    title: 'Đơn hàng đang trên đường đến bạn',
    body: ({ reference_code }) => `Đơn ${reference_code} đã được giao cho đơn vị vận chuyển.`,
  },
  'order-ready-to-pickup': {
    title: 'Đơn hàng đã sẵn sàng tại cửa hàng',
    body: ({ reference_code }) => `Mời bạn đến nhận đơn ${reference_code}.`,
  },
  'order-delivered': {
    title: 'Đơn hàng đã giao đến bạn',
    body: ({ reference_code }) => `Đơn ${reference_code} đã giao xong. Cảm ơn bạn đã mua sắm.`,
  },
}

/**
 * Queues news to the buyer of what happened to the order, once for each row of its history: a mail, or a push message on the buyer's devices.
 * Who has neither an address nor a device gets none.
 */
export async function queueOrderMail(tx: Database, template: Template, move: MailedMove): Promise<void> {
  const { order, event, eventId } = move
  const { email } = order.contact
  const to = email ? ({ channel: 'email', recipient: email } as const) : null
  const mail = to && (await MAILS[template]({ tx, move, to, about: await aboutOrder(tx, order) }))
  const onceKey = `order:${order.id}:${event}:${eventId}`
  const pushed = PUSHED[template]
  if (pushed)
    await queueNotice(tx, {
      userId: order.user_id,
      topic: 'order',
      title: pushed.title,
      body: pushed.body(order),
      path: `/my-orders?order=${order.id}`,
      mail,
      onceKey,
    })
  else if (mail) await queueMessage(tx, mail, { onceKey })
}
