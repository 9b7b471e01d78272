import { expect, type Page, test } from '@playwright/test'
import { bagOf, goodsWithGift, putIn, spareGoods } from '../buyer'
import { biggestCategory, productWhere } from '../shop'

/** What a shopper does with a page whose scripts have not come yet (decision 94). */

/** Whether a page's HTML names this script; others come when they are asked for. */
const names = (html: string, url: string) => html.includes(url.slice(url.lastIndexOf('/') + 1, -'.js'.length))

/** Opens a page whose scripts wait, all or some; gives what lets them go. */
async function openWithoutScripts(page: Page, path: string, isHeld: (url: string) => boolean = () => true) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld(route.request().url())) await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const plainProduct = () =>
  productWhere(`p.is_in_stock AND p.classification = 'normal' AND p.total_combinations = 1`)

test('goods put into the bag before the scripts have come are in it as soon as they have @phone', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, (await plainProduct()).path)
  const more = page.getByRole('button', { name: 'Thêm một' })
  await more.click()
  await more.click()
  const add = page.locator('main').getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: 'Đã thêm vào giỏ' })).toBeVisible()
  // It opens at once; the goods are on their way.
  await expect.poll(async () => (await bagOf(page)).lines).toMatchObject([{ quantity: 3 }])
})

test('scripts lost with the network come when it is back, and what was pressed is done then', async ({
  page,
  context,
}) => {
  const { path } = await plainProduct()
  const asked = page.waitForRequest(/\/_next\/static\/.*\.js$/)
  const release = await openWithoutScripts(page, path)
  await page.waitForLoadState('domcontentloaded')
  await asked
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script')
  release()
  await lost
  const add = page.locator('main').getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Đã thêm vào giỏ' })).toBeVisible()
})

test('scripts that fail twice on a bad line come all the same, and what was pressed is done then', async ({
  page,
  request,
}) => {
  const { path } = await plainProduct()
  const html = await (await request.get(path)).text()
  const failures = new Map<string, number>()
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const url = route.request().url()
    const failed = failures.get(url) ?? 0
    // The runtime is there and misses all others of the page; code that a press asks for is there.
    if (!names(html, url) || url.includes('/turbopack-') || failed === 2) return route.continue()
    failures.set(url, failed + 1)
    return route.abort()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main').getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Đã thêm vào giỏ' })).toBeVisible()
  expect(failures.size).toBeGreaterThan(5)
})

test('a heart given before its code has come asks a visitor to sign in', async ({ page }) => {
  const release = await openWithoutScripts(page, (await plainProduct()).path)
  await page
    .getByRole('button', { name: /^Yêu thích / })
    .first()
    .click()
  release()
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
})

test('a sort order chosen before the scripts have come sorts', async ({ page }) => {
  const release = await openWithoutScripts(page, (await biggestCategory()).path)
  await page.getByLabel('Sắp xếp').selectOption('newest')
  release()
  await page.waitForURL(/sort=newest/)
})

test('the bag takes what was changed in it before its scripts have come', async ({ page }) => {
  const goods = await spareGoods()
  await putIn(page, goods)
  const release = await openWithoutScripts(page, '/order')
  await page.getByRole('button', { name: /^Thêm một / }).click()
  await page.getByLabel('Nhập mã giảm giá').fill('KHONGCO')
  await page.getByRole('button', { name: 'Áp dụng' }).click()
  release()
  await expect.poll(async () => (await bagOf(page)).lines[0]?.quantity).toBe(2)
  await expect(page.getByText('Mã này không tồn tại.')).toBeVisible()
  await expect(page.getByLabel('Nhập mã giảm giá')).toHaveValue('KHONGCO')
  expect(page.url()).toMatch(/\/order$/)
})

test('the bag takes what was typed while code of a part of it is on its way', async ({ page }) => {
  const { goods, gift, quantity } = await goodsWithGift()
  await putIn(page, goods, quantity)
  const html = await (await page.request.get('/order')).text()
  const isLate = (url: string) => /\/chunks\/[^/]+\.js$/.test(url) && !names(html, url)
  const late = page.waitForRequest((request) => isLate(request.url()))
  const release = await openWithoutScripts(page, '/order', isLate)
  await expect(page.getByText(gift, { exact: true })).toBeVisible()
  await late
  // The frame can act already.
  await page.waitForFunction(() => 'mayPass' in (Reflect.get(window, 'nangEarly') as object))
  const field = page.getByRole('textbox', { name: /^Số lượng/ })
  await field.fill('1')
  await field.press('Enter')
  release()
  await expect.poll(async () => (await bagOf(page)).pieces).toBe(1)
  await expect(page.getByText(gift, { exact: true })).toHaveCount(0)
})
