import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { isSortKey, type SortKey } from '@/domain/catalog/listing/sort'
import { rows } from './rows'

const byName = sql`${rows.sort_name} COLLATE "vi-x-icu"`

/** Each order is served by an index (search-schema.ts). Only active products have a row, so "active first" (LST-16) always holds. */
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

/** The order of a listing; by sales without a known key (LST-16). */
export const ordering = (sort: string | undefined): SQL[] =>
  ORDERS[sort !== undefined && isSortKey(sort) ? sort : 'most-purchased']

/** Order within one relevance tier: in stock first, then by sales. */
export const byRank = sql`text.is_in_stock DESC, text.total_orders DESC, text.product_id`

/**
 * The same order, so said that the planner fetches what matches and sorts it, instead of walking all texts in order: no column that an index
 * begins with, or it would walk half of them and sort as it goes.
 */
export const byRankSorted = sql`text.is_in_stock::integer DESC, text.total_orders + 0 DESC, text.product_id`
