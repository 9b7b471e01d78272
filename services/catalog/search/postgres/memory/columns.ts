import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database'
import { brands } from '../../../schema'
import { search_rows } from '../../../search-schema'
import { searchCache } from '../../search-cache'

/**
 * The search rows in memory, by column, for facets, totals and pages of lists. Products that differ only in their price and in what lists
 * are sorted by form one group, six products on average. PostgreSQL would fetch every match for each query
 * (docs/decisions/0046-statements-named-and-sent-together.md, 0091-totals-and-pages-from-memory.md).
 */
export interface Columns {
  /** when they were read, ms */
  readAt: number
  /** number of groups; the arrays below have one element for each */
  size: number
  brands: Int32Array
  /** indexes into `categorySets` and `tagSets`: products share a few hundred sets */
  categories: Int32Array
  tags: Int32Array
  /** whole stars in the lowest three bits, then the bits of FLAGS */
  facts: Int32Array
  /** index in `prices` of a group's first price */
  starts: Int32Array
  /** dong, of all products, by group, ascending within each group; the next arrays are of the same products */
  prices: Int32Array
  ids: Int32Array
  orders: Int32Array
  reviews: Int32Array
  discounts: Int16Array
  /** microseconds */
  created: Float64Array
  categorySets: readonly (readonly number[])[]
  tagSets: readonly (readonly number[])[]
  /** country tag by brand id */
  countries: ReadonlyMap<number, number | null>
}

/** Bits of `Columns.facts`. */
export const STARS = 7
export const FLAGS = {
  is_pre_order: 8,
  is_in_stock: 16,
  is_sale: 32,
  is_flashsale: 64,
  is_new: 128,
  is_exclusive: 256,
} as const
export type Flag = keyof typeof FLAGS
/** `facts` are less than this. */
export const FACT_VALUES = 2 * FLAGS.is_exclusive

interface PackedColumns {
  [column: string]: unknown
  /** 28 bytes a group: brand, facts, number of products, hash of the categories, hash of the tags; null without rows */
  groups: Buffer | null
  /** 26 bytes a product: price, id, orders, reviews, discount, time of creation */
  products: Buffer | null
  category_sets: [hash: string, ids: number[]][]
  tag_sets: [hash: string, ids: number[]][]
  countries: [brand: number, country: number | null][]
}
const GROUP_BYTES = 28
const PRODUCT_BYTES = 26

const hashOf = (column: 'category_ids' | 'tag_ids') => sql.raw(`hash_array_extended(${column}, 0)`)

const setsOf = (column: 'category_ids' | 'tag_ids') => sql`(
  SELECT coalesce(json_agg(json_build_array(hash::text, ids)), '[]') FROM (
    SELECT ${hashOf(column)} AS hash, min(${sql.raw(column)}) AS ids FROM ${search_rows} GROUP BY 1
  ) AS sets)`

const factsOf = sql`(floor(average_rating)::integer + ${sql.join(
  Object.entries(FLAGS).map(([name, bit]) => sql.raw(`${name}::integer * ${bit}`)),
  sql` + `,
)})`

/** One statement, so that sets and rows come from the same snapshot. */
const packedColumns = sql`
  SELECT string_agg(int4send(brand_id) || int4send(facts) || int4send(total) || int8send(categories) || int8send(tags), '') AS groups,
    string_agg(products, '') AS products, ${setsOf('category_ids')} AS category_sets, ${setsOf('tag_ids')} AS tag_sets,
    (SELECT coalesce(json_agg(json_build_array(id, country_tag_id)), '[]') FROM ${brands}) AS countries
  FROM (
    SELECT brand_id, ${hashOf('category_ids')} AS categories, ${hashOf('tag_ids')} AS tags, ${factsOf} AS facts,
      count(*)::integer AS total,
      string_agg(
        int4send(price) || int4send(product_id) || int4send(total_orders) || int4send(total_reviews) || int2send(discount) || timestamptz_send(created_at),
        '' ORDER BY price
      ) AS products
    FROM ${search_rows} GROUP BY 1, 2, 3, 4
  ) AS grouped`

