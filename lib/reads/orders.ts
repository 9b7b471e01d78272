import 'server-only'
import { array, boolean, number, object, type ObjectSchema, string } from 'yup'
import type { Page } from '@/domain/envelope'
import { isCanonicalUuid } from '@/domain/ids'
import type { OrderStateRow } from '@/domain/order/buckets'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment/payment'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { orderClient, paymentClient } from '@/lib/services/clients'
import { readChecked, readCheckedOrNull, readData } from '@/lib/services/read'
import { callerHeaders } from './caller'
import { readWithPage } from './with-page'

/** An order with how it is paid, as its buyer may see it. */
export interface OrderResult {
  order: Order
  payment: OrderPayment
  /** of a guest, whose link opened the page */
  orderKey: string | null
}

/** What a page about one order is asked with. */
export interface OrderPageProps {
  params: Promise<{ orderId: string }>
  searchParams: Promise<{ key?: string | string[] }>
}

const name = () => string().required()

/** What the pages read of an order beyond what TypeScript can promise of another process. */
const orderShape = object({
  _id: name(),
  reference_code: name(),
  cart_id: name(),
  created_at: name(),
  state: object({ id: name(), name: name() }).required(),
  products: array().defined(),
  free_products: array().defined(),
  actions: array(string().defined()).defined(),
  price: object({ total: number().required(), entries: array().defined() }).required(),
  payment_method: object({ code: name(), name: name() }).required(),
  shipping: object({ code: name() }).required(),
  contact: object({ name: name(), phone_no: name() }).required(),
})
const paymentShape = object({
  order_id: name(),
  reference_code: name(),
  method: name(),
  amount: number().required(),
  state: name(),
  accounts: array().defined(),
  surplus: array().defined(),
})

/** The query of a call, as the browser's own call has it. */
type Query = Record<string, string>

const unpaidSchema: ObjectSchema<UnpaidOrder> = object({
  order_id: name(),
  reference_code: name(),
  cart_id: name(),
  total: number().required(),
  pieces: number().required(),
  image_url: string().defined().nullable(),
  name: string().defined(),
  payment_method: name(),
  is_payment_failed: boolean().required(),
  retry_until: name(),
  key: string().defined().nullable(),
})

/** The orders of the member or the device that wait to be paid again. */
export const getUnpaidOrders = (): Promise<UnpaidOrder[] | undefined> =>
  readWithPage('unpaid orders', async () =>
    readData(
      orderClient.user.me.orders.unpaid.$get(undefined, await callerHeaders()),
      array(unpaidSchema).required(),
    ),
  )

const count = () => number().integer().min(0).required()
const orderPageShape = object({ data: array(orderShape).required(), total: count() })

/** A page of the member's orders, with what the list of the browser asks. */
export const getOrderPage = (query: Query): Promise<Page<Order> | undefined> =>
  readWithPage('a page of orders', async () =>
    readChecked(orderClient.user.me.orders.$get({ query }, await callerHeaders()), orderPageShape),
  )

const countSchema = object({ total: count(), states: object().required() })

/** How many orders the member has, by state. */
export const getOrderCounts = (query: Query) =>
  readWithPage('counts of orders', async () => {
    const answer = orderClient.user.me.orders.count.$get({ query }, await callerHeaders())
    return (await readChecked(answer, object({ data: countSchema }))).data
  })

const stateSchema: ObjectSchema<OrderStateRow> = object({ _id: name(), name: name(), color: name() })

/** The states of orders, as the filter names them. */
export const getOrderStates = (query: Query): Promise<OrderStateRow[] | undefined> =>
  readWithPage('states of orders', () =>
    readData(orderClient['order-state'].$get({ query }), array(stateSchema).required()),
  )

/** What the pages after an order show; null when the caller has no such order. */
export async function getOrderResult({ params, searchParams }: OrderPageProps): Promise<OrderResult | null> {
  const [{ orderId }, { key }] = await Promise.all([params, searchParams])
  if (!isCanonicalUuid(orderId)) return null
  const orderKey = typeof key === 'string' ? key : null
  const call = { param: { id: orderId }, query: { ...(orderKey !== null && { key: orderKey }) } }
  // A guest's key goes in the query.
  const buyer = await callerHeaders()
  const [order, payment] = await Promise.all([
    readCheckedOrNull(orderClient.orders[':id'].$get(call, buyer), orderShape),
    readCheckedOrNull(paymentClient.orders[':id'].payment.$get(call, buyer), paymentShape),
  ])
  return order && payment && { order, payment, orderKey }
}
