import { desc, eq, sql } from 'drizzle-orm'
import type { PersonalDataProvider } from '../personal-data'
import { actions } from './schema'

/** A member's tracked actions are part of the export; erasure makes them anonymous. */
export const analyticsPersonalData: PersonalDataProvider = {
  name: 'actions',

  copyOf: (db, userId) =>
    db
      .select({
        verb: actions.verb,
        object_type: actions.object_type,
        object_id: actions.object_id,
        referrer: actions.referrer,
        additional: actions.additional,
        accessed_at: actions.accessed_at,
      })
      .from(actions)
      .where(eq(actions.user_id, userId))
      .orderBy(desc(actions.accessed_at)),

  async erase(tx, userId) {
    await tx
      .update(actions)
      .set({
        ...{ user_id: null, device_id: '', session_id: '' },
        additional: sql`${actions.additional} - 'web_device_id'`,
      })
      .where(eq(actions.user_id, userId))
  },
}
