import { asc, lt } from 'drizzle-orm'
import type { Database } from '../../database'
import { orders } from '../schema'

/** Orders whose time to pay has passed, those that wait longest first; `skip` leaves out the first so many. */
export async function overdueOrders(db: Database, now: Date, limit: number, skip = 0): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(lt(orders.unpaid_until, now))
    .orderBy(asc(orders.unpaid_until), asc(orders.id))
    .limit(limit)
    .offset(skip)
  return rows.map(({ id }) => id)
}
