import { and, isNull, lt, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import type { Database } from '../database'
import { added_lines, carts } from './schema'

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

/** Deletes keys of additions that no device sends again: what waits there is given up after a week. */
export async function deleteOldKeys(db: Database): Promise<void> {
  await db.delete(added_lines).where(lt(added_lines.created_at, sql`now() - interval '30 days'`))
}
