import { gt, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { TODAY } from './record'
import { keyword_days } from './schema'

export interface SearchCount {
  /** in its latest spelling */
  keyword: string
  searches: number
  without_result: number
}

/** Submitted keywords of the last `days` days in Vietnam including today, the most frequent first. */
export function searchCounts(db: Database, days: number): Promise<SearchCount[]> {
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
