import { eq } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { notices, subscriptions } from './schema'

/** A member's devices and what was sent to them are deleted with the account. */
export const pushPersonalData: PersonalDataProvider = {
  name: 'push',
  async copyOf(db, userId) {
    const { topic, title, body, path, state, created_at, sent_at } = notices
    const { device, topics, accepted_at } = subscriptions
    return {
      devices: await db
        .select({ device, topics, created_at: subscriptions.created_at, accepted_at })
        .from(subscriptions)
        .where(eq(subscriptions.user_id, userId)),
      notices: await db
        .select({ topic, title, body, path, state, created_at, sent_at })
        .from(notices)
        .where(eq(notices.user_id, userId)),
    }
  },
  async erase(tx, userId) {
    await tx.delete(subscriptions).where(eq(subscriptions.user_id, userId))
    await tx.delete(notices).where(eq(notices.user_id, userId))
  },
}
