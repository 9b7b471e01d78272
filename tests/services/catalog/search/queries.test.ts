import { sql } from 'drizzle-orm'
import { combinations, products, tags } from '@/services/catalog/schema'
import { interpretKeyword } from '@/services/catalog/search/postgres/interpret-keyword'
import { facetsOf } from '@/services/catalog/search/facets'
import { searchProducts } from '@/services/catalog/search/products'
import { suggest } from '@/services/catalog/search/suggest'
import { database, transaction } from '@/services/database'
import { loadDemo } from '../../../../demo/load'
import { useDatabase } from '../../database'
import { nfd, NOTHING, type Row, ROWS, CORRECTED } from './query-table'

/** Runs the keywords of query-table.ts on the demo shop and checks the first results. */

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

useDatabase()
beforeAll(() => transaction((tx) => loadDemo(tx, () => undefined)), 120_000)

const FIRST = 3

/** Normalized words of a text: a second implementation of catalog.words_of. */
const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const find = (typed: string, limit = FIRST) =>
  searchProducts(database(), { keyword: typed }, undefined, { skip: 0, limit })

it('understands what is typed alike whether best sellers are looked at first, as in a large catalogue, or not', async () => {
  const readAs = (size: number, typed: string) => {
    const version = String(size)
    return interpretKeyword(database(), typed, { version, textsVersion: version, size }, true)
  }
  for (const [text] of ROWS) {
    const typed = text.slice(0, -1)
    expect([typed, await readAs(50_000, typed)]).toEqual([typed, await readAs(775, typed)])
  }
})

it('has at least 160 different queries', () => {
  const typed = [...ROWS.map(([text]) => text), ...NOTHING]
  expect(typed.length).toBeGreaterThanOrEqual(160)
  expect(new Set(typed).size).toBe(typed.length)
})

/** Whether a text has all words of one alternative; the last word may be a prefix. */
function has(text: string, ways: string): boolean {
  const own = words(text)
  return ways
    .split('|')
    .some((way) =>
      words(way).every((word, at, all) =>
        at < all.length - 1 ? own.includes(word) : own.some((known) => known.startsWith(word)),
      ),
    )
}

/** Whether a text has one of these words with the same diacritics. */
function hasWord(text: string, ways: string): boolean {
  const own = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  return ways.split('|').some((way) => own.includes(way))
}

it.each(ROWS.map((row): [string, Row] => [row[0], row]))(
  '%s (SRC-20)',
  async (_, [typed, wanted, many = 1, never]) => {
    const { cards } = await find(typed)
    const texts = cards.map((card) => `${card.brand.name} ${card.name} (${card.default_category.name})`)
    const right = texts.filter((text) => has(text, wanted))
    const wrong = texts.filter((text) => never !== undefined && hasWord(text, never))
    expect({ texts, fits: right.length >= many, wrong }).toEqual({ texts, fits: true, wrong: [] })
  },
)

it.each(NOTHING)('finds nothing for %s', async (typed) => {
  const { cards, total, understood } = await find(typed)
  expect({ names: cards.map(({ name }) => name), total }).toEqual({ names: [], total: 0 })
  expect(understood).toEqual({ keyword: typed, is_corrected: false, is_loosened: false })
})

it.each(CORRECTED)('corrects %s to %s', async (typed, understood) => {
  expect((await find(typed)).understood).toMatchObject({ keyword: understood, is_corrected: true })
})

it('finds only products in the colour of the keyword (GEN-11)', async () => {
  const { cards } = await find('son màu đỏ', 10)
  const { rows } = await database().execute<{ product_id: number; shades: string }>(sql`
    SELECT product_id, string_agg(attributes->'shade'->>'name', ' ') AS shades FROM ${combinations}
    WHERE product_id = ANY (${sql.param(cards.map(({ id }) => id))}::integer[]) GROUP BY 1`)
  expect(cards.length).toBe(10)
  for (const { shades } of rows) expect(shades).toMatch(/Đỏ|Dâu|Cherry/)
})

it('finds only products within the price of the keyword', async () => {
  const { cards, total } = await find('serum từ 200 đến 400 nghìn', 50)
  expect(total).toBeGreaterThan(0)
  for (const {
    default_combination: { price_after_discount: price },
  } of cards) {
    expect(price).toBeGreaterThanOrEqual(200_000)
    expect(price).toBeLessThanOrEqual(400_000)
  }
  const all = await find('dưới 100k', 50)
  expect(all.total).toBeGreaterThan(0)
  expect(all.cards.every((card) => card.default_combination.price_after_discount <= 100_000)).toBe(true)
})

