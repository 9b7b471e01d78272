import { desc, eq } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { messagesOf } from './read/thread'
import { threads } from './schema'

/** A member's conversations with the shop: they go with the account, and their photos as uploads that nothing shows. */
export const supportPersonalData: PersonalDataProvider = {
  name: 'support_threads',
  async copyOf(db, userId) {
    const rows = await db
      .select()
      .from(threads)
      .where(eq(threads.user_id, userId))
      .orderBy(desc(threads.created_at))
    const messages = await messagesOf(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, user_id: _, ...thread }) => ({ ...thread, messages: messages.get(id) ?? [] }))
  },
  async erase(tx, userId) {
    await tx.delete(threads).where(eq(threads.user_id, userId))
  },
}
