import { count, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { level_changes, member_levels } from '../levels-schema'

/** How many members have each level above the lowest, by stage. */
export async function membersByLevel(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ stage: member_levels.stage, members: count() })
    .from(member_levels)
    .groupBy(member_levels.stage)
  return new Map(rows.map(({ stage, members }) => [stage, members]))
}

export type LevelChange = Awaited<ReturnType<typeof levelHistory>>[number]

/** All changes of a member's level, the latest first. */
export const levelHistory = (db: Database, userId: number) =>
  db
    .select({
      kind: level_changes.kind,
      from: level_changes.from_stage,
      to: level_changes.to_stage,
      spent: level_changes.spent,
      created_at: level_changes.created_at,
      seen_at: level_changes.seen_at,
    })
    .from(level_changes)
    .where(eq(level_changes.user_id, userId))
    .orderBy(desc(level_changes.id))
