import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { goodsOf, memberWith } from './buyer'
import { biggestBrand, biggestCategory, productWhere } from './shop'

/** The parts of a page that every page shares, on slow phones, after walks within the shop and at every width. */

/** Everything a page logs as an error or a warning, and what it throws. */
function watchConsole(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message.slice(0, 300)}`))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // The answer of a page that is not there, which is asked for on purpose.
    if (message.text().includes('404') && page.url().includes('khong-co')) return
    faults.push(`${page.url()} ${message.type()} ${message.text().slice(0, 300)}`)
  })
  return faults
}

/** A phone of the middle range: four times slower than what runs the test. */
async function slowDown(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const publicPages = async () => [
  '/',
  (await biggestCategory()).path,
  (await productWhere('p.total_reviews > 20 AND p.is_in_stock')).path,
  (await biggestBrand()).path,
  '/search?q=son',
  '/order',
  '/categories',
  '/promo',
  '/flash-sale',
  '/khong-co-trang-nay',
]

/** Loads each address and waits until what comes late has come. */
async function loadAll(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
}

test('a slow device keeps every page a visitor loads, for the first time and again', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const faults = watchConsole(page)
  await slowDown(page, context)
  const paths = await publicPages()
  await loadAll(page, paths)
  await loadAll(page, ['/', ...paths.slice(1, 4)])
  expect(faults).toEqual([])
})

test('a slow device keeps every page a member loads', async ({ page, context, isMobile }) => {
  test.setTimeout(180_000)
  const person = await memberWith(page, await goodsOf(33, isMobile))
  const faults = watchConsole(page)
  await slowDown(page, context)
  await loadAll(page, [
    '/',
    ...(await publicPages()).slice(1, 3),
    '/order',
    '/order/shipping',
    '/my-orders',
    '/wishlist',
    '/shipping-address',
    `/profile/${person.userName}`,
    '/',
  ])
  expect(faults).toEqual([])
})
