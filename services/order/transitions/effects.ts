import type { OrderCause, OrderEvent } from '@/domain/order/events'
import { givenBack, reclaimsResources } from '@/domain/order/cancellation'
import type { OrderStateId } from '@/domain/order/states'
import { addJob, publish } from '../../jobs'
import { isPaidByCard } from '../../voucher'
import type { Database } from '../../database'
import { transitionContext, type OrderFacts } from '../order-facts'
import { onDelivered } from './delivery-effects'
import { queueEgifts } from '../gift-cards/queue-egifts'
import { queueOrderMail } from '../mails/order-mails'
import { releaseUsed, reclaimUsed } from './used-resources'

/** A move that was just applied; `order` as it is now. */
export interface AppliedMove {
  event: OrderEvent
  by: OrderCause
  from: OrderStateId
  order: OrderFacts
  /** id of its row in the history */
  eventId: number
  note?: string | null
}

type Effect = (tx: Database, happened: AppliedMove) => Promise<void>

/** Nothing of an order by e-mail is carried anywhere. */
const isCarried = (order: OrderFacts) =>
  transitionContext(order).fulfilment === 'delivery' && order.shipping_method !== 'email'

/** The end of an order: releases what it used, and requests the refund of a payment. */
const onEnded: Effect = async (tx, happened) => {
  const { event, from, order } = happened
  if (event !== 'cancel' && event !== 'expire' && event !== 'refund') return
  const given = givenBack({
    event,
    from,
    fulfilment: transitionContext(order).fulfilment,
    was_delivered: order.delivered_at !== null,
  })
  const gives_card = given.gift_cards && (await isPaidByCard(tx, order.id))
  await queueOrderMail(tx, 'order-cancelled', { ...happened, given, gives_card })
  const needsRefund = event === 'cancel' && order.is_paid && order.total > 0
  if (needsRefund)
    await addJob(tx, 'refund-payment', {
      order_id: order.id,
      reason: order.cancellation_reason ?? 'cancelled',
    })
  const hasParcel = event === 'cancel' && order.tracking_code !== null && order.delivered_at === null
  if (hasParcel) await addJob(tx, 'cancel-shipment', { order_id: order.id })
  await releaseUsed(tx, order, given)
}

/** Queues the request for a parcel, unless a carrier took it: an order packed again after a refusal is requested once more. */
async function queueParcel(tx: Database, order: OrderFacts): Promise<void> {
  if (!isCarried(order) || order.tracking_code !== null) return
  await addJob(tx, 'create-shipment', { order_id: order.id }, { jobKey: `shipment:${order.id}` })
}

/** Effects of each event, in the transaction of the move. Goods come last: many orders wait for their locks. */
const EFFECTS: Partial<Record<OrderEvent, Effect>> = {
  place: async (tx, happened) => {
    await queueOrderMail(tx, 'order-placed', happened)
    if (happened.order.is_paid) await queueEgifts(tx, happened.order.id)
  },
  pay: async (tx, happened) => {
    await queueOrderMail(tx, 'order-paid', happened)
    await queueEgifts(tx, happened.order.id)
  },
  pack: (tx, { order }) => queueParcel(tx, order),
  'print-slip': (tx, { order }) => queueParcel(tx, order),
  ship: async (tx, happened) => {
    if (isCarried(happened.order)) await queueOrderMail(tx, 'order-shipped', happened)
  },
  'ready-to-pickup': (tx, happened) => queueOrderMail(tx, 'order-ready-to-pickup', happened),
  deliver: async (tx, happened) => {
    await queueOrderMail(tx, 'order-delivered', happened)
    await onDelivered(tx, happened.order)
  },
  cancel: onEnded,
  expire: onEnded,
  refund: onEnded,
  retry: async (tx, { from, order }) => {
    if (reclaimsResources(from)) await reclaimUsed(tx, order)
  },
}

/** After these the order no longer waits for money. */
const CLOSING: readonly OrderEvent[] = ['cancel', 'expire', 'refund', 'deliver']

/** What modules above this one listen to: reviews, campaigns, games. */
const PUBLISHED: Partial<Record<OrderEvent, 'order-delivered' | 'order-ended'>> = {
  deliver: 'order-delivered',
  cancel: 'order-ended',
  expire: 'order-ended',
  refund: 'order-ended',
  return: 'order-ended',
}

/** What an order that came by an affiliate's link is worth may change with these. */
const AFFILIATED: readonly OrderEvent[] = [
  'place',
  'deliver',
  'return',
  'cancel',
  'expire',
  'refund',
  'retry',
]

export const runEffects: Effect = async (tx, happened) => {
  const order_id = happened.order.id
  if (CLOSING.includes(happened.event) && happened.order.total > 0)
    await addJob(tx, 'close-payments', { order_id }, { jobKey: `close:${order_id}` })
  await EFFECTS[happened.event]?.(tx, happened)
  const published = PUBLISHED[happened.event]
  if (published) await publish(tx, published, { order_id }, { key: order_id })
  if (happened.order.affiliation !== null && AFFILIATED.includes(happened.event))
    await publish(tx, 'affiliated-order', { order_id }, { key: order_id })
}
