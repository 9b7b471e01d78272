import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fillLogin, register } from '../member'
import { productWhere, query } from '../shop'

/** What the device holds of a member (docs/decisions/0083): nothing for the next person, and nothing lost with a session. */

test.use({ serviceWorkers: 'allow' })

const OWN_PAGES = ['/order', '/my-orders', '/wishlist']

/** Waits for the worker; the first page of a visit may be left for the sign-on of other hosts and back. */
const ready = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null).catch(() => false))
    .toBe(true)

/** Paths of the saved pages of members, and whose they are. */
const savedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('nang-member-'))
    const saved: Record<string, string | null> = {}
    for (const name of names) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        saved[new URL(request.url).pathname] =
          (await cache.match(request))?.headers.get('x-page-owner') ?? null
    }
    return saved
  })

const markOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'nang_member')?.value

/** Opens the member's own pages and waits until they are saved as theirs. */
async function readOwnPages(page: Page, paths: readonly string[]) {
  const mark = await markOf(page.context())
  for (const path of paths) {
    await page.goto(path)
    await ready(page)
    await expect.poll(() => savedPages(page)).toMatchObject({ [path]: mark })
  }
}

async function goOffline(page: Page) {
  const context = page.context()
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
}

test('of a member who signed out nothing is readable without network, and of the next one their pages alone @server', async ({
  page,
  context,
}) => {
  const person = await register(page)
  await readOwnPages(page, OWN_PAGES)
  await page.goto(`/profile/${person.userName}`)
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => savedPages(page)).toEqual({})
  await goOffline(page)
  for (const path of ['/my-orders', '/wishlist']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible()
    for (const own of OWN_PAGES) await expect(page.locator(`main a[href="${own}"]`)).toHaveCount(0)
  }
  await context.setOffline(false)

  await page.goto('/')
  await register(page)
  await readOwnPages(page, ['/wishlist'])
  expect(Object.keys(await savedPages(page))).toEqual(['/wishlist'])
  await goOffline(page)
  await page.goto('/wishlist')
  await expect(page.locator('html')).toHaveAttribute('data-saved-at', /\d/)
  await page.goto('/my-orders')
  await expect(page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible()
})

/** What waits on the device, by its slot. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('nang-queue')
        opening.onerror = () => reject(new Error('no queue'))
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve((all.result as { slot?: string }[]).flatMap(({ slot }) => slot ?? []))
          }
        }
      }),
  )

test('a heart given without network outlives a lost session, and goes out when the same member signs in again @server', async ({
  page,
  context,
}) => {
  const { path } = await productWhere(
    "p.is_in_stock AND p.classification = 'normal' AND p.total_combinations = 1",
  )
  const person = await register(page)
  await page.goto(path)
  await ready(page)
  const heart = page
    .getByRole('button', { name: /[Yy]êu thích/ })
    .filter({ visible: true })
    .first()
  await page.reload()
  // What is done without network is loaded a while after the page.
  await page.waitForTimeout(4_000)
  await goOffline(page)
  await heart.click()
  await expect(page.getByText('Lựa chọn này được lưu lại và tự gửi khi có mạng').first()).toBeVisible()
  expect(await waiting(page)).toHaveLength(1)
  await query(
    'DELETE FROM account.sessions WHERE user_id = (SELECT id FROM account.users WHERE user_name = $1)',
    [person.userName],
  )
  await context.setOffline(false)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
  expect(await waiting(page)).toHaveLength(1)
  await fillLogin(page, person.email, person.password)
  await expect.poll(() => waiting(page)).toEqual([])
  const { data } = await (await page.request.get('/api/catalog/v3/users/me/wishlists/ids')).json()
  expect(data).toHaveLength(1)
})

test('pages that were opened within the shop are saved up to a bound @server', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const savedCount = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('nang-pages-'))
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
    })
  await page.evaluate(() => {
    for (let count = 0; count < 45; count++)
      navigator.serviceWorker.controller?.postMessage({ type: 'keep', page: `/?trang=${count}`, files: [] })
  })
  await expect.poll(savedCount, { timeout: 30_000 }).toBe(40)
})
