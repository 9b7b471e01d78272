import { eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { orders } from '../schema'

/** Ids of all orders of a member: what other modules keep of them is found by these. */
export async function ordersOfMember(db: Database, userId: number): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.user_id, userId))
  return rows.map(({ id }) => id)
}
