import { desc, eq } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { price_watchers, wishlist_items } from './schema'

/** A member's wishes are deleted with the account. */
export const wishlistPersonalData: PersonalDataProvider = {
  name: 'wishlist',
  copyOf: async (db, userId) => ({
    wishes: await db
      .select()
      .from(wishlist_items)
      .where(eq(wishlist_items.user_id, userId))
      .orderBy(desc(wishlist_items.created_at)),
    price_news: await db.select().from(price_watchers).where(eq(price_watchers.user_id, userId)),
  }),
  async erase(tx, userId) {
    await tx.delete(price_watchers).where(eq(price_watchers.user_id, userId))
    await tx.delete(wishlist_items).where(eq(wishlist_items.user_id, userId))
  },
}
