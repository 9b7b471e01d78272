import { sql } from 'drizzle-orm'
import { catalogApp } from '@/services/catalog/app'
import { upsertTags } from '@/services/catalog'
import { database, databasePool } from '@/services/database'
import { useDatabase } from '../database'
import { combination, givenProducts } from './fixtures'

useDatabase()

async function get(path: string, query: Record<string, string | number | object> = {}) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
  const response = await catalogApp.request(`${path}?${search}`)
  return { status: response.status, body: await response.json() }
}

const names = async (query: Record<string, string | number | object>) => {
  const { body } = await get('/v3/search', query)
  return body.data.map((product: { name: string }) => product.name)
}

let ids: number[] = []

beforeAll(async () => {
  const off = (value: number) => ({
    type: 'percentage' as const,
    value,
    is_show_as_percentage: true,
    starts_at: null,
    ends_at: null,
  })
  ids = await givenProducts(
    {
      name: 'Ấm áp son lì',
      brand: 'Sen Muộn',
      total_orders: 50,
      combinations: [combination({ price: 100_000 })],
    },
    {
      name: 'Bóng nhẹ son dưỡng',
      brand: 'Sen Muộn',
      total_orders: 90,
      created_at: new Date('2026-11-10'),
      combinations: [combination({ price: 300_000, deduction: off(50) })],
    },
    {
      name: 'Đỏ cam son thỏi',
      brand: 'Gyeolmi',
      total_orders: 70,
      combinations: [combination({ price: 900_000, stock: 0 })],
    },
    {
      name: 'Xịt khoáng rau má',
      brand: 'Mộc Sương',
      category: ['Chăm sóc da', 'Xịt khoáng'],
      total_orders: 10,
      created_at: new Date('2026-11-15'),
      combinations: [combination({ price: 2_000_000, deduction: off(20) })],
    },
    { name: 'Đã ngừng bán', is_active: false },
    { name: 'Quà không bán', classification: 'gwp_non_sellable' },
  )
})

