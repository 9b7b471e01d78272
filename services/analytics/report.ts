import { sql } from 'drizzle-orm'
import { SHOP_TIME_ZONE } from '@/domain/constants'
import type { Database } from '../database'

/** Reports of visits and searches in the last `days` days in Vietnam including today, counted from actions. */

export interface Day {
  /** YYYY-MM-DD */
  day: string
  views: number
  /** number of devices; anonymous visits count only in `views` */
  visitors: number
}

export interface PageType {
  type: string
  views: number
  visitors: number
}

export interface Search {
  keyword: string
  searches: number
  without_result: number
}

export interface TopProduct {
  id: number
  views: number
  added_to_bag: number
  pieces: number
}

/** Longest period of a report in days: older actions are deleted. */
export const MOST_DAYS = 400

const zone = sql.raw(`'${SHOP_TIME_ZONE}'`)

/** Condition: since midnight in Vietnam at the start of the `days` days. */
const since = (days: number) =>
  sql`accessed_at >= (date_trunc('day', now() AT TIME ZONE ${zone}) - make_interval(days => ${days - 1}::int)) AT TIME ZONE ${zone}`

const VISITORS = sql`count(DISTINCT device_id) FILTER (WHERE device_id <> '')::int`

/** Views of every day, also of days without any, oldest first. */
export async function viewsByDay(db: Database, days: number): Promise<Day[]> {
  const { rows } = await db.execute<Day & Record<string, unknown>>(sql`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(views, 0) AS views, coalesce(visitors, 0) AS visitors
    FROM generate_series(
      date_trunc('day', now() AT TIME ZONE ${zone}) - make_interval(days => ${days - 1}::int),
      date_trunc('day', now() AT TIME ZONE ${zone}), interval '1 day') AS day
    LEFT JOIN (
      SELECT date_trunc('day', accessed_at AT TIME ZONE ${zone}) AS seen, count(*)::int AS views, ${VISITORS} AS visitors
      FROM analytics.actions WHERE verb = 'view' AND ${since(days)} GROUP BY 1
    ) AS counted ON seen = day
    ORDER BY day.day`)
  return rows
}

export async function viewsByType(db: Database, days: number): Promise<PageType[]> {
  const { rows } = await db.execute<PageType & Record<string, unknown>>(sql`
    SELECT object_type AS type, count(*)::int AS views, ${VISITORS} AS visitors
    FROM analytics.actions WHERE verb = 'view' AND ${since(days)}
    GROUP BY object_type ORDER BY views DESC, type`)
  return rows
}

/** Keywords of viewed search pages, the most frequent first. */
export async function searchesSeen(db: Database, days: number): Promise<Search[]> {
  const { rows } = await db.execute<Search & Record<string, unknown>>(sql`
    SELECT lower(object_id) AS keyword, count(*)::int AS searches,
      count(*) FILTER (WHERE additional ->> 'results' = '0')::int AS without_result
    FROM analytics.actions WHERE verb = 'search' AND object_id <> '' AND ${since(days)}
    GROUP BY 1 ORDER BY searches DESC, keyword`)
  return rows
}

/** The products with the most views, then with the most additions to the bag. */
export async function topProducts(db: Database, days: number, limit: number): Promise<TopProduct[]> {
  const { rows } = await db.execute<TopProduct & Record<string, unknown>>(sql`
    SELECT object_id::int AS id,
      count(*) FILTER (WHERE verb = 'view')::int AS views,
      count(*) FILTER (WHERE verb = 'add_to_bag')::int AS added_to_bag,
      coalesce(sum(CASE WHEN verb = 'add_to_bag' AND additional ->> 'quantity' ~ '^[0-9]{1,3}$'
        THEN (additional ->> 'quantity')::int END), 0)::int AS pieces
    FROM analytics.actions
    WHERE ((verb = 'view' AND object_type = 'product_detail') OR (verb = 'add_to_bag' AND object_type = 'product'))
      AND object_id ~ '^[1-9][0-9]{0,8}$' AND ${since(days)}
    GROUP BY object_id ORDER BY views DESC, added_to_bag DESC, id LIMIT ${limit}`)
  return rows
}
