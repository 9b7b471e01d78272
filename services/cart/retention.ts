import { and, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { carts } from './schema'

/** How long a visitor's bag waits for them, days. */
const VISITORS_DAYS = 90

/** Deletes carts of visitors who did not come back. Gives how many. */
export async function deleteOldCarts(db: Database): Promise<number> {
  const gone = await db
    .delete(carts)
    .where(
      and(
        isNull(carts.user_id),
        isNull(carts.ordered_at),
        sql`${carts.updated_at} < now() - make_interval(days => ${VISITORS_DAYS})`,
      ),
    )
    .returning({ id: carts.id })
  return gone.length
}
