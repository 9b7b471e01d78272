import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { shopCache } from '@/lib/cache/shop-cache.js'
import { judgePath, noteMissingPage, pageGuard, pathOf } from '@/lib/cache/guard/page-guard'
import { insertUsers } from '@/services/account'
import { insertPromotions, upsertTags } from '@/services/catalog'
import { addressesOf } from '@/services/catalog/exports/page-addresses'
import { productById } from '@/services/catalog/products/product'
import { database, databasePool, transaction } from '@/services/database'
import { change, givenVoucher } from '../cart/shop'
import { useDatabase } from '../database'
import { givenProducts } from './fixtures'

useDatabase()

const missing = (as: string) => ({ is: 'missing', as })
const MISSING = missing('page')
const OPEN = { is: 'open' }
const moved = (to: string) => ({ is: 'moved', to })

/** Clears the guard's cache. */
const forget = () => shopCache().clock.expire(['catalog', 'promotions'])

let product: Awaited<ReturnType<typeof productById>>

beforeAll(async () => {
  const ids = await givenProducts(...Array.from({ length: 17 }, (_, n) => ({ name: `Son lì ${n}` })))
  product = await productById(database(), ids[0]!)
})
beforeEach(forget)

it('passes existing pages at their canonical address', async () => {
  const { id, slug, default_category: category, brand } = product
  for (const path of [
    `/product/${category.slug}/${id}-${slug}/1`,
    `/listing/category/${category.id}-${category.slug}/1`,
    `/listing/category/${category.id}-${category.slug}/2`,
    `/listing/brand/${brand.id}_${brand.slug}/2`,
    `/listing/place/promo/${category.id}-${category.slug}/1`,
    '/listing/place/named/sale/1',
    `/listing/best-seller/${category.id}`,
    '/listing/best-seller/all',
    '/index',
    '/brands',
    '/search',
    '/khong-co/page',
    '/khong-co/brand',
    `/khong-co/category-${category.id}`,
  ])
    expect([path, await judgePath(path)]).toEqual([path, OPEN])
})

it('answers unknown addresses as not found', async () => {
  const { id, slug, default_category: category, brand } = product
  for (const path of [
    `/product/tag/${id}-${slug}/1`,
    `/product/${category.slug}/${id}-${slug}/2`,
    `/product/${category.slug}/${id}-${slug}/0`,
    '/listing/category/99999-x/1',
    `/listing/category/${category.id}-${category.slug}/3`,
    `/listing/brand/${brand.id}_${brand.slug}/999999`,
    '/listing/place/named/nothing/1',
    '/listing/place/tag/khong-co/1',
    '/listing/place/promo/99999-x/1',
    '/listing/place/else/x/1',
    '/listing/promotion/sale/khong-co/1',
    '/listing/best-seller/99999',
    '/listing/best-seller/x',
    '/promotion/khong-co',
    '/campaign/khong-co',
    '/promotion/Khong_Co%00',
    '/partners-promo/khong-co',
    '/flash-sale/khong-co',
    '/save-more-voucher/khong-co',
    '/save-more-voucher/khong-co/2',
    '/profile/no-such-member',
    '/profile/%E0%A4%A',
    '/profile/%00',
    '/register/a%00b',
    '/register/no-such-member',
    '/khong-co/made-up',
    '/khong-co/category-99999',
    '/khong-co/page/more',
  ])
    expect([path, await judgePath(path)]).toEqual([path, MISSING])
})

it('redirects other slugs to the canonical address', async () => {
  const { id, slug, default_category: category, brand } = product
  const own = `/${category.slug}/${id}-${slug}`
  expect(await judgePath(`/product/${category.slug}/${id}-sai/1`)).toEqual(moved(own))
  expect(await judgePath(`/product/sai/${id}-${slug}.html/3`)).toEqual(moved(`${own}?page=3`))
  expect(await judgePath(`/listing/category/${category.id}-sai/2`)).toEqual(
    moved(`/${category.id}-${category.slug}?page=2`),
  )
  expect(await judgePath(`/listing/brand/${brand.id}_/1`)).toEqual(moved(`/brand/${brand.id}_${brand.slug}`))
  expect(await judgePath(`/listing/place/promo/${category.id}-sai/2`)).toEqual(
    moved(`/promo/${category.id}-${category.slug}?page=2`),
  )
})

it('shows products of its category for a deleted, inactive or unknown product', async () => {
  const { slug, id: categoryId } = product.default_category
  const beside = missing(`category-${categoryId}`)
  const [id] = await givenProducts({ name: 'Đã thôi bán', is_active: false })
  const [row] = await addressesOf(database(), 'product', [String(id)])
  expect(await judgePath(`/product/${row!.folder}/${id}-${row!.slug}/1`)).toEqual(beside)
  expect(await judgePath(`/product/muc-sai/${id}-sai/1`)).toEqual(beside)
  expect(await judgePath(`/product/${slug}/99999-x/1`)).toEqual(beside)
  expect(await judgePath('/product/muc-sai/99999-x/1')).toEqual(MISSING)
})

