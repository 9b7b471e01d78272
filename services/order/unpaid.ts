import { asc, lt } from 'drizzle-orm'
import type { Database } from '../database'
import { orders } from './schema'

/** Orders whose time to pay has passed, those that wait longest first. */
export async function overdueOrders(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.unpaid_until, now))
    .orderBy(asc(orders.unpaid_until))
    .limit(limit)
  return rows.map(({ id }) => id)
}
