import { eq, or } from 'drizzle-orm'
import type { Database } from '../database'
import { type OrderFacts, toFacts } from './facts'
import { orders } from './schema'

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
