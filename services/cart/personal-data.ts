import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { cart_lines, carts } from './schema'

/** A member's carts: the open one is deleted with the member, ordered ones stay without the recipient. */
export const cartPersonalData: PersonalDataProvider = {
  name: 'bags',

  async copyOf(db, userId) {
    const own = await db.select().from(carts).where(eq(carts.user_id, userId)).orderBy(desc(carts.created_at))
    const lines = await db
      .select()
      .from(cart_lines)
      .where(
        inArray(
          cart_lines.cart_id,
          own.map(({ id }) => id),
        ),
      )
    return own.map(({ device_id: _, ...bag }) => ({
      ...bag,
      lines: lines.filter(({ cart_id }) => cart_id === bag.id),
    }))
  },

  async erase(tx, userId) {
    await tx.delete(carts).where(and(eq(carts.user_id, userId), isNull(carts.ordered_at)))
    const ordered = tx
      .select({ id: carts.id })
      .from(carts)
      .where(and(eq(carts.user_id, userId), isNotNull(carts.ordered_at)))
    await tx.update(cart_lines).set({ egift: null }).where(inArray(cart_lines.cart_id, ordered))
    await tx.update(carts).set({ checkout: {}, device_id: null }).where(eq(carts.user_id, userId))
  },
}
