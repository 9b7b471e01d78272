import fc from 'fast-check'
import { sql, type SQL } from 'drizzle-orm'
import { type ProductFilter, productFilterSchema } from '@/domain/catalog/listing/catalog-filter'
import { SORT_KEYS } from '@/domain/catalog/listing/sort'
import { searchEngine } from '@/services/catalog/search/engine'
import { columnsOf } from '@/services/catalog/search/postgres/memory/columns'
import { isInColumns, totalOfColumns } from '@/services/catalog/search/postgres/memory/count-columns'
import { hasOrder, pageOfColumns } from '@/services/catalog/search/postgres/memory/page-of-columns'
import { byRankUnindexed, ordering, unindexedOrdering } from '@/services/catalog/search/postgres/order'
import {
  countUpTo,
  FROM_TEXTS,
  idsOf,
  exceedsBySample,
  fromWhere,
} from '@/services/catalog/search/postgres/rows'
import { database, transaction } from '@/services/database'
import { loadDemo } from '../../../../demo/load'
import { useDatabase } from '../../database'

/**
 * Compares the search engine with a model: random filters must give the same products, order, totals and facets. The model filters the
 * products in memory and does not read the engine's tables.
 */

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

useDatabase()

interface ModelProduct {
  [column: string]: unknown
  id: number
  name: string
  brand: number
  country: number | null
  /** its categories and their ancestors */
  categories: number[]
  tags: number[]
  classification: string
  price: number
  rating: number
  reviews: number
  orders: number
  discount: number
  is_sale: boolean
  is_flashsale: boolean
  is_new: boolean
  is_exclusive: boolean
  is_pre_order: boolean
  is_in_stock: boolean
  created: number
  promotions: number[]
}

let catalogue: ModelProduct[]
beforeAll(async () => {
  await transaction((tx) => loadDemo(tx, () => undefined))
  const { rows } = await database().execute<ModelProduct>(sql`
    WITH RECURSIVE above AS (
      SELECT id, id AS ancestor, parent_id FROM catalog.categories
      UNION ALL SELECT above.id, parent.id, parent.parent_id FROM above JOIN catalog.categories parent ON parent.id = above.parent_id
    )
    SELECT p.id, p.name, p.brand_id AS brand, b.country_tag_id AS country, p.tag_ids AS tags, p.classification,
      p.price_after_discount AS price, p.average_rating::float8 AS rating, p.total_reviews AS reviews, p.total_orders AS orders, p.discount_max AS discount,
      p.is_sale, p.is_flashsale, p.is_new, p.is_exclusive, p.is_pre_order, p.is_in_stock,
      extract(epoch FROM p.created_at)::float8 AS created,
      ARRAY(SELECT DISTINCT ancestor FROM above WHERE above.id = ANY (p.category_ids || p.default_category_id)) AS categories,
      ARRAY(SELECT DISTINCT d.promotion_id FROM catalog.deductions d JOIN catalog.combinations c ON c.id = d.combination_id
        WHERE c.product_id = p.id AND d.promotion_id IS NOT NULL) AS promotions
    FROM catalog.products p JOIN catalog.brands b ON b.id = p.brand_id
    WHERE p.is_active AND p.classification <> 'gwp_non_sellable' AND p.default_combination_id IS NOT NULL`)
  catalogue = rows
}, 120_000)

const DAY_S = 86_400
const meets = (wanted: readonly number[] | undefined, own: readonly number[]) =>
  !wanted || wanted.some((id) => own.includes(id))
const is = (wanted: boolean | undefined, own: boolean) => wanted === undefined || wanted === own

