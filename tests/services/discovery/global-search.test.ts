import { upsertTags } from '@/services/catalog'
import { transaction } from '@/services/database'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { ask, filtered } from './discovery-calls'

useDatabase()

const recently = new Date(Date.now() - 10 * 86_400_000)

beforeAll(async () => {
  const tag = (slug: string, name: string) =>
    ({ slug, name, kind: 'concern', icon: null, is_show_in_search: true, position: 1 }) as const
  await transaction((tx) =>
    upsertTags(tx, [
      tag('da-dau', 'Da dầu'),
      tag('da-kho', 'Da khô'),
      { ...tag('da-dau-kho', 'Da dầu khô lẫn'), is_show_in_search: false },
    ]),
  )
  await givenProducts(
    {
      name: 'Serum rau má',
      brand: 'Rau Má Xanh',
      category: ['Chăm sóc da', 'Serum rau má'],
      created_at: recently,
    },
    { name: 'Mặt nạ rau má', brand: 'Rau Má Xanh', total_orders: 9, created_at: recently },
    { name: 'Thẻ quà rau má', brand: 'Nàng', classification: 'egift', created_at: new Date('2020-01-01') },
    { name: 'Gel rửa mặt da dầu', brand: 'Sen Muộn', created_at: new Date('2020-01-01') },
    { name: 'Son rau má', brand: 'Sen Muộn', is_active: false, created_at: recently },
    ...['một', 'hai', 'ba', 'bốn'].map((number) => ({
      name: `Phấn ${number}`,
      category: [`Phấn ${number}`],
      created_at: new Date('2020-01-01'),
    })),
  )
})

const types = (groups: { type: string }[]) => groups.map(({ type }) => type)

describe('the global search', () => {
  it('answers the first page with reviewable products and brands (REV-29, SRC-19)', async () => {
    const { status, body } = await filtered('/global-search', { keyword: 'rau ma' })
    expect(status).toBe(200)
    expect(types(body.data)).toEqual(['add-review', 'brand'])
    const [review, brand] = body.data
    // no gift cards and no inactive products
    expect(review.total).toBe(2)
    expect(review.data.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Mặt nạ rau má',
      'Serum rau má',
    ])
    expect(brand).toMatchObject({ total: 1, data: [{ name: 'Rau Má Xanh' }] })
  })

  it('answers later pages with all groups, each with its own window', async () => {
    const { body } = await filtered('/global-search', { keyword: 'rau ma' }, '&skip=1&limit=1')
    expect(types(body.data)).toEqual(['add-review', 'brand', 'product', 'tag', 'category'])
    expect(body.data[2]).toMatchObject({ type: 'product', total: 3 })
    expect(body.data[2].data).toHaveLength(1)
    expect(body.data[1].data).toEqual([])
  })

  it('answers with the requested groups', async () => {
    const { body } = await filtered('/global-search', { keyword: 'rau ma', types: ['product', 'category'] })
    expect(types(body.data)).toEqual(['product', 'category'])
    expect(body.data[1].data).toMatchObject([{ name: 'Serum rau má' }])
  })

  it('counts and lists all categories, not only the suggested ones', async () => {
    const { body } = await filtered('/global-search', { keyword: 'phan', types: ['category'] }, '&skip=3')
    expect(body.data).toMatchObject([{ total: 4, data: [{ name: expect.stringMatching(/^Phấn /) }] }])
  })

  it('counts each group (SRC-18)', async () => {
    const { body } = await filtered('/global-search/count', { keyword: 'rau ma' })
    expect(body.data).toEqual([
      { type: 'add-review', total: 2 },
      { type: 'brand', total: 1 },
      { type: 'product', total: 3 },
      { type: 'tag', total: 0 },
      { type: 'category', total: 1 },
    ])
  })

  it('finds nothing for a keyword without matches', async () => {
    const { body } = await filtered('/global-search', { keyword: '!!!' })
    expect(body.data).toEqual([
      { type: 'add-review', total: 0, data: [] },
      { type: 'brand', total: 0, data: [] },
    ])
  })

  it.each([{}, { keyword: '' }, { keyword: '  ' }, { keyword: '\u200B\u0301' }])(
    'finds everything without a keyword: %j',
    async (filter) => {
      const { body } = await filtered('/global-search', { ...filter, types: ['product', 'brand', 'tag'] })
      expect(body.data).toMatchObject([
        { type: 'product', total: 8 },
        { type: 'brand', total: 3 },
        { type: 'tag', total: 2 },
      ])
      expect((await filtered('/global-search/count', filter)).body.data).toContainEqual({
        type: 'category',
        total: 8,
      })
    },
  )

  it.each([
    ['a filter that is no JSON', '/global-search?filter={'],
    ['NUL', `/global-search?filter=${encodeURIComponent('{"keyword":"a\\u0000"}')}`],
    ['an unknown group', `/global-search?filter=${encodeURIComponent('{"keyword":"a","types":["order"]}')}`],
    ['a limit beyond all', `/global-search?limit=1000&filter=${encodeURIComponent('{"keyword":"a"}')}`],
    ['a skip of no number', `/global-search?skip=x&filter=${encodeURIComponent('{"keyword":"a"}')}`],
  ])('refuses %s', async (_what, path) => {
    expect(await ask('GET', path)).toMatchObject({
      status: 400,
      body: { success: false, code: 'BAD_REQUEST' },
    })
  })
})

describe('tags', () => {
  it('are found by their words, ten a page, also without diacritics (LST-36, PDP-27, SRC-16)', async () => {
    const { body } = await ask('GET', '/product/tags?keyword=da%20dau')
    expect(body).toMatchObject({ data: [{ name: 'Da dầu', slug: 'da-dau' }], total: 1, limit: 10, skip: 0 })
  })

  it('are left out of a search where they say so themselves (SRC-05)', async () => {
    const { body } = await ask('GET', '/product/tags?keyword=da%20dau%20kho')
    expect(body.data.map(({ slug }: { slug: string }) => slug)).not.toContain('da-dau-kho')
    const listed = await filtered('/global-search', { keyword: 'da dầu khô lẫn', types: ['tag'] })
    expect(JSON.stringify(listed.body.data)).not.toContain('da-dau-kho')
  })

  it.each(['', 'r', 'ra', '  r ', 'ỡ ạ'.slice(0, 2)])(
    'are not looked for by fewer than three characters: "%s"',
    async (keyword) => {
      const { status, body } = await ask('GET', `/product/tags?keyword=${encodeURIComponent(keyword)}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ data: [], total: 0, limit: 10, skip: 0 })
    },
  )

  it('refuses a wrong window', async () => {
    expect((await ask('GET', '/product/tags?keyword=serum&limit=0')).status).toBe(400)
    expect((await ask('GET', '/product/tags?keyword=serum&skip=-1')).status).toBe(400)
  })
})

describe('trending products', () => {
  it('are in stock and at most sixty days old, best sellers first (SRC-12)', async () => {
    const { body } = await ask('GET', '/products/featured/trending')
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Mặt nạ rau má', 'Serum rau má'])
    expect(body).toMatchObject({ total: 2, limit: 10 })
  })

  it('have the requested length and fields (SRC-13)', async () => {
    const { body } = await ask('GET', '/products/featured/trending?limit=1&fields=id,name')
    expect(body.data).toEqual([{ id: expect.any(Number), name: 'Mặt nạ rau má' }])
  })
})
