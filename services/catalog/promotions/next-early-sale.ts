import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { EarlySale } from '@/domain/loyalty/early-sale'
import { type Database, preparedOnce } from '../../database'
import { deductions, promotions } from '../promotion-schema'
import { combinations } from '../schema'

const HOUR_MS = 3_600_000

const selectEarlySale = preparedOnce((db) =>
  db
    .select({
      stage: promotions.early_stage,
      hours: promotions.early_hours,
      start: promotions.start_date,
      combinations: sql<
        number[]
      >`array_agg(${combinations.id} ORDER BY ${combinations.position}, ${combinations.id})`,
    })
    .from(promotions)
    .innerJoin(deductions, eq(deductions.promotion_id, promotions.id))
    .innerJoin(combinations, eq(combinations.id, deductions.combination_id))
    .where(
      and(
        eq(combinations.product_id, sql.placeholder('product')),
        eq(promotions.is_active, true),
        isNotNull(promotions.early_stage),
        gt(promotions.start_date, sql`now()`),
      ),
    )
    .groupBy(promotions.id)
    .orderBy(asc(promotions.start_date), asc(promotions.id))
    .limit(1),
)

/** The next sale of a product that is open to a level before its start; null when none is planned. */
export async function nextEarlySale(db: Database, productId: number): Promise<EarlySale | null> {
  const [row] = await selectEarlySale(db).execute({ product: productId })
  if (!row?.stage || row.hours === null) return null
  return {
    stage: row.stage,
    opens_at: new Date(row.start.getTime() - row.hours * HOUR_MS).toISOString(),
    starts_at: row.start.toISOString(),
    combination_ids: row.combinations.map(String),
  }
}