/** The condition of each filter (LST-23, LST-24). */
const CONDITIONS: Record<string, (filter: ProductFilter, product: ModelProduct) => boolean> = {
  makers: (filter, { brand, country }) => {
    const brands = filter['brand.id']
    const countries = filter['brand.country_tag_id']
    if (!brands && !countries) return true
    return Boolean(brands?.includes(brand)) || (country !== null && Boolean(countries?.includes(country)))
  },
  categories: (filter, { categories }) => meets(filter['categories.id'], categories),
  tags: (filter, { tags }) => meets(filter['tags.id'], tags),
  ratings: (filter, { rating }) =>
    meets(
      filter['review_stats.average_rating'],
      [0, 1, 2, 3, 4, 5].filter((star) => rating >= star && rating <= star + 0.999),
    ),
  availability: ({ availability }, product) =>
    availability === 'is_pre_order'
      ? product.is_pre_order
      : availability !== 'available_stock' || product.is_in_stock,
  prices: ({ 'default_combination.price_after_discount': bounds }, { price }) =>
    price >= (bounds?.gte ?? 0) && price <= (bounds?.lte ?? Infinity),
  sale: (filter, product) => is(filter.is_sale, product.is_sale),
}

const fixed = (filter: ProductFilter, product: ModelProduct) =>
  (!filter.id || filter.id.includes(product.id)) &&
  (!filter.types || filter.types.some((type) => type === product.classification)) &&
  is(filter.is_flashsale, product.is_flashsale) &&
  is(filter.is_new, product.is_new) &&
  is(filter.is_exclusive, product.is_exclusive) &&
  is(filter.is_pre_order, product.is_pre_order) &&
  is(filter.is_in_stock, product.is_in_stock) &&
  (filter.created_within_days === undefined ||
    product.created >= Date.now() / 1000 - filter.created_within_days * DAY_S) &&
  (filter.promotion_id === undefined || product.promotions.includes(filter.promotion_id))

/** The products that match a filter, without the condition `without`. */
const modelMatches = (filter: ProductFilter, without?: string) =>
  catalogue.filter(
    (product) =>
      fixed(filter, product) &&
      Object.entries(CONDITIONS).every(([kind, holds]) => kind === without || holds(filter, product)),
  )

const names = new Intl.Collator('vi')
/** Sorts by the first 40 letters in Vietnamese order, then by code. */
function byName(a: ModelProduct, b: ModelProduct): number {
  const [first, second] = [a, b].map(({ name }) => Array.from(name).slice(0, 40).join(''))
  return (
    names.compare(first ?? '', second ?? '') ||
    Buffer.compare(Buffer.from(first ?? ''), Buffer.from(second ?? ''))
  )
}
const ORDERS: Record<string, (a: ModelProduct, b: ModelProduct) => number> = {
  'most-purchased': (a, b) => b.orders - a.orders || a.id - b.id,
  'most-review': (a, b) => b.reviews - a.reviews || a.id - b.id,
  cheapest: (a, b) => a.price - b.price || a.id - b.id,
  expensive: (a, b) => b.price - a.price || b.id - a.id,
  aToZ: (a, b) => byName(a, b) || a.id - b.id,
  zToA: (a, b) => byName(b, a) || b.id - a.id,
  newest: (a, b) => b.created - a.created || a.id - b.id,
  sale: (a, b) => b.discount - a.discount || a.id - b.id,
}

/** Random filters with existing and unknown ids; each part is present now and then. */
function filters() {
  const idsOf = (read: (product: ModelProduct) => readonly (number | null)[]) => [
    ...new Set(catalogue.flatMap(read).filter((id) => id !== null)),
    999_999,
  ]
  const some = (ids: readonly number[]) =>
    fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 })
  const price = fc.integer({ min: 0, max: 1_200_000 })
  const flag = fc.boolean()
  const parts = {
    'brand.id': some(idsOf(({ brand }) => [brand])),
    'brand.country_tag_id': some(idsOf(({ country }) => [country])),
    'categories.id': some(idsOf(({ categories }) => categories)),
    'tags.id': some(idsOf(({ tags }) => tags)),
    'review_stats.average_rating': fc.uniqueArray(fc.integer({ min: 0, max: 5 }), {
      minLength: 1,
      maxLength: 3,
    }),
    'default_combination.price_after_discount': fc.record({ gte: price, lte: price }, { requiredKeys: [] }),
    availability: fc.constantFrom('all_product', 'is_pre_order', 'available_stock'),
    is_sale: flag,
    is_flashsale: flag,
    is_new: flag,
    is_exclusive: flag,
    is_pre_order: flag,
    is_in_stock: flag,
    types: fc.uniqueArray(fc.constantFrom('normal', 'product_pack', 'egift'), { minLength: 1 }),
    id: some(idsOf(({ id }) => [id])),
    promotion_id: fc.constantFrom(...idsOf(({ promotions }) => promotions)),
    created_within_days: fc.integer({ min: 1, max: 400 }),
  }
  return fc
    .tuple(fc.subarray(Object.keys(parts), { maxLength: 5 }), fc.record(parts))
    .map(([kept, all]) =>
      productFilterSchema.cast(
        Object.fromEntries(Object.entries(all).filter(([part]) => kept.includes(part))),
      ),
    )
}

