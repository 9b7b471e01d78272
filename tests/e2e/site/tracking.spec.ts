import { expect, type Page, type Request, test } from '@playwright/test'
import type { SentBatch } from '@/domain/tracking/event'
import { register } from '../member'
import { biggestBrand, biggestCategory, productWhere, query } from '../shop'

const CALL = '/api/analytics/user/me/actions'

interface Action {
  verb: string
  object_type: string
  object_id: string
  user_id: number | null
  is_guest: boolean
  device_id: string
  session_id: string
  additional: Record<string, unknown>
}

const KEPT =
  'SELECT verb, object_type, object_id, user_id, is_guest, device_id, session_id, additional FROM analytics.actions'

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value

/** What the shop has kept of this browser. */
const actionsOf = async (page: Page): Promise<Action[]> =>
  query<Action>(`${KEPT} WHERE device_id = $1 ORDER BY accessed_at, id`, [
    (await cookie(page, 'nang_device')) ?? 'none',
  ])

/** Flushes the queued events as a hidden page does. */
const flush = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')))

/** Waits until the shop has kept such an action of this browser. */
async function kept(page: Page, wanted: Partial<Action>): Promise<void> {
  await expect(async () => {
    await flush(page)
    expect(await actionsOf(page)).toContainEqual(expect.objectContaining(wanted))
  }).toPass({ timeout: 15_000, intervals: [200] })
}

/** No popup comes over Home meanwhile. */
async function withoutPopups(page: Page): Promise<void> {
  const banners = await query<{ id: number }>("SELECT id FROM catalog.banners WHERE type = 'popup'")
  const seen = JSON.stringify(Object.fromEntries(banners.map(({ id }) => [id, Date.now()])))
  await page.addInitScript((entry) => localStorage.setItem('nang_popups', entry), seen)
}

/** A browser whose owner asks not to be tracked. */
const declines = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )

const batchOf = (request: Request) => request.postDataJSON() as SentBatch

/** Batches this page tells without ids: those go by a call, not by a beacon. */
function listen(page: Page): SentBatch[] {
  const batches: SentBatch[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(CALL) && request.resourceType() === 'fetch') batches.push(batchOf(request))
  })
  return batches
}

test('views carry the page types of the specification, one device and one visit', async ({ page }) => {
  await withoutPopups(page)
  const [category, brand, product] = [
    await biggestCategory(),
    await biggestBrand(),
    await productWhere('p.is_in_stock'),
  ]
  const views: [path: string, type: string, id: string][] = [
    ['/', 'homepage', ''],
    [category.path, 'category_page', String(category.id)],
    [brand.path, 'brand_page', String(brand.id)],
    [product.path, 'product_detail', String(product.id)],
    ['/search?q=serum', 'Search', ''],
    ['/promo', 'partner_promo', ''],
    ['/just-arrived', 'new_arrival', ''],
    ['/order', 'cart', ''],
  ]
  for (const [path, object_type, object_id] of views) {
    await page.goto(path)
    await kept(page, { verb: 'view', object_type, object_id })
  }
  const actions = await actionsOf(page)
  expect(actions.filter(({ verb }) => verb === 'view').map(({ object_type }) => object_type)).toEqual(
    views.map(([, type]) => type),
  )
  expect(new Set(actions.map(({ session_id }) => session_id))).toEqual(
    new Set([await cookie(page, 'nang_visit')]),
  )
  expect(actions.every(({ is_guest, user_id }) => is_guest && user_id === null)).toBe(true)
  expect(actions).toContainEqual(
    expect.objectContaining({
      verb: 'search',
      object_id: 'serum',
      additional: { results: expect.any(Number) },
    }),
  )
})

