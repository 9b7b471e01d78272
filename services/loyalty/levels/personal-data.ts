import { desc, eq } from 'drizzle-orm'
import type { PersonalDataProvider } from '../../personal-data'
import { level_changes, member_levels } from '../levels-schema'
import { memberLevel } from './levels'

/** A member's level and its history are copied, and deleted with the member. */
export const levelPersonalData: PersonalDataProvider = {
  name: 'level',

  async copyOf(db, userId) {
    const [row, changes] = await Promise.all([
      memberLevel(db, userId),
      db
        .select({
          kind: level_changes.kind,
          from: level_changes.from_stage,
          to: level_changes.to_stage,
          spent: level_changes.spent,
          created_at: level_changes.created_at,
        })
        .from(level_changes)
        .where(eq(level_changes.user_id, userId))
        .orderBy(desc(level_changes.id)),
    ])
    return { current: row && { stage: row.stage, since: row.since, keep_until: row.keep_until }, changes }
  },

  async erase(tx, userId) {
    await tx.delete(level_changes).where(eq(level_changes.user_id, userId))
    await tx.delete(member_levels).where(eq(member_levels.user_id, userId))
  },
}
