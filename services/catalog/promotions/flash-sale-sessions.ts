import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { type FlashSaleSession, nextOccurrence, promotionState } from '@/domain/catalog/promotion'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { Database } from '../../database'
import { selectPromotions, toPromotion } from './promotions'
import { promotions } from '../promotion-schema'

const DAY_MS = 86_400_000
const STATES = { upcoming: 'upcoming', current: 'on', over: 'over' } as const

/** Midnight in the shop's time zone, `days` days after today. */
const midnight = (now: Date, days: number) =>
  sql`(date_trunc('day', ${now.toISOString()}::timestamptz AT TIME ZONE ${SHOP_TIME_ZONE}) + make_interval(days => ${days})) AT TIME ZONE ${SHOP_TIME_ZONE}`

/**
 * The flash sales of the day by start time: over, current and upcoming. A daily sale is given with its next occurrence, whether or not
 * the price clock has moved its row to it yet.
 */
export async function flashSaleSessions(db: Database, now = new Date()): Promise<FlashSaleSession[]> {
  const isToday = and(gte(promotions.end_date, midnight(now, 0)), lt(promotions.start_date, midnight(now, 1)))
  const rows = await selectPromotions(db)
    .where(
      and(
        eq(promotions.category, 'flash_sale'),
        eq(promotions.is_active, true),
        or(eq(promotions.recurs_daily, true), isToday),
      ),
    )
    .orderBy(asc(promotions.id))
  return rows
    .map((row): FlashSaleSession => {
      const { start_date, end_date, recurs_daily } = row.promotion
      const { start, end } = recurs_daily
        ? nextOccurrence({ start: start_date, end: end_date }, now)
        : { start: start_date, end: end_date }
      const dates = { start_date: start.toISOString(), end_date: end.toISOString() }
      return {
        promotion: { ...toPromotion(row), ...dates },
        starts_at: dates.start_date,
        ends_at: dates.end_date,
        state: STATES[promotionState(dates, now.getTime())],
      }
    })
    .filter(({ starts_at }) => Date.parse(starts_at) < now.getTime() + DAY_MS)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at))
}