const NOTHING = Buffer.alloc(0)

/** 53 bits of an 8-byte hash: as many as a number holds exactly. */
const hashAt = (bytes: Buffer, at: number) =>
  (bytes.readUInt32BE(at) & 0x1fffff) * 0x1_0000_0000 + bytes.readUInt32BE(at + 4)

function placesByHash(sets: readonly [hash: string, ids: number[]][]): Map<number, number> {
  const bytes = Buffer.alloc(8)
  return new Map(
    sets.map(([hash], place) => {
      bytes.writeBigInt64BE(BigInt(hash))
      return [hashAt(bytes, 0), place]
    }),
  )
}

/** Number of an 8-byte integer of fewer than 53 bits. */
const longAt = (bytes: Buffer, at: number) =>
  bytes.readInt32BE(at) * 0x1_0000_0000 + bytes.readUInt32BE(at + 4)

function productColumns(bytes: Buffer) {
  const size = bytes.length / PRODUCT_BYTES
  const columns = {
    prices: new Int32Array(size),
    ids: new Int32Array(size),
    orders: new Int32Array(size),
    reviews: new Int32Array(size),
    discounts: new Int16Array(size),
    created: new Float64Array(size),
  }
  for (let place = 0; place < size; place++) {
    const at = place * PRODUCT_BYTES
    columns.prices[place] = bytes.readInt32BE(at)
    columns.ids[place] = bytes.readInt32BE(at + 4)
    columns.orders[place] = bytes.readInt32BE(at + 8)
    columns.reviews[place] = bytes.readInt32BE(at + 12)
    columns.discounts[place] = bytes.readInt16BE(at + 16)
    columns.created[place] = longAt(bytes, at + 18)
  }
  return columns
}

async function read(db: Database): Promise<Columns> {
  const startedAt = Date.now()
  const [row] = (await db.execute<PackedColumns>(packedColumns)).rows
  if (!row) throw new Error('the search rows were not read')
  const groups = row.groups ?? NOTHING
  const size = groups.length / GROUP_BYTES
  const column = () => new Int32Array(size)
  const columns = {
    brands: column(),
    facts: column(),
    starts: column(),
    categories: column(),
    tags: column(),
  }
  const [categories, tags] = [placesByHash(row.category_sets), placesByHash(row.tag_sets)]
  let start = 0
  for (let group = 0; group < size; group++) {
    const at = group * GROUP_BYTES
    columns.brands[group] = groups.readInt32BE(at)
    columns.facts[group] = groups.readInt32BE(at + 4)
    columns.starts[group] = start
    start += groups.readInt32BE(at + 8)
    columns.categories[group] = categories.get(hashAt(groups, at + 12)) ?? 0
    columns.tags[group] = tags.get(hashAt(groups, at + 20)) ?? 0
  }
  return {
    readAt: startedAt,
    size,
    ...columns,
    ...productColumns(row.products ?? NOTHING),
    categorySets: row.category_sets.map(([, ids]) => ids),
    tagSets: row.tag_sets.map(([, ids]) => ids),
    countries: new Map(row.countries),
  }
}

const cache = searchCache<Columns>()

/** Age up to which the columns are certain to be served from the cache, at worst stale (STALE_MS of search-cache.ts). */
const CACHED_MS = 240_000

let readAt = 0

/** The columns, cached by version of the search rows (search-cache.ts). */
export const columnsOf = (db: Database, version: string): Promise<Columns> =>
  cache('', version, async () => {
    const columns = await read(db)
    readAt = Date.now()
    return columns
  })

/** The columns if they are cached; otherwise null, and reading them is started. */
export function cachedColumns(db: Database, version: string): Promise<Columns> | null {
  const isCached = Date.now() - readAt < CACHED_MS
  const columns = columnsOf(db, version)
  if (isCached) return columns
  // A failed read is repeated by the next call.
  columns.catch(() => undefined)
  return null
}
