import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { byNamedFilter, type FilterName } from '@/domain/catalog/listing/filters'
import type { Database } from '../../../database'
import type { FacetCounts } from '../engine'
import { searchCache } from '../search-cache'
import { chosenIn, conditions, type FilterGroup, FILTER_GROUPS } from './conditions'
import { type SearchQuery, COUNT_CAP, fromWhere } from './rows'
import { brands } from '../../schema'

interface CountRow {
  [column: string]: unknown
  kind: string
  /** null: rows without a value */
  id: number | null
  total: number
}

/** Columns to group by. Category and tag arrays are grouped as whole arrays before unnesting: products share a few hundred of them. */
const COLUMNS = {
  brand: sql`brand_id`,
  categories: sql`category_ids`,
  tags: sql`tag_ids`,
  facts: sql`stars, is_pre_order, is_in_stock, is_sale`,
}
type GroupingSet = keyof typeof COLUMNS

interface Count {
  group: GroupingSet
  read: SQL
}

/** For each filter, its grouping set and the query that reads 'kind, id, total' from it. */
const COUNTS: Readonly<Record<FilterName, Count>> = {
  brands: {
    group: 'brand',
    read: sql`SELECT 'brands' AS kind, brand_id AS id, total FROM grouped WHERE of_brand`,
  },
  origins: {
    group: 'brand',
    read: sql`
      SELECT 'origins' AS kind, brand.country_tag_id AS id, sum(total)::integer AS total FROM grouped JOIN ${brands} brand ON brand.id = brand_id
      WHERE of_brand GROUP BY 2`,
  },
  categories: {
    group: 'categories',
    read: sql`
      SELECT 'categories' AS kind, one.id, sum(total)::integer AS total FROM grouped CROSS JOIN unnest(category_ids) AS one(id)
      WHERE of_categories GROUP BY 2`,
  },
  tags: {
    group: 'tags',
    read: sql`
      SELECT 'tags' AS kind, one.id, sum(total)::integer AS total FROM grouped CROSS JOIN unnest(tag_ids) AS one(id)
      WHERE of_tags GROUP BY 2`,
  },
  ratings: {
    group: 'facts',
    read: sql`SELECT 'ratings' AS kind, stars AS id, sum(total)::integer AS total FROM grouped WHERE of_facts GROUP BY 2`,
  },
  availability: {
    group: 'facts',
    read: sql`
      SELECT 'availability' AS kind, choice.id, sum(total)::integer AS total FROM grouped
      CROSS JOIN LATERAL (VALUES (0, true), (1, is_pre_order), (2, is_in_stock)) AS choice(id, is_so)
      WHERE of_facts AND choice.is_so GROUP BY 2`,
  },
  prices: {
    group: 'facts',
    read: sql`
      SELECT 'prices' AS kind, bound.id, bound.price AS total FROM (
        SELECT coalesce(min(low), 0) AS low, coalesce(max(high), 0) AS high FROM grouped WHERE of_facts
      ) AS bounds CROSS JOIN LATERAL (VALUES (0, low), (1, high)) AS bound(id, price)`,
  },
  is_sale: {
    group: 'facts',
    read: sql`
      SELECT 'is_sale' AS kind, 1 AS id, coalesce(sum(total), 0)::integer AS total FROM grouped WHERE of_facts AND is_sale`,
  },
}

const TOTAL: Count = {
  group: 'facts',
  read: sql`SELECT 'total' AS kind, 0 AS id, least(coalesce(sum(total), 0), ${COUNT_CAP})::integer AS total FROM grouped WHERE of_facts`,
}

