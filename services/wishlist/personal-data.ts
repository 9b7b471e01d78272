import { desc, eq } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { wishlist_items } from './schema'

/** A member's wishes are deleted with the account. */
export const wishlistPersonalData: PersonalDataProvider = {
  name: 'wishlist',
  copyOf: (db, userId) =>
    db
      .select()
      .from(wishlist_items)
      .where(eq(wishlist_items.user_id, userId))
      .orderBy(desc(wishlist_items.created_at)),
  async erase(tx, userId) {
    await tx.delete(wishlist_items).where(eq(wishlist_items.user_id, userId))
  },
}
