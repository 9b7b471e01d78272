import 'server-only'
import { array, boolean, number, object, type ObjectSchema, string } from 'yup'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment/payment'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { orderClient, paymentClient } from '@/lib/services/clients'
import { log } from '@/lib/services/embedded'
import { readCheckedOrNull, readData } from '@/lib/services/read'
import { callerHeaders } from './caller'

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
})

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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

/** The orders of the member or the device that wait to be paid again; undefined when the service cannot say now: then the browser asks again. */
export async function getUnpaidOrders(): Promise<UnpaidOrder[] | undefined> {
  try {
    const answer = orderClient.user.me.orders.unpaid.$get(undefined, await callerHeaders())
    return await readData(answer, array(unpaidSchema).required())
  } catch (error) {
    log.warn({ err: error }, 'unpaid orders could not be read')
    return undefined
  }
}

/** What the pages after an order show; null when the caller has no such order. */
export async function getOrderResult({ params, searchParams }: OrderPageProps): Promise<OrderResult | null> {
  const [{ orderId }, { key }] = await Promise.all([params, searchParams])
  if (!ID.test(orderId)) return null
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
