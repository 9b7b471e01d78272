import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { EarlySale } from '@/domain/loyalty/early-sale'
import type { Database } from '../../database'
import { deductions, promotions } from '../promotion-schema'
import { combinations } from '../schema'

const HOUR_MS = 3_600_000

/** Query of the next sale of the placeholder `id`, a product, that is open to a level before its start; no row when none is planned. */
export const selectNextEarlySale = (db: Database) =>
  db
    .select({
      early_stage: promotions.early_stage,
      early_hours: promotions.early_hours,
      start: sql<string>`${promotions.start_date}`.as('start'),
      combination_ids: sql<
        number[]
      >`array_agg(${combinations.id} ORDER BY ${combinations.position}, ${combinations.id})`.as(
        'combination_ids',
      ),
    })
    .from(promotions)
    .innerJoin(deductions, eq(deductions.promotion_id, promotions.id))
    .innerJoin(combinations, eq(combinations.id, deductions.combination_id))
    .where(
      and(
        eq(combinations.product_id, sql.placeholder('id')),
        eq(promotions.is_active, true),
        isNotNull(promotions.early_stage),
        gt(promotions.start_date, sql`now()`),
      ),
    )
    .groupBy(promotions.id)
    .orderBy(asc(promotions.start_date), asc(promotions.id))
    .limit(1)

type Row = Awaited<ReturnType<typeof selectNextEarlySale>>[number]

export function toEarlySale(row: Row | undefined): EarlySale | null {
  if (!row?.early_stage || row.early_hours === null) return null
  const start = new Date(row.start)
  return {
    stage: row.early_stage,
    opens_at: new Date(start.getTime() - row.early_hours * HOUR_MS).toISOString(),
    starts_at: start.toISOString(),
    combination_ids: row.combination_ids.map(String),
  }
}
