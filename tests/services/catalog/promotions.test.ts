import { sql } from 'drizzle-orm'
import type { FlashSaleSession, Promotion } from '@/domain/catalog/promotion'
import { catalogApp } from '@/services/catalog/app'
import { flashSaleSessions } from '@/services/catalog/promotions/flash-sale-sessions'
import { database } from '@/services/database'
import { change, givenPromotion, goodsOf } from '../cart/shop'
import { useDatabase } from '../database'
import { givenProducts } from './fixtures'

useDatabase()
beforeEach(() => change(sql`TRUNCATE catalog.promotions CASCADE`))

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const get = async (path: string) => (await catalogApp.request(path)).json()
const list = (filter: object) => `/v3/promotions?filter=${encodeURIComponent(JSON.stringify(filter))}`

describe('promotions', () => {
  beforeEach(async () => {
    await givenPromotion({ slug: 'dang-co', category: 'campaign' })
    await givenPromotion({ slug: 'sap-co', category: 'campaign', start_date: inDays(1), end_date: inDays(2) })
    await givenPromotion({
      slug: 'da-het',
      category: 'campaign',
      start_date: inDays(-3),
      end_date: inDays(-1),
    })
    await givenPromotion({
      slug: 'da-tat',
      category: 'campaign',
      is_active: false,
      start_date: inDays(1),
      end_date: inDays(2),
    })
  })
  const slugs = async (filter: object) => (await get(list(filter))).data.map(({ slug }: Promotion) => slug)

  it('are those in force, or upcoming ones on request (VCH-08)', async () => {
    expect(await slugs({})).toEqual(['dang-co'])
    expect(await slugs({ state: 'current' })).toEqual(['dang-co'])
    expect(await slugs({ state: 'upcoming' })).toEqual(['sap-co'])
    expect((await get(list({ state: 'upcoming' }))).total).toBe(1)
    expect((await catalogApp.request(list({ state: 'gone' }))).status).toBe(400)
  })

  it('are given with the fields that are asked for (GAM-04, GAM-05)', async () => {
    const filter = encodeURIComponent('{"is_product_detail":false}')
    const { data } = await get(`/v3/promotions/dang-co?filter=${filter}&fields=slug,sections`)
    expect(data).toEqual({ slug: 'dang-co', sections: [] })
    const wrong = encodeURIComponent('{"is_product_detail":true}')
    expect((await catalogApp.request(`/v3/promotions/dang-co?filter=${wrong}`)).status).toBe(400)
  })

  it('show the sections that can be read and drop others', async () => {
    const text = { type: 'text', title: 'Chuyện', body: '<p>Chào</p>', product_ids: [] }
    await change(
      sql`UPDATE catalog.promotions SET sections = ${JSON.stringify([{ type: 'hologram' }, text, { type: 'vote' }])}::jsonb WHERE slug = 'dang-co'`,
    )
    expect((await get('/v3/promotions/dang-co')).data.sections).toEqual([text])
    expect((await get(list({ slug: 'dang-co' }))).data[0].sections).toEqual([text])
  })

  it('are found by slug, in force or not', async () => {
    for (const slug of ['dang-co', 'sap-co', 'da-het'])
      expect((await get(`/v3/promotions/${slug}`)).data).toMatchObject({ slug, scope: { brand_ids: [] } })
    expect((await catalogApp.request('/v3/promotions/da-tat')).status).toBe(404)
  })
})

