import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { database, type Database } from '../database'
import type { Tasks } from '../jobs'
import { cart_lines, carts } from './schema'

/** How long a visitor's bag waits for them, days. */
const VISITORS_DAYS = 90

/** Forgets bags of visitors who did not come back. Gives how many. */
export async function forgetOldBags(db: Database): Promise<number> {
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

/** Erases what bags say of a member who left: the open one wholly; of those that were ordered, whom gift cards were for. */
async function forgetMembersBags(db: Database, userId: number): Promise<void> {
  await db.delete(carts).where(and(eq(carts.user_id, userId), isNull(carts.ordered_at)))
  const ordered = db.select({ id: carts.id }).from(carts).where(eq(carts.user_id, userId))
  await db
    .update(cart_lines)
    .set({ egift: null })
    .where(and(inArray(cart_lines.cart_id, ordered), isNotNull(cart_lines.egift)))
  await db.update(carts).set({ checkout: {} }).where(eq(carts.user_id, userId))
}

/** What the cart module does when its jobs are due. */
export const cartTasks: Tasks = {
  'forget-old-bags': async () => {
    await forgetOldBags(database())
  },
  'forget-members-bags': ({ user_id }) => forgetMembersBags(database(), user_id),
}
