import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { level_changes, member_levels } from '../levels-schema'
import { memberLevel } from './levels'

/** A member's level and its history, for the copy of their data. */
export async function copyLevel(db: Database, userId: number) {
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
}

export async function eraseLevel(tx: Database, userId: number): Promise<void> {
  await tx.delete(level_changes).where(eq(level_changes.user_id, userId))
  await tx.delete(member_levels).where(eq(member_levels.user_id, userId))
}
