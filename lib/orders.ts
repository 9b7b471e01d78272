import 'server-only'
import { cookies } from 'next/headers'
import { array, boolean, mixed, number, object, type ObjectSchema, type Schema, string } from 'yup'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment'
import type { UnpaidOrder } from '@/domain/order/unpaid'
import { log } from './services/embedded'
import { readData, readDataOrNull } from './services/read'
import { callService } from './services/transport'
import { readSession } from './session-cookie'

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

/** An answer of the shop's own services, once what a page could not be drawn without is found to be there. */
const checked = <T>(shape: Schema) =>
  mixed<T & object>((value): value is T & object => shape.isValidSync(value, { strict: true })).required()
const orderSchema = checked<Order>(orderShape)
const paymentSchema = checked<OrderPayment>(paymentShape)

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The buyer's bearer, or a guest's key: one of them opens the order. */
async function ask(service: 'order' | 'payment', path: string, key: string | null): Promise<Response> {
  const session = await readSession(await cookies())
  const query = key === null ? '' : `?${new URLSearchParams({ key })}`
  return callService(
    service,
    new Request(`http://${service}.internal${path}${query}`, {
      headers: session ? { authorization: `Bearer ${session.token}` } : {},
    }),
  )
}

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

/** The member's orders that wait to be paid again; undefined when the service cannot say now: then the browser asks again. */
export async function getUnpaidOrders(): Promise<UnpaidOrder[] | undefined> {
  try {
    return await readData(ask('order', '/user/me/orders/unpaid', null), array(unpaidSchema).required())
  } catch (error) {
    log.warn({ err: error }, 'unpaid orders could not be read')
    return undefined
  }
}

/** What the pages after an order show; null when there is no such order for whoever asks. */
export async function getOrderResult({ params, searchParams }: OrderPageProps): Promise<OrderResult | null> {
  const [{ orderId }, { key }] = await Promise.all([params, searchParams])
  if (!ID.test(orderId)) return null
  const orderKey = typeof key === 'string' ? key : null
  const [order, payment] = await Promise.all([
    readDataOrNull(ask('order', `/orders/${orderId}`, orderKey), orderSchema),
    readDataOrNull(ask('payment', `/orders/${orderId}/payment`, orderKey), paymentSchema),
  ])
  return order && payment && { order, payment, orderKey }
}