it('shows other brands for an unknown brand', async () => {
  expect(await judgePath('/listing/brand/99999_x/1')).toEqual(missing('brand'))
})

it('checks promotions by slug and kind, tags, vouchers and members', async () => {
  const promotion = (slug: string, category: 'sale' | 'partner' | 'promo' | 'campaign') => ({
    slug,
    name: slug,
    category,
    description: '',
    more_info: { partner_id: null, tnc: '', email_banner: null, name: '' },
    scope: { brand_ids: [], category_ids: [], product_ids: [] },
    start_date: new Date(Date.now() - 1_000),
    end_date: new Date(Date.now() + 86_400_000),
    items: [],
  })
  await transaction(async (tx) => {
    await insertPromotions(tx, [
      promotion('giua-mua', 'sale'),
      promotion('ngan-hang', 'partner'),
      promotion('tet', 'promo'),
      promotion('mua-le-hoi', 'campaign'),
    ])
    await upsertTags(tx, [
      { slug: 'da-dau', name: 'Da dầu', kind: 'concern', is_show_in_search: true, position: 1 },
    ])
    await insertUsers(tx, [{ user_name: 'mai', name: 'Mai', level: 'Ruby', skin_types: [], hair_types: [] }])
  })
  const { id } = await givenVoucher({ type: 'bmsm' })
  await change(sql`UPDATE voucher.vouchers SET slug = 'mua-nhieu' WHERE id = ${id}`)
  expect(await judgePath('/listing/promotion/sale/giua-mua/1')).toEqual(OPEN)
  expect(await judgePath('/listing/promotion/deals/giua-mua/4')).toEqual(moved('/sale/giua-mua'))
  expect(await judgePath('/promotion/tet')).toEqual(OPEN)
  expect(await judgePath('/campaign/mua-le-hoi')).toEqual(OPEN)
  expect(await judgePath('/campaign/tet')).toEqual(moved('/promotion/tet'))
  expect(await judgePath('/promotion/mua-le-hoi')).toEqual(moved('/campaign/mua-le-hoi'))
  expect(await judgePath('/promotion/ngan-hang')).toEqual(moved('/partners-promo/ngan-hang'))
  expect(await judgePath('/listing/place/tag/da-dau/1')).toEqual(OPEN)
  expect(await judgePath('/save-more-voucher/mua-nhieu/1')).toEqual(OPEN)
  expect(await judgePath('/profile/Mai')).toEqual(OPEN)
  expect(await judgePath('/register/mai')).toEqual(OPEN)
})

it('finds a new product once its tag is stale, although it was cached as missing', async () => {
  const [last] = await givenProducts({ name: 'Vừa thêm' })
  const next = last! + 1
  const gone = missing(`category-${product.default_category.id}`)
  expect(await judgePath(`/product/son-moi/${next}-vua-them-nua/1`)).toEqual(gone)
  const [id] = await givenProducts({ name: 'Vừa thêm nữa' })
  expect(id).toBe(next)
  expect(await judgePath(`/product/son-moi/${next}-vua-them-nua/1`)).toEqual(gone)
  shopCache().clock.expire([`product:${next}`])
  expect(await judgePath(`/product/son-moi/${next}-vua-them-nua/1`)).toEqual(OPEN)
})

it('makes one query for concurrent calls, and none again within a minute', async () => {
  // The categories, whose products are shown for missing pages, are cached after the first query.
  await judgePath('/product/son/499999-x/1')
  const asked = jest.spyOn(databasePool(), 'query')
  await Promise.all(Array.from({ length: 50 }, (_, n) => judgePath(`/product/son/${500_000 + n}-x/1`)))
  await judgePath('/product/son/500001-y/1')
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
})

it('caches the last page of a listing', async () => {
  expect(await judgePath('/listing/place/named/sale/30')).toEqual(OPEN)
  noteMissingPage('/listing/place/named/sale/30')
  expect(await judgePath('/listing/place/named/sale/31')).toEqual(MISSING)
  expect(await judgePath('/listing/place/named/sale/29')).toEqual(OPEN)
  noteMissingPage('/listing/place/named/new-arrivals/1')
  expect(await judgePath('/listing/place/named/new-arrivals/1')).toEqual(OPEN)
})

it('treats addresses that only the catch-all page answers as missing', async () => {
  const keyOf = (route: string, path: string) =>
    `/route-cache/APP_PAGE/${createHash('sha256').update(route).digest('hex')}/$${path}`
  const guard = pageGuard(['/(shop)/[...missing]/page', '/(shop)/brands/page'])
  expect(await guard(keyOf('/(shop)/[...missing]/page', '/khong-co/12'))).toEqual(MISSING)
  expect(await guard(keyOf('/(shop)/brands/page', '/brands'))).toEqual(OPEN)
  expect(pathOf(keyOf('/(shop)/brands/page', '/brands'))).toBe('/brands')
})