const engine = () => searchEngine(database())
const RUNS = { numRuns: 250 }
const sorts = fc.constantFrom(undefined, 'sale', 'no-such-order', ...SORT_KEYS)
const windows = fc.record({ skip: fc.nat(60), limit: fc.integer({ min: 1, max: 40 }) })

it('loads the demo catalogue', () => {
  expect(catalogue.length).toBeGreaterThan(400)
  expect(filters()).toBeDefined()
})

it('finds the same products in the same order with the same total (SRC-23)', async () => {
  await fc.assert(
    fc.asyncProperty(filters(), sorts, windows, async (filter, sort, window) => {
      const order = ORDERS[sort ?? ''] ?? ORDERS['most-purchased']
      const wanted = modelMatches(filter).sort(order)
      const { ids, total, understood } = await engine().find(filter, sort, window)
      expect({ ids, total, understood }).toEqual({
        ids: wanted.slice(window.skip, window.skip + window.limit).map(({ id }) => id),
        total: wanted.length,
        understood: null,
      })
    }),
    RUNS,
  )
}, 60_000)

const countBy = (
  products: readonly ModelProduct[],
  read: (product: ModelProduct) => readonly (number | null)[],
) => {
  const counts = new Map<number, number>()
  for (const product of products)
    for (const key of read(product)) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries(counts)
}

it('counts each facet over the products that match all other filters', async () => {
  await fc.assert(
    fc.asyncProperty(filters(), async (filter) => {
      const { version: _, ...counts } = await engine().facets(filter)
      const free = (kind: string) => modelMatches(filter, kind)
      const prices = free('prices').map(({ price }) => price)
      const stock = free('availability')
      expect({
        ...counts,
        brands: Object.fromEntries(counts.brands),
        origins: Object.fromEntries(counts.origins),
        categories: Object.fromEntries(counts.categories),
        tags: Object.fromEntries(counts.tags),
        ratings: Object.fromEntries(counts.ratings),
      }).toEqual({
        total: modelMatches(filter).length,
        brands: countBy(free('makers'), ({ brand }) => [brand]),
        origins: countBy(free('makers'), ({ country }) => [country]),
        categories: countBy(free('categories'), ({ categories }) => categories),
        tags: countBy(free('tags'), ({ tags }) => tags),
        ratings: countBy(free('ratings'), ({ rating }) => [Math.floor(rating)]),
        availability: {
          all_product: stock.length,
          is_pre_order: stock.filter(({ is_pre_order }) => is_pre_order).length,
          available_stock: stock.filter(({ is_in_stock }) => is_in_stock).length,
        },
        is_sale: free('sale').filter(({ is_sale }) => is_sale).length,
        prices: {
          min: prices.length ? Math.min(...prices) : 0,
          max: prices.length ? Math.max(...prices) : 0,
        },
      })
    }),
    RUNS,
  )
}, 60_000)

it('counts in memory what the rows hold', async () => {
  const columns = await columnsOf(database(), 'of this test')
  await fc.assert(
    fc.asyncProperty(filters().filter(isInColumns), (filter) => {
      expect(totalOfColumns(columns, filter)).toBe(modelMatches(filter).length)
      return Promise.resolve()
    }),
    RUNS,
  )
})