test('a search without result and a product chosen in a listing are reported', async ({ page }) => {
  await page.goto('/search?q=zzqqxxkk')
  await kept(page, { verb: 'search', object_id: 'zzqqxxkk' })
  const category = await biggestCategory()
  await page.goto(category.path)
  await kept(page, { verb: 'view', object_type: 'category_page' })
  const link = page.getByRole('main').getByRole('article').nth(2).getByRole('heading').getByRole('link')
  const id = /\/(\d+)-[^/]*$/.exec((await link.getAttribute('href')) ?? '')?.[1]
  await link.click()
  await kept(page, {
    verb: 'click',
    object_type: 'product',
    object_id: id ?? '',
    additional: { from: 'category_page', position: 3 },
  })
  await kept(page, { verb: 'view', object_type: 'product_detail', object_id: id ?? '' })
})

test('actions of a member carry the member', async ({ page }) => {
  await register(page)
  const { data: me } = await (await page.request.get('/api/account/user/me')).json()
  const category = await biggestCategory()
  await page.goto(category.path)
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Yêu thích/ })
    .click()
  await kept(page, {
    verb: 'add_to_wishlist',
    object_type: 'product',
    user_id: me.id,
    is_guest: false,
  })
})

test('a browser that asks not to be tracked is counted without any id', async ({ page }) => {
  await declines(page)
  const batches = listen(page)
  const product = await productWhere('p.is_in_stock')
  await page.goto(product.path)
  await expect(async () => {
    await flush(page)
    expect(batches.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ verb: 'view', object_type: 'product_detail', object_id: String(product.id) }),
    )
  }).toPass()
  expect(batches.every(({ is_anonymous }) => is_anonymous)).toBe(true)
  const ids = batches.flatMap(({ events }) => events.map(({ event_id }) => event_id))
  await expect
    .poll(async () => (await query<Action>(`${KEPT} WHERE event_id = ANY($1)`, [ids])).length)
    .toBe(ids.length)
  for (const action of await query<Action>(`${KEPT} WHERE event_id = ANY($1)`, [ids]))
    expect(action).toMatchObject({ user_id: null, device_id: '', session_id: '' })
  expect(await actionsOf(page)).toEqual([])
})

/** Presses the footer's link. On the phone the footer is on Home alone. */
const askAgain = (page: Page) => page.getByRole('link', { name: 'Cài đặt quyền riêng tư' }).click()
const question = (page: Page) => page.getByRole('region', { name: 'Cho chúng mình hỏi bạn một chút' })

test('the footer leads to the question of what is allowed, and an answer is kept', async ({ page }) => {
  await withoutPopups(page)
  const batches = listen(page)
  await page.goto('/')
  await kept(page, { verb: 'view', object_type: 'homepage' })
  // Without third parties the shop does not ask for consent unprompted.
  await expect(question(page)).toHaveCount(0)
  await askAgain(page)
  await question(page).getByRole('button', { name: 'Không, cảm ơn' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  expect(await cookie(page, 'nang_consent')).toBe('no')

  const before = (await actionsOf(page)).length
  await page.goto('/categories')
  await expect(async () => {
    await flush(page)
    expect(batches.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ verb: 'view', object_type: 'Categories' }),
    )
  }).toPass()
  expect(batches.every(({ is_anonymous }) => is_anonymous)).toBe(true)
  expect(await actionsOf(page)).toHaveLength(before)

  await page.goto('/')
  await askAgain(page)
  await question(page).getByRole('button', { name: 'Đồng ý' }).click()
  await expect(question(page)).toHaveCount(0)
  expect(await cookie(page, 'nang_consent')).toBe('yes')
  await page.goto('/brands')
  await kept(page, { verb: 'view', object_type: 'Brands' })
})

test('the shop confirms a browser’s wish not to be tracked', async ({ page }) => {
  await withoutPopups(page)
  await declines(page)
  await page.goto('/')
  await askAgain(page)
  await expect(question(page)).toContainText('Trình duyệt của bạn đã yêu cầu không theo dõi')
  await question(page).getByRole('button', { name: 'Đã hiểu' }).click()
  await expect(question(page)).toHaveCount(0)
  expect(await cookie(page, 'nang_consent')).toBeUndefined()
})
