import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { isSortKey, type SortKey } from '@/domain/catalog/listing/sort'
import { rows } from './rows'

const byName = sql`${rows.sort_name} COLLATE "vi-x-icu"`

/** Each order runs along an index, either way (migration 0004). What has a row is active, so "active first" is true of all (LST-16). */
const ORDERS: Record<SortKey, SQL[]> = {
  'most-purchased': [desc(rows.total_orders), asc(rows.product_id)],
  'most-review': [desc(rows.total_reviews), asc(rows.product_id)],
  cheapest: [asc(rows.price), asc(rows.product_id)],
  expensive: [desc(rows.price), desc(rows.product_id)],
  aToZ: [asc(byName), asc(rows.product_id)],
  zToA: [desc(byName), desc(rows.product_id)],
  newest: [desc(rows.created_at), asc(rows.product_id)],
  sale: [desc(rows.discount), asc(rows.product_id)],
}

/** The order of a list: by its key, else by sales (LST-16). An unknown key counts as none. */
export const ordering = (sort: string | undefined): SQL[] =>
  ORDERS[sort !== undefined && isSortKey(sort) ? sort : 'most-purchased']

/** Among equals: what is in stock first, then by sales. */
export const byRank = sql`text.is_in_stock DESC, text.total_orders DESC, text.product_id`

/**
 * The same order, so said that the planner fetches what matches and sorts it, instead of walking all texts in order: no column that an index
 * begins with, or it would walk half of them and sort as it goes.
 */
export const byRankSorted = sql`text.is_in_stock::integer DESC, text.total_orders + 0 DESC, text.product_id`
