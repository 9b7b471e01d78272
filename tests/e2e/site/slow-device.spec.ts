import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { choose, goodsOf, memberWith, place, putIn, refuseAtBank, spareGoods } from '../buyer'
import { biggestBrand, biggestCategory, productWhere, query, reviewedProduct } from '../shop'

/** Every page, on a phone four times slower than what runs the test. */

// A blocked service-worker registration is logged in the console, where these tests look for errors.
test.use({ serviceWorkers: 'allow' })

/** Everything a page logs as an error or a warning, and what it throws. */
function watchConsole(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message.slice(0, 300)}`))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // A heuristic of the browser by the clock, and this one's is slow: pictures.spec.ts compares preloads with pictures.
    if (message.text().includes('was preloaded using link preload but not used')) return
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

/** Loads each address and waits until what comes late has come. */
async function loadAll(page: Page, paths: readonly string[]) {
  for (const path of paths) await visit(page, path)
}

test('a slow device keeps every page a visitor loads, for the first time and again @phone-only', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const faults = watchConsole(page)
  await slowDown(page, context)
  const known = [
    '/',
    (await biggestCategory()).path,
    (await reviewedProduct()).path,
    (await biggestBrand()).path,
  ]
  await loadAll(page, known)
  await loadAll(page, [
    '/search?q=son',
    '/order',
    '/categories',
    '/promo',
    '/flash-sale',
    '/khong-co-trang-nay',
  ])
  await loadAll(page, known)
  expect(faults).toEqual([])
})

/** The path a query names. */
async function pathOf(text: string): Promise<string> {
  const [row] = await query<{ path: string }>(text)
  if (!row) throw new Error(`the demo shop has nothing for: ${text}`)
  return row.path
}

test('a slow device keeps the rarer pages too', async ({ page, context }) => {
  test.setTimeout(180_000)
  const faults = watchConsole(page)
  await slowDown(page, context)
  await loadAll(page, [
    '/brands',
    '/store',
    '/sale',
    '/new-arrivals',
    '/best-seller',
    `${(await biggestCategory()).path}?sort=newest&is_sale=true`,
    await pathOf(
      `SELECT '/tag/' || slug AS path FROM catalog.tags WHERE kind = 'concern' ORDER BY id LIMIT 1`,
    ),
    await pathOf(
      `SELECT '/promotion/' || slug AS path FROM catalog.promotions WHERE category = 'promo' AND is_active ORDER BY id LIMIT 1`,
    ),
    await pathOf(
      `SELECT '/save-more-voucher/' || slug AS path FROM voucher.vouchers WHERE type = 'bmsm' ORDER BY id LIMIT 1`,
    ),
    (await productWhere(`p.classification = 'egift'`)).path,
    (await productWhere('NOT p.is_in_stock AND NOT p.is_pre_order')).path,
    (await productWhere('p.is_pre_order')).path,
    '/signup',
    '/quick-signup',
    '/set-password',
  ])
  expect(faults).toEqual([])
})

test('a slow device keeps every page a member loads @phone-only', async ({ page, context }) => {
  test.setTimeout(180_000)
  const person = await memberWith(page, await spareGoods())
  const faults = watchConsole(page)
  await slowDown(page, context)
  await loadAll(page, ['/', (await biggestCategory()).path, (await reviewedProduct()).path, '/order'])
  await loadAll(page, ['/order/shipping', '/my-orders', '/wishlist', '/shipping-address', '/'])
  await loadAll(page, [`/profile/${person.userName}`])
  expect(faults).toEqual([])
})

test('a slow device keeps every page of paying', async ({ page, context, isMobile }) => {
  test.setTimeout(180_000)
  const goods = await goodsOf(27, isMobile)
  const person = await memberWith(page, goods)
  const refused: string[] = []
  for (const method of ['momo', 'credit_debit_card']) {
    const { redirect_url } = await place(page, method)
    refused.push(await refuseAtBank(page, redirect_url ?? ''))
    await putIn(page, goods)
    await choose(page, { shipping_method: 'standard' })
  }
  expect(refused).toEqual([
    expect.stringMatching(/^\/order\/failed\//),
    expect.stringMatching(/^\/order\/credit-card-failed\//),
  ])
  const { order_id } = await place(page)
  await putIn(page, goods)
  await choose(page, { shipping_method: 'standard' })
  const faults = watchConsole(page)
  await slowDown(page, context)
  await loadAll(page, ['/order/payment', ...refused, `/order/success/${order_id}`])
  await context.clearCookies()
  await loadAll(page, [`/register/${person.userName}`])
  expect(faults).toEqual([])
})
