import { gt, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { TODAY } from './record'
import { keyword_days } from './schema'

export interface CountedSearch {
  /** as it was written last */
  keyword: string
  searches: number
  without_result: number
}

/** Every search that was carried out on the last days in Vietnam, today included, most first. */
export function searchesCounted(db: Database, days: number): Promise<CountedSearch[]> {
  return db
    .select({
      keyword: sql<string>`(array_agg(${keyword_days.keyword} ORDER BY ${keyword_days.day} DESC))[1]`,
      searches: sql<number>`sum(${keyword_days.searches})::int`,
      without_result: sql<number>`sum(${keyword_days.without_result})::int`,
    })
    .from(keyword_days)
    .where(gt(keyword_days.day, sql`${TODAY} - ${days}::int`))
    .groupBy(keyword_days.plain)
    .orderBy(sql`2 DESC`, keyword_days.plain)
}
