import { actionsOf } from '@/domain/order/actions'
import { paymentDueAt } from '@/domain/order/payment/due'
import { type HistoryEvent, ORDER_EVENTS, SURPLUS_EVENTS } from '@/domain/order/events'
import { orderSourceOf } from '@/domain/order/order-list'
import type { FreeOrderLineView, Order, OrderLineView, StateHistory } from '@/domain/order/order'
import { paymentLogoOf } from '@/domain/order/payment/payment-methods'
import { isOrderState, wireState } from '@/domain/order/states'
import { PICKUP_ORDER_TYPE } from '@/domain/order/pickup'
import { SHIPPING_METHODS } from '@/domain/shipping/methods'
import type { Store } from '@/domain/store/store'
import type { Database } from '../../database'
import { storesById } from '../../store'
import { orderFacts, type OrderFacts, paymentTitleOf } from '../order-facts'
import { eventsOf, type OrderEventRow } from '../transitions/history'
import { linesOf, type OrderLine } from '../create/order-lines'
import { parcelOf } from '../parcels/parcel'

const toLine = (line: OrderLine): OrderLineView => ({
  ...line.goods,
  id: line.product_id,
  line_id: line.id,
  quantity: line.quantity,
  unit_price: line.unit_price,
  list_price: line.list_price,
  discount: line.discount,
  total: line.total,
  is_pack: line.pack_detail.length > 0,
  is_pre_order: line.is_pre_order,
  pack_detail: line.pack_detail,
  egift_info: line.egift_info,
})

const toFreeLine = (line: OrderLine): FreeOrderLineView => ({
  ...line.goods,
  id: line.product_id,
  line_id: line.id,
  quantity: line.quantity,
  offer_name: line.offer_name,
})

const isEvent = (name: string): name is HistoryEvent =>
  [...ORDER_EVENTS, ...SURPLUS_EVENTS].some((known) => known === name)

/** The history as buyers see it: the actor's name is left out. */
function toHistory({ event, to_state, by, note, created_at }: OrderEventRow): StateHistory[] {
  if (!isEvent(event) || !isOrderState(to_state)) return []
  return [{ event, state: wireState(to_state).state, by, note, created_at: created_at.toISOString() }]
}

interface Parts {
  lines: readonly OrderLine[]
  events: readonly OrderEventRow[]
  stores: ReadonlyMap<number, Store>
}

/** An order as the wire carries it, with what its buyer can do now. */
function toOrder(order: OrderFacts, { lines, events, stores }: Parts, now: Date): Order {
  const { state, soco_state } = wireState(order.state)
  const store = order.store_id === null ? undefined : stores.get(order.store_id)
  const parcel = parcelOf(order)
  const created_at = order.created_at.toISOString()
  const waiting = { state, payment_method: { code: order.payment_method }, created_at }
  const is_payment_failed = order.state === 'payment_failed'
  const offer = actionsOf(
    { ...waiting, soco_state, is_payment_failed, can_track_order: parcel !== null },
    now,
  )
  return {
    _id: order.id,
    reference_code: order.reference_code,
    cart_id: order.cart_id,
    state,
    soco_state,
    products: lines.filter(({ is_free }) => !is_free).map(toLine),
    free_products: lines.filter(({ is_free }) => is_free).map(toFreeLine),
    is_payment_failed,
    is_omnichannel: order.order_type === PICKUP_ORDER_TYPE,
    order_type: order.order_type,
    order_source: orderSourceOf(order.order_source),
    store: store ? { id: store.id, name: store.name, address: store.address, phone: store.phone } : null,
    created_at,
    actionName: offer.actions[0] ?? null,
    actions: offer.actions,
    action_note: offer.note,
    price: priceOf(order),
    payment_method: {
      code: order.payment_method,
      name: paymentTitleOf(order),
      logo: order.total === 0 ? null : paymentLogoOf(order.payment_method),
      bank_name: order.transfer_accounts[0]?.bank ?? null,
      account_number: order.transfer_accounts[0]?.number ?? null,
    },
    is_paid: order.is_paid,
    payment_due_at: paymentDueAt(waiting)?.toISOString() ?? null,
    shipping: {
      code: SHIPPING_METHODS.find((known) => known === order.shipping_method) ?? 'email',
      carrier: parcel ? [{ name: parcel.carrier_name, is_active: true }] : [],
      can_track_order: parcel !== null,
      tracking_code: parcel?.tracking_code ?? null,
      delivery_address: order.delivery_address,
      estimate: order.estimate,
    },
    contact: order.contact,
    state_histories: events.flatMap(toHistory),
    invoice: order.invoice,
    note: order.note,
    is_gift: order.is_gift,
    cancellation_reason: order.cancellation_reason,
  }
}

const priceOf = ({
  list_total,
  subtotal,
  discount,
  shipping_fee,
  shipping_discount,
  points_used,
  points_amount,
  total,
  earned_points,
  entries,
}: OrderFacts): Order['price'] => ({
  list_total,
  subtotal,
  discount,
  shipping_fee,
  shipping_discount,
  points_used,
  points_amount,
  total,
  earned_points,
  entries,
})

/** Orders with their lines, histories and stores: three questions however many they are. */
export async function toOrders(db: Database, found: readonly OrderFacts[]): Promise<Order[]> {
  const ids = found.map(({ id }) => id)
  const [lines, events, stores] = await Promise.all([
    linesOf(db, ids),
    eventsOf(db, ids),
    storesById(
      db,
      found.flatMap(({ store_id }) => store_id ?? []),
    ),
  ])
  const now = new Date()
  const ofOrder = (id: string) => ({
    lines: lines.filter(({ order_id }) => order_id === id),
    events: events.filter(({ order_id }) => order_id === id),
    stores,
  })
  return found.map((order) => toOrder(order, ofOrder(order.id), now))
}

/** One order, for a caller that may read it. @throws NOT_FOUND */
export async function readOrder(db: Database, id: string): Promise<Order> {
  const [order] = await toOrders(db, [await orderFacts(db, id)])
  if (!order) throw new Error('an order that was found is gone')
  return order
}