describe('search', () => {
  it('lists active products by sales, with their total (DEC-22, LST-16, SRC-20)', async () => {
    const { body } = await get('/v3/search', { limit: 2 })
    expect(body).toMatchObject({ success: true, total: 4, limit: 2, skip: 0 })
    expect(await names({})).toEqual([
      'Bóng nhẹ son dưỡng',
      'Đỏ cam son thỏi',
      'Ấm áp son lì',
      'Xịt khoáng rau má',
    ])
    expect(await names({ skip: 2, limit: 1 })).toEqual(['Ấm áp son lì'])
  })

  it.each([
    ['cheapest', ['Ấm áp son lì', 'Bóng nhẹ son dưỡng', 'Đỏ cam son thỏi', 'Xịt khoáng rau má']],
    ['expensive', ['Xịt khoáng rau má', 'Đỏ cam son thỏi', 'Bóng nhẹ son dưỡng', 'Ấm áp son lì']],
    ['aToZ', ['Ấm áp son lì', 'Bóng nhẹ son dưỡng', 'Đỏ cam son thỏi', 'Xịt khoáng rau má']],
    ['zToA', ['Xịt khoáng rau má', 'Đỏ cam son thỏi', 'Bóng nhẹ son dưỡng', 'Ấm áp son lì']],
    ['newest', ['Xịt khoáng rau má', 'Bóng nhẹ son dưỡng', 'Ấm áp son lì', 'Đỏ cam son thỏi']],
    ['sale', ['Bóng nhẹ son dưỡng', 'Xịt khoáng rau má', 'Ấm áp son lì', 'Đỏ cam son thỏi']],
    ['nonsense', ['Bóng nhẹ son dưỡng', 'Đỏ cam son thỏi', 'Ấm áp son lì', 'Xịt khoáng rau má']],
  ])('sorts by %s (LST-15)', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected)
  })

  it.each([
    ['son', 3],
    ['SON', 3],
    ['do cam', 1],
    ['đỏ', 1],
    ['đỏ'.normalize('NFD'), 1],
    ['rau má mộc', 1],
    ['gyeol', 1],
    ['!!!', 0],
    ["'; DROP TABLE catalog.products; --", 0],
  ])('finds %s %i times', async (keyword, total) => {
    expect((await get('/v3/search', { filter: { keyword } })).body.total).toBe(total)
  })

  it.each(['', '  ', '\u200B', '\u0301'])('treats %j as no keyword', async (keyword) => {
    const filter = { keyword, is_sale: true }
    const { body } = await get('/v3/search', { filter })
    expect([body.total, body.understood]).toEqual([2, undefined])
    expect((await get('/v3/search/count', { filter })).body.data).toBe(2)
    expect((await get('/v3/search/facets', { filter })).body.data.total).toBe(2)
    expect((await get('/v3/search', { filter: { keyword } })).body.total).toBe(4)
    expect((await get('/v3/brand/search', { filter: { keyword } })).body.total).toBe(3)
  })

  it('finds products with all words but one when none has all, and reports it', async () => {
    const { body } = await get('/v3/search', { filter: { keyword: 'son serum' } })
    expect(body.total).toBe(3)
    expect(body.understood).toEqual({ keyword: 'son serum', is_corrected: false, is_loosened: true })
  })

  it.each([
    [{ is_sale: true }, ['Bóng nhẹ son dưỡng', 'Xịt khoáng rau má']],
    [{ availability: 'available_stock' }, ['Bóng nhẹ son dưỡng', 'Ấm áp son lì', 'Xịt khoáng rau má']],
    [
      { 'default_combination.price_after_discount': { gte: 100_000, lte: 150_000 } },
      ['Bóng nhẹ son dưỡng', 'Ấm áp son lì'],
    ],
    [{ 'default_combination.price_after_discount': { gte: 1_000_000 } }, ['Xịt khoáng rau má']],
    [{ 'review_stats.average_rating': [5] }, []],
    [{ types: ['normal'] }, ['Bóng nhẹ son dưỡng', 'Đỏ cam son thỏi', 'Ấm áp son lì', 'Xịt khoáng rau má']],
    [{ types: ['egift'] }, []],
    [{ anything: 'else' }, ['Bóng nhẹ son dưỡng', 'Đỏ cam son thỏi', 'Ấm áp son lì', 'Xịt khoáng rau má']],
  ])('filters by %j', async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected)
  })

  it('combines brand and origin by OR (LST-24)', async () => {
    const { rows } = await database().execute<{ id: number; name: string }>(
      sql`SELECT id, name FROM catalog.brands`,
    )
    const brand = (name: string) => rows.find((row) => row.name === name)!.id
    const tags = await upsertTags(database(), [{ kind: 'country', name: 'Hàn Quốc', slug: 'xuat-xu-kr' }])
    const country = tags.get('xuat-xu-kr')!
    await database().execute(
      sql`UPDATE catalog.brands SET country_tag_id = ${country} WHERE name = 'Gyeolmi'`,
    )
    expect(
      await names({ filter: { 'brand.id': [brand('Mộc Sương')], 'brand.country_tag_id': [country] } }),
    ).toEqual(['Đỏ cam son thỏi', 'Xịt khoáng rau má'])
    expect(await names({ filter: { 'brand.id': { in: [brand('Mộc Sương')] } } })).toEqual([
      'Xịt khoáng rau má',
    ])
    expect(await names({ filter: { 'brand.country_tag_id': country } })).toEqual(['Đỏ cam son thỏi'])
  })

  it('includes averages up to 0.999 above a number of stars (LST-23)', async () => {
    await database().execute(
      sql`UPDATE catalog.products SET average_rating = 4.9 WHERE name = 'Đỏ cam son thỏi'`,
    )
    expect(await names({ filter: { 'review_stats.average_rating': 4 } })).toEqual(['Đỏ cam son thỏi'])
    expect(await names({ filter: { 'review_stats.average_rating': [5, 3] } })).toEqual([])
  })

  it('gives only the requested fields', async () => {
    const { body } = await get('/v3/products', { fields: 'id,brand.name,nothing', limit: 1 })
    expect(body.data).toEqual([{ id: ids[1], brand: { name: 'Sen Muộn' } }])
  })

  it('gives combinations with their names on request, for orders (ORD-16)', async () => {
    const [shades = 0] = await givenProducts({
      external_id: 'shades',
      name: 'Phấn má hai màu',
      total_orders: 1,
      combinations: [
        combination({ attributes: { shade: { id: '1', name: 'Hồng đào' } } }),
        combination({
          external_id: 'two',
          sku: 'two',
          price: 120_000,
          attributes: { shade: { id: '2', name: 'Cam san hô' }, size: { id: '1', name: '5 g' } },
        }),
      ],
    })
    const filter = { id: { in: [shades] } }
    const fields = 'default_category,slug,brand,id,combinations.name'
    const { body } = await get('/v3/products', { filter, fields })
    expect(body.data).toEqual([
      {
        id: shades,
        slug: 'phan-ma-hai-mau',
        brand: { id: expect.any(Number), name: 'Sen Muộn', slug: 'sen-muon' },
        default_category: expect.objectContaining({ slug: 'son-moi' }),
        combinations: [{ name: 'Hồng đào' }, { name: expect.stringContaining('Cam san hô') }],
      },
    ])
    const priced = await get('/v3/search', { filter, fields: 'combinations.price,combinations._id' })
    expect(priced.body.data[0].combinations).toEqual([
      { price: 100_000, _id: expect.any(String) },
      { price: 120_000, _id: expect.any(String) },
    ])
    expect((await get('/v3/products', { filter })).body.data[0].combinations).toBeUndefined()
    expect(
      (await get('/v3/products', { filter, fields: 'id, combinations' })).body.data[0].combinations,
    ).toHaveLength(2)
    await database().execute(sql`UPDATE catalog.products SET is_active = false WHERE id = ${shades}`)
  })

  it.each([
    ['a filter that is not JSON', { filter: '{' }, 'filter'],
    ['a filter that is a list', { filter: '[1]' }, 'filter'],
    ['a wrong field', { filter: { 'brand.id': 'all' } }, 'filter.brand.id'],
    ['an id beyond the database', { filter: { 'brand.id': 99_999_999_999 } }, 'filter.brand.id'],
    ['a NUL', { filter: { keyword: 'a\u0000b' } }, 'filter.keyword'],
    ['a negative skip', { skip: -1 }, 'skip'],
    ['a limit of nothing', { limit: 0 }, 'limit'],
    ['a limit beyond reason', { limit: 100_000 }, 'limit'],
    ['a skip that is no number', { skip: 'two' }, 'skip'],
  ])('refuses %s with 400 and the field', async (_, query, field) => {
    const { status, body } = await get('/v3/search', query)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, code: 'BAD_REQUEST' })
    expect(JSON.stringify(body.details)).toContain(field.split('.')[0])
  })

  it('counts up to 100 (LST-25, SRC-21)', async () => {
    await givenProducts(
      ...Array.from({ length: 110 }, (_, index) => ({
        name: `Mặt nạ giấy ${index}`,
        brand: 'Nhiều',
        category: ['Mặt nạ'],
      })),
    )
    expect((await get('/v3/search/count', { filter: { keyword: 'mặt nạ' } })).body.data).toBe(100)
    expect((await get('/v3/search/count', { filter: { keyword: 'gyeol' } })).body.data).toBe(1)
    expect((await get('/v3/search', { filter: { keyword: 'mặt nạ' } })).body.total).toBe(110)
  })
})

