import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { visit as arrive } from '../arrival'
import { productWhere } from '../shop'

const ONE_VARIANT = "p.is_in_stock AND p.classification = 'normal' AND p.total_combinations = 1"

const addButton = (page: Page) =>
  page.getByRole('button', { name: 'Thêm vào giỏ' }).filter({ visible: true }).first()

/** Opens a page and waits until the service worker has saved it. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const prefix = path === '/order' ? 'nang-visitor-' : 'nang-pages-'
  const isSaved = () =>
    page.evaluate(
      async ([from, at]) => {
        const names = (await caches.keys()).filter((name) => name.startsWith(from))
        const copies = await Promise.all(names.map(async (name) => (await caches.open(name)).match(at)))
        return copies.some(Boolean)
      },
      [prefix, new URL(path, page.url()).href] as const,
    )
  await expect.poll(isSaved).toBe(true)
}

/** Without network, and without what the browser itself keeps for a minute. */
async function goOffline(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await context.setOffline(true)
}

/** What a page says above its content. */
const banner = (page: Page) => page.evaluate(() => getComputedStyle(document.body, '::before').content)

test('adding to the bag without network says at once what did not work, and works when it is back @server', async ({
  page,
  context,
}) => {
  const { path } = await productWhere(ONE_VARIANT)
  await arrive(page, path)
  await context.setOffline(true)
  await addButton(page).click()
  await expect(page.getByText(/ngoại tuyến|Chưa có mạng/).first()).toBeVisible({ timeout: 2_000 })
  await context.setOffline(false)
  await addButton(page).click()
  await expect(page.getByRole('dialog').getByText('Đã thêm vào giỏ').first()).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('pages seen once open without network, marked as copies; others list what can be read @server', async ({
    page,
    context,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    const { path } = await productWhere(ONE_VARIANT)
    for (const seen of ['/', path, '/order']) await visit(page, seen)
    await goOffline(context, page)
    for (const seen of ['/', path, '/order']) {
      await page.goto(seen)
      await expect(page.locator('main').first()).toBeVisible()
      expect(await banner(page)).toContain('Đang xem bản lưu lúc')
    }
    await page.goto('/categories')
    await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Giỏ hàng/ })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toHaveCount(0)
    await expect(page.locator('main').first()).toBeVisible()
    expect(errors).toEqual([])
  })

  test('what is added without network goes out once, after a reload and with two tabs open @server', async ({
    page,
    context,
  }) => {
    const { path } = await productWhere(ONE_VARIANT)
    // The code of the bag is saved for this page too when that of another page was, and without a press.
    for (const seen of ['/', '/', path]) await visit(page, seen)
    await page.waitForTimeout(4_000)
    await goOffline(context, page)
    await addButton(page).click()
    await expect(page.getByText('Chưa có mạng. Món này đã được lưu lại')).toBeVisible()
    await page.goto('/order')
    await expect(page.getByText('1 món chờ vào giỏ khi có mạng.')).toBeVisible()
    await page.goto(path)
    await page.reload()
    const other = await context.newPage()
    await other.goto(path)
    await other.waitForTimeout(4_000)
    await page.waitForTimeout(1_000)
    await context.setOffline(false)
    const bag = () =>
      page.evaluate(async () => {
        const answer = await fetch('/api/cart/carts/me')
        const { data } = (await answer.json()) as { data: { lines: { quantity: number }[] } }
        return data.lines.map(({ quantity }) => quantity)
      })
    await expect.poll(bag).toEqual([1])
    // Both tabs and the worker have had the time to send.
    await page.waitForTimeout(3_000)
    expect(await bag()).toEqual([1])
  })
})
