import { lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { TODAY } from './record'
import { history_keywords, keyword_days, keyword_devices, search_clicks } from './schema'
import { TREND_DAYS } from './trending'

/** How long what members searched for and chose is kept, and how often each keyword was looked for. */
const KEPT = sql`interval '1 year'`

/** Deletes devices that no trend counts any more, and old searches. */
export async function deleteOldSearches(db: Database): Promise<void> {
  await db.delete(keyword_devices).where(lte(keyword_devices.day, sql`${TODAY} - ${TREND_DAYS}::int`))
  await db.delete(keyword_days).where(lt(keyword_days.day, sql`${TODAY} - ${KEPT}`))
  await db.delete(search_clicks).where(lt(search_clicks.clicked_at, sql`now() - ${KEPT}`))
  await db.delete(history_keywords).where(lt(history_keywords.searched_at, sql`now() - ${KEPT}`))
}