it('finds in memory the pages that the model finds (SRC-23)', async () => {
  const columns = await columnsOf(database(), 'of this test')
  await fc.assert(
    fc.asyncProperty(
      filters().filter(isInColumns),
      sorts.filter(hasOrder),
      windows,
      (filter, sort, window) => {
        const { skip, limit } = window
        const wanted = modelMatches(filter).sort(ORDERS[sort ?? ''] ?? ORDERS['most-purchased'])
        expect(pageOfColumns(columns, filter, sort, window)).toEqual({
          ids: wanted.slice(skip, skip + limit).map(({ id }) => id),
          total: wanted.length,
        })
        return Promise.resolve()
      },
    ),
    RUNS,
  )
  expect(SORT_KEYS.filter((sort) => !hasOrder(sort))).toEqual(['aToZ', 'zToA'])
})

it.each([...SORT_KEYS, 'no-such-order'])('sorts few as many by %s', async (sort) => {
  const inOrder = async (order: readonly SQL[]) =>
    idsOf(
      await database().execute<{ product_id: number }>(
        sql`SELECT product_id ${fromWhere({ where: [], words: null }, true)} ORDER BY ${sql.join([...order], sql`, `)}`,
      ),
    )
  const many = await inOrder(ordering(sort))
  expect(many).toHaveLength(catalogue.length)
  expect(await inOrder(unindexedOrdering(sort))).toEqual(many)
})

it('says that more match than are counted only where a sample leaves no doubt', async () => {
  const asked = { where: [], words: "'kem'" }
  const all = await countUpTo(database(), asked)
  expect(all).toBeGreaterThan(20)
  const isMore = (cap: number) => exceedsBySample(database(), asked.words, cap, catalogue.length)
  expect(await isMore(Math.floor(all / 3))).toBe(true)
  expect(await isMore(Math.ceil(all / 2))).toBe(false)
})

it('sorts what matches a keyword, and never walks half of all texts in the order of their rank', async () => {
  const plan = await transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan']) await tx.execute(sql.raw(`SET LOCAL enable_${way} = off`))
    return tx.execute(
      sql`EXPLAIN (COSTS OFF) SELECT product_id FROM ${FROM_TEXTS} WHERE text.words @@ '''kem'''::tsquery ORDER BY ${byRankUnindexed} LIMIT 16`,
    )
  })
  expect(JSON.stringify(plan.rows)).not.toContain('Incremental Sort')
})

it('narrows a keyword to those of its products the filter holds for', async () => {
  const typed = fc.constantFrom('son', 'kem chống nắng', 'serum', 'duong am', 'rửa mặt', 'mat na', 'nuoc hoa')
  const all = { skip: 0, limit: 1_000 }
  await fc.assert(
    fc.asyncProperty(filters(), typed, sorts, windows, async (filter, keyword, sort, window) => {
      const found = new Set((await engine().find({ keyword }, undefined, all)).ids)
      const wanted = modelMatches(filter).filter(({ id }) => found.has(id))
      const narrowed = await engine().find({ ...filter, keyword }, sort, all)
      const { ids, total } = await engine().find({ ...filter, keyword }, sort, window)
      expect(new Set(narrowed.ids)).toEqual(new Set(wanted.map(({ id }) => id)))
      expect({ ids, total }).toEqual({
        ids: narrowed.ids.slice(window.skip, window.skip + window.limit),
        total: wanted.length,
      })
      const order = ORDERS[sort ?? '']
      if (order) expect(narrowed.ids).toEqual(wanted.sort(order).map(({ id }) => id))
    }),
    RUNS,
  )
}, 60_000)

it('counts up to the given cap', async () => {
  await fc.assert(
    fc.asyncProperty(filters(), fc.integer({ min: 1, max: 120 }), async (filter, cap) => {
      expect(await engine().count(filter, cap)).toBe(Math.min(cap, modelMatches(filter).length))
    }),
    { numRuns: 60 },
  )
})
