import { lt, lte, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import type { Database } from '../database'
import { TODAY } from './record'
import { history_keywords, keyword_days, keyword_devices, search_clicks } from './schema'
import { TREND_DAYS } from './trending'

/** Retention of members' searches and chosen results, and of the counts of keywords. */
const RETENTION = sql`make_interval(days => ${KEPT_DAYS.search})`

/** Deletes devices that are too old for trends, and old searches. */
export async function deleteOldSearches(db: Database): Promise<void> {
  await db.delete(keyword_devices).where(lte(keyword_devices.day, sql`${TODAY} - ${TREND_DAYS}::int`))
  await db.delete(keyword_days).where(lt(keyword_days.day, sql`${TODAY} - ${RETENTION}`))
  await db.delete(search_clicks).where(lt(search_clicks.clicked_at, sql`now() - ${RETENTION}`))
  await db.delete(history_keywords).where(lt(history_keywords.searched_at, sql`now() - ${RETENTION}`))
}