/** One query that reads the matching rows once for several counts. */
function countQuery(counts: readonly Count[], query: SearchQuery): SQL {
  const groups = [...new Set(counts.map(({ group }) => group))]
  const has = (group: GroupingSet, column: SQL) =>
    groups.includes(group) ? sql`grouping(${column}) = 0` : sql`false`
  return sql`(
    WITH grouped AS (
      SELECT ${sql.join(
        groups.map((group) => COLUMNS[group]),
        sql`, `,
      )},
        ${has('brand', sql`brand_id`)} AS of_brand, ${has('categories', sql`category_ids`)} AS of_categories,
        ${has('tags', sql`tag_ids`)} AS of_tags, ${has('facts', sql`is_sale`)} AS of_facts,
        count(*)::integer AS total, min(price) AS low, max(price) AS high
      FROM (
        SELECT brand_id, category_ids, tag_ids, floor(average_rating)::integer AS stars, is_pre_order, listed.is_in_stock, is_sale, price
        ${fromWhere(query, true)}
      ) AS found
      GROUP BY GROUPING SETS (${sql.join(
        groups.map((group) => sql`(${COLUMNS[group]})`),
        sql`, `,
      )})
    )
    ${sql.join(
      counts.map(({ read }) => read),
      sql` UNION ALL `,
    )}
  )`
}

/**
 * The queries for all facets: one over all matches, and one for each filter group with a chosen value, without that group's condition.
 * The latter are the same for many listings and are therefore cached separately.
 */
function countQueries(filter: ProductFilter, query: SearchQuery): SQL[] {
  const isChosen = (group: FilterGroup) => chosenIn(group, filter) !== undefined
  const countsOf = (group: FilterGroup) => group.map((name) => COUNTS[name])
  const others = FILTER_GROUPS.filter((group) => !isChosen(group)).flatMap(countsOf)
  const wider = FILTER_GROUPS.filter(isChosen).map((group) =>
    countQuery(countsOf(group), { ...query, where: conditions(filter, group) }),
  )
  return [countQuery([...others, TOTAL], query), ...wider]
}

const dialect = new PgDialect()
const cache = searchCache<CountRow[]>()

/** Facet counts from the database, cached by query (search-cache.ts); used when the columns do not hold what the filter needs. */
export async function countFacets(
  db: Database,
  filter: ProductFilter,
  query: SearchQuery | null,
  version: string,
): Promise<FacetCounts> {
  if (!query) return toFacetCounts([], version)
  const counted = await Promise.all(
    countQueries(filter, query).map((statement) => {
      const { sql: text, params } = dialect.sqlToQuery(statement)
      return cache(JSON.stringify([text, params]), version, async () => {
        const { rows } = await db.execute<CountRow>(statement)
        return rows
      })
    }),
  )
  return toFacetCounts(counted.flat(), version)
}

/** The brands or categories of the matching rows, with the number of matches of each. */
export async function countDistinct(
  db: Database,
  kind: 'brand' | 'category',
  query: SearchQuery,
): Promise<Map<number, number>> {
  const id = kind === 'brand' ? sql`brand_id` : sql`unnest(category_ids)`
  const { rows } = await db.execute<{ id: number; total: number }>(
    sql`SELECT ${id} AS id, count(*)::integer AS total ${fromWhere(query, true)} GROUP BY 1`,
  )
  return new Map(rows.map((row) => [row.id, row.total]))
}

function toFacetCounts(counted: readonly CountRow[], version: string): FacetCounts {
  const of = (kind: FilterName | 'total') =>
    new Map(
      counted
        .flatMap((row) => (row.kind === kind && row.id !== null ? [[row.id, row.total] as const] : []))
        .sort(([a, many], [b, more]) => more - many || a - b),
    )
  const availability = of('availability')
  const prices = of('prices')
  return {
    version,
    total: of('total').get(0) ?? 0,
    ...byNamedFilter(of),
    ratings: of('ratings'),
    availability: {
      all_product: availability.get(0) ?? 0,
      is_pre_order: availability.get(1) ?? 0,
      available_stock: availability.get(2) ?? 0,
    },
    is_sale: of('is_sale').get(1) ?? 0,
    prices: { min: prices.get(0) ?? 0, max: prices.get(1) ?? 0 },
  }
}
