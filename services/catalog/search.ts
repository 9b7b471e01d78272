import { and, asc, between, desc, eq, gte, inArray, isNotNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ProductFilter, SortKey } from '@/domain/catalog/filter'
import type { ProductCard } from '@/domain/catalog/product'
import { SEARCH_COUNT_CAP } from '@/domain/constants'
import { stripDiacritics } from '@/domain/text'
import type { Database } from '../database'
import { cardsById } from './cards'
import { brands, categories, combinations, deductions, product_categories, products } from './schema'

export interface Window {
  skip: number
  limit: number
  /** false: the caller does not want to know how many there are in all, which then is 0 */
  count?: boolean
}

/** Words of a keyword as a prefix query: 'Serum Rau má' → 'serum:* & rau:* & ma:*'. Null when nothing is left to search for. */
export function prefixQuery(keyword: string): string | null {
  const words = stripDiacritics(keyword)
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words
    ? words
        .slice(0, 12)
        .map((word) => `${word}:*`)
        .join(' & ')
    : null
}

/** Brand and origin together are an either-or (spec 1 §5). */
function brandOrOrigin(filter: ProductFilter): SQL | undefined {
  const brandIds = filter['brand.id']
  const countryIds = filter['brand.country_tag_id']
  return or(
    brandIds && inArray(products.brand_id, brandIds),
    countryIds &&
      inArray(
        products.brand_id,
        sql`(SELECT id FROM ${brands} WHERE ${inArray(brands.country_tag_id, countryIds)})`,
      ),
  )
}

function availability(filter: ProductFilter): SQL | undefined {
  if (filter.availability === 'is_pre_order') return eq(products.is_pre_order, true)
  if (filter.availability === 'available_stock') return eq(products.is_in_stock, true)
  return undefined
}

/** Conditions of a filter on the products table; categories apart. Gifts that cannot be bought are never listed. */
function conditions(filter: ProductFilter): SQL | undefined {
  const price = filter['default_combination.price_after_discount']
  const words = filter.keyword === undefined ? undefined : prefixQuery(filter.keyword)
  const flag = (column: AnyPgColumn, value: boolean | undefined) =>
    value === undefined ? undefined : eq(column, value)
  return and(
    eq(products.is_active, true),
    sql`${products.classification} <> 'gwp_non_sellable'`,
    isNotNull(products.default_combination_id),
    words === undefined
      ? undefined
      : words === null
        ? sql`false`
        : sql`${products.search} @@ to_tsquery('simple', ${words})`,
    filter.id && inArray(products.id, filter.id),
    brandOrOrigin(filter),
    filter['tags.id'] && sql`${products.tag_ids} && ${sql.param(filter['tags.id'])}::integer[]`,
    price?.gte === undefined ? undefined : gte(products.price_after_discount, price.gte),
    price?.lte === undefined ? undefined : lte(products.price_after_discount, price.lte),
    or(
      ...(filter['review_stats.average_rating'] ?? []).map((star) =>
        between(products.average_rating, star, star + 0.999),
      ),
    ),
    filter.types && inArray(products.classification, filter.types),
    flag(products.is_sale, filter.is_sale),
    flag(products.is_flashsale, filter.is_flashsale),
    flag(products.is_new, filter.is_new),
    flag(products.is_exclusive, filter.is_exclusive),
    flag(products.is_pre_order, filter.is_pre_order),
    flag(products.is_in_stock, filter.is_in_stock),
    availability(filter),
    filter.created_within_days === undefined
      ? undefined
      : gte(products.created_at, sql`now() - make_interval(days => ${filter.created_within_days})`),
    filter.promotion_id === undefined
      ? undefined
      : inArray(
          products.id,
          sql`(SELECT c.product_id FROM ${deductions} d JOIN ${combinations} c ON c.id = d.combination_id WHERE d.promotion_id = ${filter.promotion_id})`,
        ),
  )
}

const ORDERS: Record<SortKey, SQL[]> = {
  // The same as the default for what is listed, and along the same index.
  'most-purchased': [desc(products.is_active), desc(products.total_orders)],
  'most-review': [desc(products.total_reviews)],
  cheapest: [asc(products.price_after_discount)],
  expensive: [desc(products.price_after_discount)],
  aToZ: [asc(sql`${products.name} COLLATE "vi-x-icu"`)],
  zToA: [desc(sql`${products.name} COLLATE "vi-x-icu"`)],
  newest: [desc(products.created_at)],
  sale: [desc(products.discount_max)],
}

const isSortKey = (key: string): key is SortKey => Object.hasOwn(ORDERS, key)

/** The order of a list: by its key, else active in the shop first, then by sales (spec 1 §4). An unknown key counts as none. */
function ordering(sort: string | undefined): SQL[] {
  const chosen =
    sort !== undefined && isSortKey(sort)
      ? ORDERS[sort]
      : [desc(products.is_active), desc(products.total_orders)]
  return [...chosen, asc(products.id)]
}