it('finds products with the pregnancy tag by each synonym', async () => {
  const { rows } = await database().execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM ${products} JOIN ${tags} ON ${tags.id} = ANY (${products.tag_ids})
    WHERE ${tags.name} = 'Dùng được cho mẹ bầu' AND ${products.is_active}`)
  for (const typed of ['cho bà bầu', 'mẹ bầu', 'bầu bí']) {
    expect((await find(typed)).total).toBe(rows[0]?.total)
  }
})

it('lists prefix matches after whole-word matches, only while a keyword is typed', async () => {
  const typing = (typed: string) =>
    searchProducts(database(), { keyword: typed }, undefined, { skip: 0, limit: 100, isTyping: true })
  const [done, begun] = await Promise.all([find('mat na', 100), typing('mat na')])
  expect(begun.total).toBeGreaterThan(done.total)
  expect(begun.cards.slice(0, done.total).map(({ id }) => id)).toEqual(done.cards.map(({ id }) => id))
  // 'cho' is a weak word and a prefix of 'chống'.
  for (const { name } of (await typing('kem cho')).cards.slice(0, 3)) expect(words(name)).toContain('chong')
})

it('suggests five products and three brands at most (SRC-02)', async () => {
  const [{ products, tags }, { brands }] = [await suggest(database(), 'son'), await suggest(database(), 's')]
  expect([products.length, brands.length]).toEqual([5, 3])
  expect(tags.length).toBeLessThanOrEqual(10)
})

it('suggests the brand whose name is a word only where the keyword begins with it', async () => {
  const brandsFor = async (typed: string) => (await suggest(database(), typed)).brands.map(({ name }) => name)
  for (const typed of ['nàng', 'nang', 'nàng kem chống nắng'])
    expect(await brandsFor(typed)).toContain('Nàng')
  for (const typed of ['kem chong nang', 'kem chống nắng', 'kcn'])
    expect(await brandsFor(typed)).not.toContain('Nàng')
  expect(await brandsFor('serum yukishizu')).toEqual(['Yukishizu'])
})

it('finds the product of a SKU, and its facets', async () => {
  const { rows } = await database().execute<{ sku: string; product_id: number }>(sql`
    SELECT sku, product_id FROM ${combinations} JOIN catalog.search_rows USING (product_id) WHERE sku LIKE 'NG-%' ORDER BY id LIMIT 3`)
  expect(rows).toHaveLength(3)
  for (const { sku, product_id } of rows) {
    for (const typed of [sku, sku.toLowerCase(), ` ${sku} `])
      expect((await find(typed)).cards.map(({ id }) => id)).toEqual([product_id])
    expect((await facetsOf(database(), { keyword: sku })).total).toBe(1)
    expect((await suggest(database(), sku)).products.map(({ id }) => id)).toEqual([product_id])
  }
  expect((await find(`${rows[0]!.sku}9`)).total).toBe(0)
})

it('suggests products with their range of prices, as cards show it', async () => {
  const [{ cards }, { products: suggested }] = await Promise.all([find('son', 5), suggest(database(), 'son')])
  const ranges = new Map(cards.map((card) => [card.id, card.price_after_discount_range]))
  const known = suggested.filter(({ id }) => ranges.has(id))
  expect(known.length).toBeGreaterThan(0)
  for (const product of known) expect(product.price_after_discount_range).toEqual(ranges.get(product.id))
})

it('suggests as many products as asked for, none included', async () => {
  const [all, two, none] = await Promise.all([5, 2, 0].map((limit) => suggest(database(), 'tonr', limit)))
  expect(two).toEqual({ ...all, products: all?.products.slice(0, 2) })
  expect(all?.corrected).toBe('toner')
  expect(none).toEqual({ ...all, products: [], corrected: null })
})

it('suggests categories by whole words', async () => {
  const { categories, corrected } = await suggest(database(), 'mat na')
  expect(categories.map(({ name }) => name)).toContain('Mặt nạ')
  expect(categories.map(({ name }) => name)).not.toContain('Sữa rửa mặt nam')
  expect(corrected).toBeNull()
  expect((await suggest(database(), 'mawtj naj')).corrected).toBe('mặt nạ')
  expect((await suggest(database(), 'kcn')).categories.map(({ name }) => name)).toContain('Kem chống nắng')
  expect((await suggest(database(), 'quà tặng bạn gái')).categories.map(({ name }) => name)).toContain(
    'Quà tặng',
  )
})

it('finds the same products in both Unicode forms, with and without diacritics', async () => {
  for (const typed of ['kem chống nắng', 'Dưỡng ẩm', 'đồi sim', 'Tẩy tế bào chết']) {
    const ways = [typed, nfd(typed), words(typed).join(' '), typed.toUpperCase()]
    const [first, ...others] = await Promise.all(
      ways.map(async (way) => {
        const { cards, total } = await find(way, 20)
        return { total, ids: cards.map(({ id }) => id) }
      }),
    )
    for (const other of others) expect(other).toEqual(first)
  }
})

it('ranks sold-out products after products in stock of the same category', async () => {
  let compared = 0
  for (const typed of ['son', 'serum', 'kem', 'rửa mặt', 'chống nắng']) {
    const { cards } = await find(typed, 200)
    const exact = (name: string) => ` ${words(name).join(' ')} `.includes(` ${words(typed).join(' ')} `)
    const kind = cards.find(({ name }) => exact(name))?.default_category.id
    const named = cards.filter(({ name, default_category }) => exact(name) && default_category.id === kind)
    const firstSoldOut = named.findIndex(({ is_in_stock }) => !is_in_stock)
    if (firstSoldOut < 0) continue
    compared += 1
    expect(named.slice(firstSoldOut).some(({ is_in_stock }) => is_in_stock)).toBe(false)
  }
  expect(compared).toBeGreaterThan(0)
})

it('ranks the product with exactly the typed name first', async () => {
  const { cards } = await find('Lindenhaut Ampoule Vitamin C')
  expect(cards[0]?.name).toBe('Lindenhaut Ampoule Vitamin C')
})

it('reports a correction, and none for a keyword without matches', async () => {
  expect((await find('srum vitmin c')).understood).toEqual({
    keyword: 'serum vitamin c',
    is_corrected: true,
    is_loosened: false,
  })
  expect((await find('qqqzzz')).understood).toEqual({
    keyword: 'qqqzzz',
    is_corrected: false,
    is_loosened: false,
  })
})

it.each([
  '',
  '   ',
  '!!!',
  "'; DROP TABLE catalog.products; --",
  "' | 'a' & !",
  ':*',
  '\\',
  '😀',
  'a'.repeat(200),
])('answers %j without an error', async (typed) => {
  await expect(find(typed)).resolves.toMatchObject({ total: expect.any(Number) as number })
})
