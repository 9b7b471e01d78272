import { expect, type Page, test } from '@playwright/test'
import { query } from './shop'

const firstSlug = async (text: string) => {
  const [row] = await query<{ slug: string }>(text)
  if (!row) throw new Error('the demo shop has none')
  return row.slug
}
const campaign = () =>
  firstSlug(
    `SELECT slug FROM catalog.promotions WHERE category = 'campaign' AND start_date <= now() AND end_date > now() ORDER BY id LIMIT 1`,
  )

/** Lets time pass until something is open, or for so long. */
async function popupWithin(page: Page, seconds: number): Promise<string | null> {
  const dialog = page.locator('dialog[open][data-overlay^="banner-popup"]')
  for (let passed = 0; passed < seconds; passed += 1) {
    await page.clock.runFor(1_000)
    await page.waitForTimeout(100)
    if ((await dialog.count()) > 0) return dialog.getAttribute('data-overlay')
  }
  return null
}

test('Home shows its popups one a visit, and that of every day again after 24 hours', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  expect(await popupWithin(page, 20)).toBe('banner-popup-full')
  await page.keyboard.press('Escape')
  await page.clock.runFor(2_000)
  await page.reload()
  expect(await popupWithin(page, 20)).toBe('banner-popup')
  await page.keyboard.press('Escape')
  await page.clock.runFor(2_000)
  await page.reload()
  expect(await popupWithin(page, 20)).toBeNull()
  await page.clock.fastForward('24:00:00')
  await page.reload()
  expect(await popupWithin(page, 20)).toBe('banner-popup')
})

test('no popup comes on other pages', async ({ page }) => {
  await page.clock.install()
  await page.goto('/promo')
  expect(await popupWithin(page, 15)).toBeNull()
})

test('the details of a promotion follow the address, and the address follows them', async ({ page }) => {
  const slug = await campaign()
  await page.goto(`/promo?promo=${slug}`)
  const dialog = page.locator('dialog[data-overlay="promo-detail"]')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/promo$/)

  await page.locator(`a[data-promo="${slug}"]`).click()
  await expect(page).toHaveURL(new RegExp(`/promo\\?promo=${slug}$`))
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/promo$/)
})

test('auto-applied vouchers come six at a time', async ({ page }) => {
  const [row] = await query<{ total: string }>(
    `SELECT count(*) AS total FROM voucher.vouchers WHERE is_auto_applied AND is_active AND owner_id IS NULL AND given_for IS NULL AND starts_at <= now() AND ends_at > now()`,
  )
  await page.goto('/promo')
  const vouchers = page.locator('section[aria-labelledby="auto-applied"] article')
  await expect(vouchers).toHaveCount(6)
  await page.getByRole('button', { name: 'Xem thêm' }).click()
  await expect(vouchers).toHaveCount(Math.min(12, Number(row?.total)))
  await vouchers.first().getByRole('link').click()
  await expect(page.locator('dialog[data-overlay="voucher-info"]')).toBeVisible()
})

test('sales of the day are links that work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/flash-sale')
  const tabs = page.getByRole('navigation', { name: 'Các khung giờ flash sale' }).getByRole('link')
  await tabs.last().click()
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('article').first()).toBeVisible()
  await context.close()
})

for (const path of [
  '/promotion/khong-co',
  '/promotion/1',
  '/partners-promo/khong-co',
  '/flash-sale/khong-co',
  '/save-more-voucher/khong-co',
  '/save-more-voucher/mien-phi-giao-hang-200k',
])
  test(`${path} is not there`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })

test('a promotion that has its place elsewhere is led there', async ({ request }) => {
  const slug = await firstSlug(`SELECT slug FROM catalog.promotions WHERE category = 'partner' LIMIT 1`)
  const answer = await request.get(`/promotion/${slug}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe(`/partners-promo/${slug}`)
})
