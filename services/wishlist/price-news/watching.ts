import { eq, sql } from 'drizzle-orm'
import { type Database, transaction } from '../../database'
import { price_watchers } from '../schema'
import { chooseMails } from '../../message'
import { usersById } from '../../account'

/** Whether a member receives news of wishes that became cheaper. */
export async function isWatchingPrices(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: price_watchers.user_id })
    .from(price_watchers)
    .where(eq(price_watchers.user_id, userId))
  return rows.length > 0
}

/**
 * Switches news of cheaper wishes on, counted from today's prices, or off. To ask for them is a consent to their mails too, where the address
 * is verified.
 */
export function watchPrices(userId: number, isWanted: boolean): Promise<void> {
  return transaction(async (tx) => {
    if (!isWanted) {
      await tx.delete(price_watchers).where(eq(price_watchers.user_id, userId))
      return
    }
    const [added] = await tx
      .insert(price_watchers)
      .values({ user_id: userId })
      .onConflictDoNothing()
      .returning({ id: price_watchers.user_id })
    if (!added) return
    const user = (await usersById(tx, [userId])).get(userId)
    if (user?.email && user.is_verified_email)
      await chooseMails(tx, user.email.toLowerCase(), 'price-drop', true)
    await tx.execute(sql`
      UPDATE wishlist.wishlist_items AS wish SET known_price = combination.price_after_discount
      FROM catalog.combinations AS combination
      WHERE wish.user_id = ${userId} AND combination.id = wish.combination_id`)
  })
}