describe('one product', () => {
  it('is found by its id, with any slug (PDP-01, PDP-08)', async () => {
    expect((await get(`/v3/products/${ids[0]}-anything`)).body.data).toMatchObject({
      id: ids[0],
      my_sql_id: ids[0],
      name: 'Ấm áp son lì',
    })
  })
  it.each(['0-x', 'x', '99999999', '12345678901', '-1'])('%s answers 404 (PDP-02)', async (key) => {
    const { status, body } = await get(`/v3/products/${key}`)
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })
  it('that is inactive answers 404 (PDP-15)', async () => {
    expect((await get(`/v3/products/${ids[4]}`)).status).toBe(404)
  })
  it('has companions, even when inactive, without itself and products out of stock', async () => {
    const { body } = await get(`/v3/people-also-buy/${ids[4]}`)
    expect(body.data.map((product: { id: number }) => product.id)).toEqual([ids[1], ids[0]])
    expect((await get('/v3/people-also-buy/99999999')).status).toBe(404)
  })
})

describe('brands and categories', () => {
  it('are listed with their number of products (PDP-26)', async () => {
    const { body } = await get('/v3/brands')
    expect(body.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Sen Muộn', product_count: 2 })]),
    )
    expect(body.data.map((brand: { name: string }) => brand.name)).not.toContain('')
  })
  it('are grouped by initial without diacritics (LST-33)', async () => {
    await givenProducts(
      { name: 'x', brand: 'Đoan Trang', category: ['Nước hoa'] },
      { name: 'y', brand: '3 Chị Em', category: ['Nước hoa'] },
    )
    const { body } = await get('/v3/brands/letters')
    const letters = new Map(
      body.data.map((entry: { letter: string; brands: { name: string }[] }) => [
        entry.letter,
        entry.brands.map((brand) => brand.name),
      ]),
    )
    expect(letters.get('D')).toEqual(['Đoan Trang'])
    expect(letters.get('#')).toEqual(['3 Chị Em'])
    expect([...letters.keys()].at(-1)).toBe('#')
  })
  it('can be searched without diacritics (SRC-17)', async () => {
    const { body } = await get('/v3/brand/search', { filter: { keyword: 'moc suong' } })
    expect(body.data.map((brand: { name: string }) => brand.name)).toEqual(['Mộc Sương'])
  })
  it('do not treat % as a wildcard', async () => {
    expect((await get('/v3/brand/search', { filter: { keyword: '%' } })).body.total).toBe(0)
  })
  it('make a tree (LST-35)', async () => {
    const { body } = await get('/v3/categories/children')
    expect(body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'Trang điểm',
          children: [expect.objectContaining({ name: 'Son môi' })],
        }),
      ]),
    )
  })
  it('of a search are counted (LST-34)', async () => {
    const { body } = await get('/v3/brands/distinct/products', { filter: { keyword: 'son' } })
    expect(body.data).toEqual([
      expect.objectContaining({ name: 'Sen Muộn', total: 2 }),
      expect.objectContaining({ name: 'Gyeolmi', total: 1 }),
    ])
    const categories = await get('/v3/categories/distinct/products', { filter: { keyword: 'son' } })
    expect(categories.body.data.map((category: { name: string }) => category.name).sort()).toEqual([
      'Son môi',
      'Trang điểm',
    ])
  })
  it('of a search can be sorted by name and limited', async () => {
    const { body } = await get('/v3/brands/distinct/products', {
      filter: { keyword: 'son' },
      sort: 'name',
      fields: 'name',
    })
    expect(body.data).toEqual([{ name: 'Gyeolmi' }, { name: 'Sen Muộn' }])
  })
  it('are 100 at most where no other number is asked for (LST-32, NET-08)', async () => {
    expect((await get('/v3/brands/distinct/products')).body.limit).toBe(100)
    expect((await get('/v3/categories/distinct/products')).body.limit).toBe(100)
  })
})

it('lists tags, 20 at most where no other number is asked for (SRC-04)', async () => {
  expect((await get('/tags')).body.limit).toBe(20)
})

it('answers an unknown path with 404 in the envelope', async () => {
  expect(await get('/v3/nothing')).toEqual({
    status: 404,
    body: { success: false, code: 'UNKNOWN_PATH', message: 'no such call' },
  })
})

it('reads the state of the search index once for all calls of a page', async () => {
  const query = jest.spyOn(databasePool(), 'query')
  const readings = () =>
    query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('search_changes')).length
  const filter = { 'brand.id': [999], is_sale: true }
  try {
    await Promise.all([get('/v3/search', { filter, sort: 'newest' }), get('/v3/search/facets', { filter })])
    expect(readings()).toBe(1)
    await get('/v3/search', { filter, sort: 'cheapest' })
    expect(readings()).toBe(2)
  } finally {
    query.mockRestore()
  }
})
