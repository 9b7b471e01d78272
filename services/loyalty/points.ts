import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { point_entries } from './schema'

/** A member's balance of points. */
export async function pointsOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${point_entries.points}), 0)::int` })
    .from(point_entries)
    .where(eq(point_entries.user_id, userId))
  return row?.sum ?? 0
}

/** All entries of a member's points, newest first. */
export async function pointEntriesOf(db: Database, userId: number) {
  return db
    .select({
      points: point_entries.points,
      reason: point_entries.reason,
      created_at: point_entries.created_at,
    })
    .from(point_entries)
    .where(eq(point_entries.user_id, userId))
    .orderBy(sql`${point_entries.id} DESC`)
}

/**
 * What a member holds for one thing: the sum of the entries of these reasons whose reference is `reference` or begins with it and a slash,
 * and how many there are.
 */
export async function pointsFor(
  db: Database,
  { userId, reasons, reference }: { userId: number; reasons: readonly string[]; reference: string },
): Promise<{ points: number; entries: number }> {
  const [row] = await db
    .select({
      points: sql<number>`coalesce(sum(${point_entries.points}), 0)::int`,
      entries: sql<number>`count(*)::int`,
    })
    .from(point_entries)
    .where(
      and(
        eq(point_entries.user_id, userId),
        inArray(point_entries.reason, [...reasons]),
        sql`split_part(${point_entries.reference}, '/', 1) = ${reference}`,
      ),
    )
  return row ?? { points: 0, entries: 0 }
}

/** Grants points once for each reason and reference; false when they were granted before. */
export async function grantPoints(
  tx: Database,
  {
    userId,
    points,
    reason,
    reference,
  }: { userId: number; points: number; reason: string; reference: string },
): Promise<boolean> {
  const granted = await tx
    .insert(point_entries)
    .values({ user_id: userId, points, reason, reference })
    .onConflictDoNothing()
    .returning({ id: point_entries.id })
  return granted.length > 0
}
