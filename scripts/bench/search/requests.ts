import type { Random } from '@/domain/random'
import type { BenchSearch } from './bench-search'

/** Random search requests made from the catalogue; the same seed gives the same requests. */
export type SearchRequests = Record<
  'keywords' | 'listings' | 'listings, page 50' | 'facets' | 'suggestions',
  /** paths with their queries */
  string[]
>

const SORTS = ['most-purchased', 'most-review', 'cheapest', 'expensive', 'aToZ', 'newest', 'sale']
const PAGE = 16
/** Number of random keywords and filters; only some of the filtered listings have a 50th page. */
const SAMPLES = 400

const pathOf = (path: string, query: Record<string, string | object | number>) =>
  `${path}?${new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )}`

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase()

/** A word with a missing letter. */
function misspelt(word: string, random: Random): string {
  const at = random.int(1, Math.max(1, word.length - 2))
  return word.length < 4 ? word : word.slice(0, at) + word.slice(at + 1)
}

/** One to three adjacent words of a name, some with its brand, one in six misspelt. */
function keywordFrom(name: string, brand: string, random: Random): string {
  const words = plain(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => /^[a-z]{2,}$/.test(word))
  const from = random.int(0, Math.max(0, words.length - 3))
  const chosen = words.slice(from, from + random.int(1, 3))
  const typed = random.chance(1 / 6) ? chosen.map((word, at) => (at ? word : misspelt(word, random))) : chosen
  return [...typed, ...(random.chance(0.25) ? [plain(brand)] : [])].join(' ')
}

function filterFrom(
  { category, brand, tag }: { category: number; brand: number; tag: number },
  random: Random,
): object {
  const low = random.pick([0, 100_000, 200_000])
  return {
    ...(random.chance(0.6) && { 'categories.id': [category] }),
    ...(random.chance(0.3) && { 'brand.id': [brand] }),
    ...(random.chance(0.2) && { 'tags.id': [tag] }),
    ...(random.chance(0.4) && {
      'default_combination.price_after_discount': { gte: low, lte: low + random.pick([200_000, 500_000]) },
    }),
    ...(random.chance(0.25) && { is_sale: true }),
    ...(random.chance(0.3) && { availability: 'available_stock' }),
  }
}

export async function drawRequests(bench: BenchSearch, random: Random): Promise<SearchRequests> {
  const named = await bench.query<{ name: string; brand: string; brand_id: number }>(
    `SELECT product.name, brand.name AS brand, brand.id AS brand_id FROM catalog.products product JOIN catalog.brands brand ON brand.id = brand_id
     ORDER BY hashint4(product.id) LIMIT ${SAMPLES}`,
  )
  const ids = async (table: string) =>
    (await bench.query<{ id: number }>(`SELECT id FROM catalog.${table} ORDER BY id`)).map(({ id }) => id)
  const [categories, tags] = await Promise.all([ids('categories'), ids('tags')])
  const keywords = [...new Set(named.map(({ name, brand }) => keywordFrom(name, brand, random)))].filter(
    Boolean,
  )
  const filters = named.map(({ brand_id }) => ({
    filter: filterFrom(
      { category: random.pick(categories), brand: brand_id, tag: random.pick(tags) },
      random,
    ),
    sort: random.pick(SORTS),
  }))
  const totals = await Promise.all(
    filters.map(async ({ filter }) => {
      const answer = await fetch(bench.url + pathOf('/v3/search', { filter, limit: 1 }))
      const { total } = (await answer.json()) as { total: number }
      return total
    }),
  )
  const long = filters.filter((_, at) => (totals[at] ?? 0) >= 50 * PAGE)
  return {
    keywords: keywords.map((keyword) => pathOf('/v3/search', { filter: { keyword }, limit: PAGE })),
    listings: filters.map(({ filter, sort }) => pathOf('/v3/search', { filter, sort, limit: PAGE })),
    'listings, page 50': long.map(({ filter, sort }) =>
      pathOf('/v3/search', { filter, sort, limit: PAGE, skip: 49 * PAGE }),
    ),
    facets: filters.map(({ filter }) => pathOf('/v3/search/facets', { filter })),
    suggestions: keywords.map((keyword) =>
      pathOf('/v3/search/suggestions', {
        keyword: keyword.slice(0, random.int(2, Math.max(2, keyword.length))),
      }),
    ),
  }
}
