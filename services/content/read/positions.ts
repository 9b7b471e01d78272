import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { FullPosition, Position } from '@/domain/content/position'
import type { Database } from '../../database'
import { dayOf } from '../import/sources'
import { positions } from '../schema'

type Row = typeof positions.$inferSelect

const toPosition = (row: Row): Position => ({
  slug: row.slug,
  title: row.shown_title,
  summary: row.shown_summary,
  team: row.team,
  location: row.location,
  employment: row.employment,
  salary_min: row.salary_min,
  salary_max: row.salary_max,
  posted_on: row.posted_on,
  closes_on: row.closes_on,
  updated_at: row.updated_at.toISOString(),
})

/** Posted already, and not closed on a day before. */
const isOpen = (today: string) =>
  and(
    sql`${positions.posted_on} <= ${today}`,
    sql`(${positions.closes_on} IS NULL OR ${positions.closes_on} >= ${today})`,
  )

/** Open positions, the newest first. */
export async function openPositions(db: Database, now = new Date()): Promise<Position[]> {
  const rows = await db
    .select()
    .from(positions)
    .where(isOpen(dayOf(now)))
    .orderBy(desc(positions.posted_on), asc(positions.slug))
  return rows.map(toPosition)
}

/** An open position with its text; null when there is none, or it is closed. */
export async function openPosition(
  db: Database,
  slug: string,
  now = new Date(),
): Promise<FullPosition | null> {
  const [row] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.slug, slug), isOpen(dayOf(now))))
  return row ? { ...toPosition(row), body: row.body } : null
}
