import { readListingQuery, writeListingQuery } from '@/domain/catalog/listing/listing-query'
import { getListing } from '@/lib/listing/listings'
import { sampleFacets } from '@/tests/components/catalog/listing/sample-facets'
import { sampleCard } from '@/tests/components/catalog/card/sample-card'

jest.mock('@/lib/reads/cached/shared-reads', () => ({
  sharedBrandLetters: async () => [{ letter: 'S', total: 1, brands: [{ id: 3, name: 'Son Mận' }] }],
  sharedCategoryTree: async () => [
    { id: 12, name: 'Trang điểm', children: [{ id: 34, name: 'Môi', children: [] }] },
    { id: 13, name: 'Chăm da', children: [] },
  ],
  sharedTags: async () => [
    { _id: '2', name: 'Da dầu', kind: 'concern' },
    { _id: '8', name: 'Hàn Quốc', kind: 'country' },
  ],
}))

const asked: { path: string; query: URLSearchParams }[] = []
let total = 100
let isAway = false
const filterOf = (at: number) => JSON.parse(asked[at]?.query.get('filter') ?? '{}')

jest.mock('@/lib/services/transport', () => ({
  fetchFrom: () => async (address: string) => {
    const { pathname, searchParams } = new URL(address)
    asked.push({ path: pathname, query: searchParams })
    if (isAway) throw new Error('away')
    if (pathname.endsWith('/facets')) return Response.json({ success: true, data: sampleFacets() })
    const skip = Number(searchParams.get('skip'))
    const data = skip < total ? [sampleCard()] : []
    const understood = { keyword: 'son moi', is_corrected: true, is_loosened: false }
    return Response.json({ success: true, data, total, limit: 16, skip, understood })
  },
}))

beforeEach(() => {
  asked.splice(0)
  total = 100
  isAway = false
})

const read = (text: string) => readListingQuery(new URLSearchParams(text))
const searches = () => asked.filter(({ path }) => path === '/v3/search')

it('requests one page of the listing’s scope and query, in the page’s sort unless the address has one', async () => {
  const listing = await getListing({ is_sale: true }, read('brands=3&page=3&limit=20'), 'sale')
  expect(listing).toMatchObject({
    total: 100,
    isFailed: false,
    isPastEnd: false,
    names: { brands: { 3: 'Son Mận' } },
  })
  expect(filterOf(0)).toEqual({ is_sale: true, 'brand.id': [3] })
  expect(searches().map(({ query }) => [query.get('sort'), query.get('skip'), query.get('limit')])).toEqual([
    ['sale', '40', '20'],
  ])
  await getListing({ is_sale: true }, read('sort=cheapest'), 'sale')
  expect(searches().at(-1)?.query.get('sort')).toBe('cheapest')
})

it('ignores unknown ids and keeps the rest', async () => {
  const { query } = await getListing({}, read('brands=3,999&tags=2,998&origins=8,997&category=34,996'))
  expect(writeListingQuery(query)).toBe('category=34&brands=3&origins=8&tags=2')
  expect(filterOf(0)).toMatchObject({ 'brand.id': [3], 'tags.id': [2] })
})

it('takes no concern for a country, and no country for a concern', async () => {
  const { query, names } = await getListing({}, read('brands=3&origins=2&tags=8'))
  expect(writeListingQuery(query)).toBe('brands=3')
  expect(names.tags).toEqual({})
  expect(filterOf(0)).toEqual({ 'brand.id': [3] })
})

it('never leaves the category or the brand whose page it is', async () => {
  const scope = { 'categories.id': [12] }
  const inside = await getListing(scope, read('category=34'), undefined, [34])
  expect(inside.query.categories).toEqual([34])
  const outside = await getListing(scope, read('category=13'), undefined, [34])
  expect(outside.query.categories).toEqual([])
  const brand = await getListing({ 'brand.id': [5] }, read('brands=3&origins=8&tags=2'))
  expect(writeListingQuery(brand.query)).toBe('tags=2')
  expect(filterOf(asked.length - 1)).toEqual({ 'brand.id': [5], 'tags.id': [2] })
})

it.each([
  ['rating=5&page=400', 'rating=5&page=7', '96'],
  ['rating=5&limit=8&page=99', 'rating=5&limit=8&page=13', '96'],
  ['sort=newest&skip=99999', 'sort=newest&page=7', '96'],
  ['limit=100&sort=newest&page=2', 'limit=100&sort=newest', '0'],
])('shows the last page in place of one past the end: %s (LST-05, LST-06)', async (text, shown, skip) => {
  const { query, products, isPastEnd } = await getListing({}, read(text))
  expect(products).toHaveLength(1)
  expect(isPastEnd).toBe(true)
  expect(writeListingQuery(query)).toBe(shown)
  expect(searches().at(-1)?.query.get('skip')).toBe(skip)
})

it('reports how a keyword was understood', async () => {
  const { understood } = await getListing({}, read('q=son+mooi'))
  expect(understood).toEqual({ keyword: 'son moi', is_corrected: true, is_loosened: false })
})

it('is empty, and says so, when loading fails (LST-37)', async () => {
  isAway = true
  const listing = await getListing({}, read('brands=3&page=2'))
  expect(listing).toMatchObject({ products: [], total: 0, facets: null, isFailed: true })
  expect(writeListingQuery(listing.query)).toBe('brands=3&page=2')
})
