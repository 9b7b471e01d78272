import 'server-only'
import { cookies } from 'next/headers'
import { mixed } from 'yup'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment'
import { readDataOrNull } from './services/read'
import { callService } from './services/transport'
import { readSession } from './session-cookie'

/** An order with how it is paid, as its buyer may see it. */
export interface OrderResult {
  order: Order
  payment: OrderPayment
}

const hasAll = (value: unknown, names: readonly string[]) =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)

/** The shop's own services answer with these: what a page could not be drawn without is looked at, the rest is trusted. */
const orderSchema = mixed<Order>((value): value is Order =>
  hasAll(value, [
    '_id',
    'reference_code',
    'state',
    'products',
    'price',
    'payment_method',
    'shipping',
    'actions',
  ]),
).required()
const paymentSchema = mixed<OrderPayment>((value): value is OrderPayment =>
  hasAll(value, ['order_id', 'method', 'amount', 'state', 'accounts']),
).required()

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

/** What the pages after an order show; null when there is no such order for whoever asks. `key`: of a guest's link. */
export async function getOrderResult(id: string, key: string | null): Promise<OrderResult | null> {
  if (!ID.test(id)) return null
  const [order, payment] = await Promise.all([
    readDataOrNull(ask('order', `/orders/${id}`, key), orderSchema),
    readDataOrNull(ask('payment', `/orders/${id}/payment`, key), paymentSchema),
  ])
  return order && payment && { order, payment }
}
