import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { levelAbove, type LevelNews, type LevelView } from '@/domain/loyalty/levels'
import type { Database } from '../../database'
import { level_changes } from '../levels-schema'
import { allLevels, lowestOf, memberLevel, toLevel } from './levels'
import { spentInAYear, today } from './spent'

/** A member's level, what they spent, and the way to the next one. */
export async function levelView(db: Database, userId: number): Promise<LevelView> {
  const [all, row, spent] = await Promise.all([
    allLevels(db),
    memberLevel(db, userId),
    today(db).then((day) => spentInAYear(db, userId, day)),
  ])
  const current = all.find(({ stage }) => stage === row?.stage) ?? lowestOf(all)
  const { next, needed } = levelAbove(all, current, spent)
  return {
    current: toLevel(current),
    next: next && toLevel(next),
    spent,
    needed,
    keep_until: row?.keep_until ?? null,
  }
}

/** The latest change of level that the member has not seen, in a list; those before it are outdated by it. */
export async function newestLevelNews(db: Database, userId: number): Promise<LevelNews[]> {
  const [row] = await db
    .select()
    .from(level_changes)
    .where(eq(level_changes.user_id, userId))
    .orderBy(desc(level_changes.id))
    .limit(1)
  if (row?.seen_at !== null) return []
  const all = await allLevels(db)
  const levelAt = (stage: string) => toLevel(all.find((level) => level.stage === stage) ?? lowestOf(all))
  const { id, kind, from_stage, to_stage, created_at } = row
  return [
    { id, kind, from: levelAt(from_stage), to: levelAt(to_stage), created_at: created_at.toISOString() },
  ]
}

/** Marks a change of level, and all before it, as seen by its member. @throws NOT_FOUND for another member's */
export async function markLevelNewsSeen(db: Database, userId: number, id: number): Promise<void> {
  const own = and(eq(level_changes.user_id, userId), eq(level_changes.id, id))
  const [known] = await db.select({ id: level_changes.id }).from(level_changes).where(own)
  if (!known) throw notFound('level news')
  await db
    .update(level_changes)
    .set({ seen_at: sql`now()` })
    .where(and(eq(level_changes.user_id, userId), lte(level_changes.id, id), isNull(level_changes.seen_at)))
}
