import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isSortKey, type SortKey } from '@/domain/catalog/listing/sort'
import { FROM_TEXTS, rows } from './rows'

interface Order {
  /** the column to sort by */
  by: SQL
  direction: SQL
  /** the same value as an expression that no index has */
  unindexed: SQL
  /** tie-breaker */
  id: SQL
}

const numbers = (column: AnyPgColumn, direction: SQL, id: SQL): Order => ({
  by: sql`${column}`,
  direction,
  unindexed: sql`${column} + 0`,
  id,
})
const up = sql`ASC`
const down = sql`DESC`
const idUp = asc(rows.product_id)
const idDown = desc(rows.product_id)

const names = (direction: SQL, id: SQL): Order => ({
  by: sql`${rows.sort_name} COLLATE "vi-x-icu"`,
  direction,
  unindexed: sql`(${rows.sort_name} || '') COLLATE "vi-x-icu"`,
  id,
})

/** Each order is served by an index (search-schema.ts). Only active products have a row, so "active first" (LST-16) always holds. */
const ORDERS: Record<SortKey, Order> = {
  'most-purchased': numbers(rows.total_orders, down, idUp),
  'most-review': numbers(rows.total_reviews, down, idUp),
  cheapest: numbers(rows.price, up, idUp),
  expensive: numbers(rows.price, down, idDown),
  aToZ: names(up, idUp),
  zToA: names(down, idDown),
  newest: {
    by: sql`${rows.created_at}`,
    direction: down,
    unindexed: sql`${rows.created_at} + interval '0'`,
    id: idUp,
  },
  sale: numbers(rows.discount, down, idUp),
}

const orderOf = (sort: string | undefined) =>
  ORDERS[sort !== undefined && isSortKey(sort) ? sort : 'most-purchased']

/** The order of a listing; by sales without a known key (LST-16). */
export function ordering(sort: string | undefined): SQL[] {
  const { by, direction, id } = orderOf(sort)
  return [sql`${by} ${direction}`, id]
}

/** The same order by an expression, so that the planner sorts all matches instead of walking an index until the page is full. */
export function unindexedOrdering(sort: string | undefined): SQL[] {
  const { unindexed, direction, id } = orderOf(sort)
  return [sql`${unindexed} ${direction}`, id]
}

/** Order within one relevance tier: in stock first, then by sales. */
export const byRank = sql`text.is_in_stock DESC, text.total_orders DESC, text.product_id`

/** The first texts in this order, to look for matches among them instead of among all. */
export const bestSellers = (limit: number): SQL =>
  sql`(SELECT * FROM ${FROM_TEXTS} ORDER BY ${byRank} LIMIT ${limit}) AS text`

/**
 * The same order by expressions, so that the planner sorts all matches instead of walking all texts in order. The first expression matches
 * no index either: an incremental sort would walk half of the texts.
 */
export const byRankUnindexed = sql`text.is_in_stock::integer DESC, text.total_orders + 0 DESC, text.product_id`