const hasOnly = (filter: ProductFilter, key: keyof ProductFilter) =>
  Object.keys(filter).every((name) => name === key || Reflect.get(filter, name) === undefined)

/** The one category or brand a plain listing shows: its first pages come straight off an index and its count is kept. */
function plainListing(filter: ProductFilter, sort: string | undefined) {
  if (sort !== undefined && isSortKey(sort) && sort !== 'most-purchased') return null
  const [category, ...moreCategories] = filter['categories.id'] ?? []
  if (category !== undefined && moreCategories.length === 0 && hasOnly(filter, 'categories.id'))
    return { category }
  const [brand, ...moreBrands] = filter['brand.id'] ?? []
  if (brand !== undefined && moreBrands.length === 0 && hasOnly(filter, 'brand.id')) return { brand }
  return null
}

async function categoryPage(db: Database, categoryId: number, { skip, limit }: Window) {
  const listed = product_categories
  const [ids, [category]] = await Promise.all([
    db
      .select({ id: listed.product_id })
      .from(listed)
      .where(and(eq(listed.category_id, categoryId), eq(listed.is_active, true)))
      .orderBy(desc(listed.is_active), desc(listed.total_orders), asc(listed.product_id))
      .limit(limit)
      .offset(skip),
    db.select({ total: categories.product_count }).from(categories).where(eq(categories.id, categoryId)),
  ])
  return { ids: ids.map((row) => row.id), total: category?.total ?? 0 }
}

const withCategories = (filter: ProductFilter) => {
  const ids = filter['categories.id']
  return and(
    conditions(filter),
    ids &&
      inArray(
        products.id,
        sql`(SELECT product_id FROM ${product_categories} WHERE ${inArray(product_categories.category_id, ids)})`,
      ),
  )
}

const pageOf = (db: Database, where: SQL | undefined, sort: string | undefined, { skip, limit }: Window) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...ordering(sort))
    .limit(limit)
    .offset(skip)

async function totalOf(db: Database, where: SQL | undefined, brandId: number | undefined): Promise<number> {
  const [row] =
    brandId === undefined
      ? await db
          .select({ total: sql<number>`count(*)`.mapWith(Number) })
          .from(products)
          .where(where)
      : await db.select({ total: brands.product_count }).from(brands).where(eq(brands.id, brandId))
  return row?.total ?? 0
}

async function idsAndTotal(db: Database, filter: ProductFilter, sort: string | undefined, window: Window) {
  const plain = plainListing(filter, sort)
  if (plain?.category !== undefined) return categoryPage(db, plain.category, window)
  const where = withCategories(filter)
  const [ids, total] = await Promise.all([
    pageOf(db, where, sort, window),
    window.count === false ? 0 : totalOf(db, where, plain?.brand),
  ])
  return { ids: ids.map((row) => row.id), total }
}

/** Products that match, one window of them as cards, and how many there are in all (spec 1 §7 GET /v3/search). */
export async function searchProducts(
  db: Database,
  filter: ProductFilter,
  sort: string | undefined,
  window: Window,
): Promise<{ cards: ProductCard[]; total: number }> {
  const { ids, total } = await idsAndTotal(db, filter, sort, window)
  return { cards: await cardsById(db, ids), total }
}

/** How many match, counted up to 100 and no further (spec 1 §5). */
export async function countProducts(db: Database, filter: ProductFilter): Promise<number> {
  const some = db
    .select({ id: products.id })
    .from(products)
    .where(withCategories(filter))
    .limit(SEARCH_COUNT_CAP)
    .as('some')
  const [row] = await db.select({ total: sql<number>`count(*)`.mapWith(Number) }).from(some)
  return row?.total ?? 0
}

/** Brands or categories of the products that match with how many of them each has, one window of them, most first, and how many there are in all (spec 1 §7). */
export async function distinctOf(
  db: Database,
  kind: 'brand' | 'category',
  filter: ProductFilter,
  window: Window,
) {
  const named = kind === 'brand' ? brands : categories
  const total = sql<number>`count(*)`.mapWith(Number)
  const belongs =
    kind === 'brand'
      ? sql`${brands.id} = ${products.brand_id}`
      : sql`${categories.id} IN (SELECT category_id FROM ${product_categories} WHERE product_id = ${products.id})`
  const rows = await db
    .select({
      id: named.id,
      _id: sql<string>`${named.id}::text`,
      name: named.name,
      slug: named.slug,
      total,
      of: sql<number>`count(*) OVER ()`.mapWith(Number),
    })
    .from(products)
    .innerJoin(named, belongs)
    .where(withCategories(filter))
    .groupBy(named.id)
    .orderBy(desc(total), asc(named.name))
    .limit(window.limit)
    .offset(window.skip)
  return { rows: rows.map(({ of: _, ...row }) => row), total: rows[0]?.of ?? 0 }
}
