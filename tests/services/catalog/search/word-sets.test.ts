import { asc, eq, sql } from 'drizzle-orm'
import { products, tags } from '@/services/catalog/schema'
import { search_texts } from '@/services/catalog/search-schema'
import { correctKeyword } from '@/services/catalog/search/postgres/correct-keyword'
import { countUpTo } from '@/services/catalog/search/postgres/rows'
import { textQueriesOf } from '@/services/catalog/search/postgres/text-queries'
import { labelsOf } from '@/services/catalog/search/postgres/vocabulary'
import { countInSets, readWordSets } from '@/services/catalog/search/postgres/memory/word-sets'
import { database, transaction } from '@/services/database'
import { loadDemo } from '../../../../demo/load'
import { useDatabase } from '../../database'
import { CORRECTED, NOTHING, ROWS } from './query-table'

/** Totals from sets of common words are those that the database counts. */

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

useDatabase()
beforeAll(() => transaction((tx) => loadDemo(tx, () => undefined)), 120_000)

const KEYWORDS = [...ROWS.map(([typed]) => typed), ...CORRECTED.map(([typed]) => typed), ...NOTHING]

async function queriesOf(keyword: string) {
  const corrected = await correctKeyword(database(), keyword, 'test')
  return textQueriesOf(corrected, await labelsOf(database(), 'test'))
}

/** The totals of all keywords, each from the sets (null: not held) and from the database. */
async function totals(share: number) {
  const sets = await readWordSets(database(), share)
  const counted = []
  for (const keyword of KEYWORDS) {
    const queries = await queriesOf(keyword)
    const words = queries?.wholeWords.at(-1)
    if (!queries || words === undefined) continue
    counted.push({
      keyword,
      inSets: countInSets(sets, queries.anywhere),
      inDatabase: await countUpTo(database(), { where: [], words }),
    })
  }
  return counted
}

it('counts each keyword as the database does when all words are held (SRC-20)', async () => {
  const counted = await totals(0)
  expect(counted.filter(({ inSets, inDatabase }) => inSets !== null && inSets !== inDatabase)).toEqual([])
  // Others have a word that no product has.
  expect(counted.filter(({ inSets, inDatabase }) => inSets === null && inDatabase > 0)).toEqual([])
  expect(counted.filter(({ inSets }) => inSets !== null && inSets > 0).length).toBeGreaterThan(150)
})

it('counts keywords of common words alone when these are held (SRC-20)', async () => {
  const counted = await totals(0.2)
  expect(counted.filter(({ inSets, inDatabase }) => inSets !== null && inSets !== inDatabase)).toEqual([])
  expect(counted.some(({ inSets }) => inSets === null)).toBe(true)
  expect(counted.some(({ inSets }) => inSets !== null && inSets > 0)).toBe(true)
})

it('is read again when words change, not when sales or ratings do', async () => {
  const db = database()
  const textChanges = async () => {
    const { rows } = await db.execute<{ last: string; all: string }>(
      sql`SELECT texts.last_value::text AS last, every.last_value::text AS all FROM catalog.search_text_changes texts, catalog.search_changes every`,
    )
    return rows[0]
  }
  const [product] = await db
    .select({ id: products.id, tag_ids: products.tag_ids })
    .from(products)
    .innerJoin(search_texts, eq(search_texts.product_id, products.id))
    .orderBy(asc(products.id))
    .limit(1)
  if (!product) throw new Error('the demo has no product')
  const [added] = await db
    .select({ id: tags.id })
    .from(tags)
    .where(sql`NOT ${tags.id} = ANY (${sql.param(product.tag_ids)}::integer[])`)
    .orderBy(asc(tags.id))
    .limit(1)
  const isProduct = eq(products.id, product.id)
  const before = await textChanges()
  await db.update(products).set({ average_rating: 1.25 }).where(isProduct)
  const rated = await textChanges()
  expect(rated?.last).toBe(before?.last)
  expect(rated?.all).not.toBe(before?.all)
  await db
    .update(products)
    .set({ tag_ids: [...product.tag_ids, added?.id ?? 0] })
    .where(isProduct)
  const tagged = await textChanges()
  expect(tagged?.last).not.toBe(rated?.last)
  await db.delete(products).where(isProduct)
  expect((await textChanges())?.last).not.toBe(tagged?.last)
})
