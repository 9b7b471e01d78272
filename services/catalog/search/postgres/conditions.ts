import { and, between, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { ALTERNATIVES, FILTER_NAMES, type FilterName } from '@/domain/catalog/listing/filters'
import { deductions } from '../../promotion-schema'
import { combinations } from '../../schema'
import { rows } from './rows'

const integers = (ids: readonly number[]) => sql`${sql.param(ids)}::integer[]`

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

/** The condition of each filter of domain/catalog/listing/filters.ts. */
const CONDITIONS: Readonly<Record<FilterName, (filter: ProductFilter) => SQL | undefined>> = {
  brands: (filter) => filter['brand.id'] && sql`${rows.brand_id} = ANY (${integers(filter['brand.id'])})`,
  origins: (filter) =>
    filter['brand.country_tag_id'] &&
    sql`${rows.country_tag_id} = ANY (${integers(filter['brand.country_tag_id'])})`,
  categories: (filter) =>
    filter['categories.id'] && sql`${rows.category_ids} && ${integers(filter['categories.id'])}`,
  tags: (filter) => filter['tags.id'] && sql`${rows.tag_ids} && ${integers(filter['tags.id'])}`,
  /** a chosen number of stars includes averages up to 0.999 above it (LST-23) */
  ratings: (filter) =>
    or(
      ...(filter['review_stats.average_rating'] ?? []).map((star) =>
        between(rows.average_rating, star, star + 0.999),
      ),
    ),
  availability,
  prices: price,
  is_sale: (filter) => flag(rows.is_sale, filter.is_sale),
}

/** Filters combined by OR: brand and origin form one group, every other filter its own (LST-24). The facets of a group are counted under the conditions of the other groups. */
export type FilterGroup = readonly FilterName[]
export const FILTER_GROUPS: readonly FilterGroup[] = [
  ALTERNATIVES,
  ...FILTER_NAMES.filter((name) => !ALTERNATIVES.includes(name)).map((name) => [name]),
]

/** The condition for the chosen values of a group; undefined when none is chosen. */
export const chosenIn = (group: FilterGroup, filter: ProductFilter): SQL | undefined =>
  or(...group.map((name) => CONDITIONS[name](filter)))

/** Conditions that the page sets and shoppers cannot choose, without the keyword. */
const pageConditions = (filter: ProductFilter) => [
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

/** Conditions of a filter on the search rows, without its keyword and without the group `without`. */
export function conditions(filter: ProductFilter, without?: FilterGroup): SQL[] {
  const chosen = FILTER_GROUPS.map((group) => (group === without ? undefined : chosenIn(group, filter)))
  return [...pageConditions(filter), ...chosen].filter((condition) => condition !== undefined)
}
