import { desc, gt, sql } from 'drizzle-orm'
import type { TrendingSearch } from '@/domain/search/history'
import { plainKeyword, TRENDING_SEARCHES } from '@/domain/search/keyword'
import { timedCache } from '../cache'
import { searchProducts } from '../catalog'
import type { Database } from '../database'
import { TODAY } from './record'
import { keyword_days, keyword_devices } from './schema'

/** Days that trends cover, including today. */
export const TREND_DAYS = 7
/** Least number of devices for a trend, so that the searches of a single person stay private. */
const LEAST_DEVICES = 3
/** Best sellers whose categories complete a short list of trends. */
const BEST_SELLERS = 40

/** All devices of seven days are counted for it: at most once a minute by a process, whatever its number of visitors. */
const latest = timedCache<TrendingSearch[]>({ ms: 60_000, most: 1 })

/**
 * Keywords with results that the most devices searched for in the last seven days (GET /search/trending, SRC-11), completed to
 * TRENDING_SEARCHES by the categories of best sellers. Up to a minute old.
 */
export const trendingSearches = (db: Database): Promise<TrendingSearch[]> =>
  latest('trending', () => readTrends(db))

async function readTrends(db: Database): Promise<TrendingSearch[]> {
  const devices = sql<number>`count(*)`
  const rows = await db
    .select({
      plain: keyword_devices.plain,
      keyword: sql<string>`(
        SELECT d.keyword FROM ${keyword_days} d WHERE d.plain = ${keyword_devices}.plain ORDER BY d.day DESC LIMIT 1
      )`,
    })
    .from(keyword_devices)
    .where(gt(keyword_devices.day, sql`${TODAY} - ${TREND_DAYS}::int`))
    .groupBy(keyword_devices.plain)
    .having(sql`count(*) >= ${LEAST_DEVICES}`)
    .orderBy(desc(devices), keyword_devices.plain)
    .limit(TRENDING_SEARCHES)
  const found = rows.map(({ plain, keyword }) => ({ keyword: keyword || plain }))
  return found.length < TRENDING_SEARCHES ? withPopularCategories(db, found) : found
}

async function withPopularCategories(db: Database, found: TrendingSearch[]): Promise<TrendingSearch[]> {
  const { cards } = await searchProducts(db, { is_in_stock: true }, 'most-purchased', {
    skip: 0,
    limit: BEST_SELLERS,
    count: false,
  })
  const keywords = new Map(found.map(({ keyword }) => [plainKeyword(keyword), keyword]))
  for (const { default_category } of cards) {
    if (keywords.size >= TRENDING_SEARCHES) break
    const plain = plainKeyword(default_category.name)
    if (!keywords.has(plain)) keywords.set(plain, default_category.name)
  }
  return [...keywords.values()].map((keyword) => ({ keyword }))
}