describe('the flash sales of a day', () => {
  // Noon of 21 November in Vietnam.
  const noon = new Date('2026-11-21T05:00:00Z')
  const vn = (text: string) => new Date(`2026-11-${text}:00+07:00`)
  const session = (slug: string, start: string, end: string, changes: object = {}) =>
    givenPromotion({ slug, category: 'flash_sale', start_date: vn(start), end_date: vn(end), ...changes })
  const summary = (sessions: FlashSaleSession[]) =>
    sessions.map(({ promotion, state, starts_at }) => [promotion.slug, state, new Date(starts_at)])

  it('are sorted by start, with finished and upcoming ones', async () => {
    await session('toi', '21T16:00', '22T00:00')
    await session('trua', '21T10:00', '21T16:00')
    await session('sang', '21T00:00', '21T10:00')
    await session('hom-qua', '20T10:00', '20T16:00')
    await session('ngay-mai', '22T10:00', '22T16:00')
    await session('da-tat', '21T10:00', '21T16:00', { is_active: false })
    await givenPromotion({
      slug: 'khac',
      category: 'sale',
      start_date: vn('21T00:00'),
      end_date: vn('22T00:00'),
    })
    expect(summary(await flashSaleSessions(database(), noon))).toEqual([
      ['sang', 'over', vn('21T00:00')],
      ['trua', 'on', vn('21T10:00')],
      ['toi', 'upcoming', vn('21T16:00')],
    ])
  })

  it('give the next occurrence of a daily one, before and after the price clock moves it', async () => {
    const daily = { recurs_daily: true }
    await session('sang', '01T00:00', '01T10:00', daily)
    await session('trua', '21T10:00', '21T16:00', daily)
    await session('toi', '10T16:00', '11T00:00', daily)
    const sessions = await flashSaleSessions(database(), noon)
    expect(summary(sessions)).toEqual([
      ['trua', 'on', vn('21T10:00')],
      ['toi', 'upcoming', vn('21T16:00')],
      ['sang', 'upcoming', vn('22T00:00')],
    ])
    expect(sessions[1]).toMatchObject({
      ends_at: vn('22T00:00').toISOString(),
      promotion: { start_date: vn('21T16:00').toISOString(), end_date: vn('22T00:00').toISOString() },
    })
  })

  it('have their own call, which is not taken for a promotion slug', async () => {
    await givenPromotion({ slug: 'bay-gio', category: 'flash_sale', end_date: inDays(0.01) })
    const { data } = await get('/v3/promotions/flash-sale-sessions')
    expect(summary(data)).toMatchObject([['bay-gio', 'on', expect.any(Date)]])
  })
})

it('gives sold quantity and sale price of the items of a flash sale', async () => {
  const [product = 0] = await givenProducts({ name: 'Son' })
  const { combination_id } = await goodsOf(product)
  await givenPromotion({
    slug: 'gio-vang',
    category: 'flash_sale',
    start_date: inDays(1),
    end_date: inDays(2),
    items: [{ combination_id: Number(combination_id), percentage: 35, quota: 30, sold: 12 }],
  })
  const { data: sale } = await get('/v3/promotions/gio-vang')
  expect((await get(`/v3/promotions/${sale._id}/items`)).data).toEqual([
    { product_id: product, combination_id, quota: 30, sold: 12, price: 100_000, sale_price: 65_000 },
  ])
})

it('names at a product the gift of the least purchase that it counts for, and what that asks (PDP-17, PDP-18)', async () => {
  const [product = 0, other = 0, gift = 0] = await givenProducts(
    { name: 'Kem' },
    { name: 'Gel' },
    { name: 'Quà' },
  )
  const scope = { brand_ids: [], category_ids: [], product_ids: [product] }
  await givenPromotion({ slug: 'qua-lon', scope, min_amount: 500_000, gift_product_id: gift })
  await givenPromotion({ slug: 'qua-nho', scope, min_amount: 200_000, gift_product_id: gift })
  const { data } = await get(`/v3/products/${product}-kem`)
  const { data: small } = await get('/v3/promotions/qua-nho')
  expect(data).toMatchObject({
    is_special_price_applicable: false,
    special_price_voucher_id: null,
    applied_free_products_voucher_id: small._id,
    reason: { min_oder: 200_000 },
  })
  expect((await get(`/v3/products/${other}-gel`)).data).toMatchObject({
    applied_free_products_voucher_id: null,
    reason: null,
  })
})
