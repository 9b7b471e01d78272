import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { SearchClick } from '@/domain/search/history'
import { plainKeyword } from '@/domain/search/keyword'
import { searchProducts } from '../catalog'
import type { Database } from '../database'
import { rememberSearch } from './history'
import { keyword_days, keyword_devices, search_clicks } from './schema'

/** Today's date in Vietnam. */
export const TODAY = sql`(now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`

export interface Searcher {
  userId: number | null
  deviceId: string | null
}

/**
 * Records a submitted search, or a result chosen for a keyword (POST /search-history-clicks, SRC-10). Both are added to a member's
 * history. Only submitted searches count for trends: the keyword of a chosen suggestion may be incomplete.
 */
export async function recordSearch(db: Database, click: SearchClick, who: Searcher): Promise<void> {
  const plain = plainKeyword(click.keyword)
  if (who.userId !== null) await rememberSearch(db, who.userId, click.keyword)
  if (click.entity_type === 'keyword') return countSearch(db, click, plain, who.deviceId)
  await db.insert(search_clicks).values({
    keyword: click.keyword,
    entity_type: click.entity_type,
    entity_id: click.entity_id,
    user_id: who.userId,
  })
}

async function countSearch(
  db: Database,
  { keyword, has_results }: SearchClick,
  plain: string,
  deviceId: string | null,
): Promise<void> {
  await db
    .insert(keyword_days)
    .values({ day: TODAY, plain, keyword, searches: 1, without_result: has_results ? 0 : 1 })
    .onConflictDoUpdate({
      target: [keyword_days.day, keyword_days.plain],
      set: {
        keyword,
        searches: sql`${keyword_days.searches} + 1`,
        without_result: sql`${keyword_days.without_result} + excluded.without_result`,
      },
    })
  if (!has_results || deviceId === null || !(await isFound(db, keyword, plain))) return
  await db
    .insert(keyword_devices)
    .values({ day: TODAY, plain, device_digest: await digestOf(db, deviceId) })
    .onConflictDoNothing()
}

/**
 * Whether the shop finds products for a keyword. Trends are public, so the page's `has_results` is verified for the first device of a
 * keyword each day.
 */
async function isFound(db: Database, keyword: string, plain: string): Promise<boolean> {
  const [known] = await db
    .select({ plain: keyword_devices.plain })
    .from(keyword_devices)
    .where(and(eq(keyword_devices.day, TODAY), eq(keyword_devices.plain, plain)))
    .limit(1)
  if (known) return true
  const window = { skip: 0, limit: 1, count: false }
  const { cards, understood } = await searchProducts(db, { keyword }, undefined, window)
  // Corrected keywords do not count: the misspelt word must not trend.
  return cards.length > 0 && !understood?.is_corrected && !understood?.is_loosened
}

/** Digest of a device on one day: digests of different days cannot be linked. */
async function digestOf(db: Database, deviceId: string): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`SELECT ${TODAY}::text AS day`)
  return createHash('sha256')
    .update(`${rows[0]?.day ?? ''}\0${deviceId}`)
    .digest('base64url')
}
