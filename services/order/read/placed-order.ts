import { and, eq, inArray, or } from 'drizzle-orm'
import type { OrderStateId } from '@/domain/order/states'
import type { Database } from '../../database'
import { type OrderFacts, toFacts } from '../order-facts'
import { orders } from '../schema'

/** The order a press of the button made, or else a bag; null while there is none. */
export async function placedOrder(
  db: Database,
  { cartId, key }: { cartId: string; key: string },
): Promise<OrderFacts | null> {
  const rows = await db
    .select()
    .from(orders)
    .where(or(eq(orders.idempotency_key, key), eq(orders.cart_id, cartId)))
  const row = rows.find(({ idempotency_key }) => idempotency_key === key) ?? rows[0]
  return row ? toFacts(row) : null
}

const AWAITING_PAYMENT: OrderStateId[] = [
  'order_created',
  'awaiting_payment',
  'awaiting_bank_transfer',
  'payment_confirm',
]

/** Whether the order of a bag still waits to be paid, or for its payment to be looked for. */
export async function awaitsPayment(db: Database, cartId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.cart_id, cartId), inArray(orders.state, AWAITING_PAYMENT)))
  return order !== undefined
}
