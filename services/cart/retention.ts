import { and, isNull, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import type { Database } from '../database'
import { carts } from './schema'

/** Deletes carts of visitors who did not come back. Gives how many. */
export async function deleteOldCarts(db: Database): Promise<number> {
  const gone = await db
    .delete(carts)
    .where(
      and(
        isNull(carts.user_id),
        isNull(carts.ordered_at),
        sql`${carts.updated_at} < now() - make_interval(days => ${KEPT_DAYS.visitorBag})`,
      ),
    )
    .returning({ id: carts.id })
  return gone.length
}
