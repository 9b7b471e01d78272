import { and, between, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ProductFilter } from '@/domain/catalog/filter'
import { combinations, deductions } from '../../schema'
import { rows } from './rows'

const integers = (ids: readonly number[]) => sql`${sql.param(ids)}::integer[]`

/** Brand and origin together are an either-or (spec 1 §5). */
const brandOrOrigin = (filter: ProductFilter) =>
  or(
    filter['brand.id'] && sql`${rows.brand_id} = ANY (${integers(filter['brand.id'])})`,
    filter['brand.country_tag_id'] &&
      sql`${rows.country_tag_id} = ANY (${integers(filter['brand.country_tag_id'])})`,
  )

function availability(filter: ProductFilter): SQL | undefined {
  if (filter.availability === 'is_pre_order') return eq(rows.is_pre_order, true)
  if (filter.availability === 'available_stock') return eq(rows.is_in_stock, true)
  return undefined
}

function price(filter: ProductFilter): SQL | undefined {
  const bounds = filter['default_combination.price_after_discount']
  return and(
    bounds?.gte === undefined ? undefined : gte(rows.price, bounds.gte),
    bounds?.lte === undefined ? undefined : lte(rows.price, bounds.lte),
  )
}

const flag = (column: AnyPgColumn, value: boolean | undefined) =>
  value === undefined ? undefined : eq(column, value)

/** Each kind of choice a list can be narrowed by, with its condition. Facets count one kind with that of the others. */
export const CHOICES = {
  makers: brandOrOrigin,
  categories: (filter: ProductFilter) =>
    filter['categories.id'] && sql`${rows.category_ids} && ${integers(filter['categories.id'])}`,
  tags: (filter: ProductFilter) =>
    filter['tags.id'] && sql`${rows.tag_ids} && ${integers(filter['tags.id'])}`,
  /** star values; each covers itself through itself + 0.999 (spec 1 §5) */
  ratings: (filter: ProductFilter) =>
    or(
      ...(filter['review_stats.average_rating'] ?? []).map((star) =>
        between(rows.average_rating, star, star + 0.999),
      ),
    ),
  availability,
  prices: price,
  sale: (filter: ProductFilter) => flag(rows.is_sale, filter.is_sale),
} satisfies Record<string, (filter: ProductFilter) => SQL | undefined>
export type Choice = keyof typeof CHOICES

/** What is asked besides: never a choice of the shopper's. Keywords apart. */
const fixed = (filter: ProductFilter) => [
  filter.id && inArray(rows.product_id, filter.id),
  filter.types && inArray(rows.classification, filter.types),
  flag(rows.is_flashsale, filter.is_flashsale),
  flag(rows.is_new, filter.is_new),
  flag(rows.is_exclusive, filter.is_exclusive),
  flag(rows.is_pre_order, filter.is_pre_order),
  flag(rows.is_in_stock, filter.is_in_stock),
  filter.created_within_days === undefined
    ? undefined
    : gte(rows.created_at, sql`now() - make_interval(days => ${filter.created_within_days})`),
  filter.promotion_id === undefined
    ? undefined
    : inArray(
        rows.product_id,
        sql`(SELECT c.product_id FROM ${deductions} d JOIN ${combinations} c ON c.id = d.combination_id WHERE d.promotion_id = ${filter.promotion_id})`,
      ),
]

/** Conditions of a filter on the search rows, without its keyword, and without one kind of choice when that is left out. */
export function conditions(filter: ProductFilter, without?: Choice): SQL[] {
  const choices = Object.entries(CHOICES).map(([kind, condition]) =>
    kind === without ? undefined : condition(filter),
  )
  return [...fixed(filter), ...choices].filter((condition) => condition !== undefined)
}
