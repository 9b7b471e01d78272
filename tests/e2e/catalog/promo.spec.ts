import { expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { newPerson, register, said } from '../member'
import { biggestBrand, biggestCategory, productWhere, query } from '../shop'

const firstSlug = async (text: string) => {
  const [row] = await query<{ slug: string }>(text)
  if (!row) throw new Error('the demo shop has none')
  return row.slug
}
const campaign = () =>
  firstSlug(
    `SELECT slug FROM catalog.promotions WHERE category = 'campaign' AND start_date <= now() AND end_date > now() ORDER BY id LIMIT 1`,
  )

const popup = (page: Page) => page.locator('dialog[open][data-overlay^="banner-popup"]')

/** Lets the page's clock run on, with a moment for what it asks of the shop; ends as soon as a popup is open. */
async function passTime(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await page.clock.runFor(1_000)
    await page.waitForTimeout(50)
    if ((await popup(page).count()) > 0) return
  }
}

/** A popup's picture may be made for the first time in the shop's life: that takes a while of the real clock. */
async function popupComes(page: Page, name: 'banner-popup' | 'banner-popup-full'): Promise<void> {
  await expect(async () => {
    await passTime(page, 6)
    await expect(popup(page)).toHaveAttribute('data-overlay', name, { timeout: 200 })
  }).toPass({ timeout: 30_000 })
}

async function noPopupComes(page: Page): Promise<void> {
  await passTime(page, 20)
  await expect(popup(page)).toHaveCount(0)
}

test('Home shows its popups one a visit, and that of every day again after 24 hours (HOM-04, OVL-21, RTE-01)', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await popupComes(page, 'banner-popup-full')
  await page.keyboard.press('Escape')
  await page.clock.runFor(2_000)
  await page.reload()
  await popupComes(page, 'banner-popup')
  await page.keyboard.press('Escape')
  await page.clock.runFor(2_000)
  await page.reload()
  await noPopupComes(page)
  await page.clock.fastForward('24:00:00')
  await page.reload()
  await popupComes(page, 'banner-popup')
})

test('banners that do not come are asked for three times more, and Home does without (HOM-01, HOM-06)', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/catalog/banners/all**', (route) => {
    asked += 1
    return route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL_ERROR', message: 'no' } })
  })
  await page.clock.install()
  // Its place has floating icons too, which ask for the same banners.
  await page.goto((await biggestCategory()).path)
  await expect(async () => {
    await page.clock.runFor(1_000)
    expect(asked).toBe(4)
  }).toPass({ timeout: 20_000 })
  await page.clock.runFor(20_000)
  await page.waitForTimeout(200)
  expect(asked).toBe(4)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('no popup comes on other pages (HOM-08)', async ({ page }) => {
  await page.clock.install()
  await page.goto('/promo')
  await noPopupComes(page)
})

test('the icons of a campaign float on Home, categories, brands and promotions alone (LAY-09)', async ({
  page,
}) => {
  await page.clock.install()
  const banners = await query<{ title: string }>(
    `(SELECT name AS title FROM catalog.promotions WHERE category = 'campaign' AND is_active AND is_display_icon_web AND start_date <= now() AND end_date > now() ORDER BY start_date DESC, id DESC LIMIT 2) UNION ALL (SELECT title FROM catalog.banners WHERE type = 'floating' AND is_active AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now()) ORDER BY position, id) LIMIT 2`,
  )
  const label = banners.map(({ title }) => title).join(', ')
  const icons = page.getByRole('complementary', { name: label, exact: true })
  const promotion = await firstSlug(
    `SELECT slug FROM catalog.promotions WHERE category = 'promo' AND is_active ORDER BY id LIMIT 1`,
  )
  for (const path of [
    '/',
    (await biggestCategory()).path,
    (await biggestBrand()).path,
    `/promotion/${promotion}`,
  ]) {
    await page.goto(path)
    await expect(icons.getByRole('link')).toHaveCount(banners.length)
  }
  const product = await productWhere('p.is_in_stock')
  for (const path of [product.path, '/promo', '/search?q=son', '/brands']) {
    await visit(page, path)
    await expect(icons).toHaveCount(0)
  }
})

test('the details of a promotion follow the address, and the address follows them (OVL-12)', async ({
  page,
}) => {
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
  const address = page.url()
  const name = (await vouchers.last().getByRole('heading').textContent()) ?? ''
  await vouchers.last().getByRole('link').click()
  const info = page.locator('dialog[data-overlay="voucher-info"]')
  await expect(info).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(info).toHaveCount(0)
  await expect(page).toHaveURL(address)
})

/** The mark of a session that has not begun; one of tomorrow names its day. */
const UPCOMING = /Sắp diễn ra|Mở bán \d/

test('the flash sale page counts down, tells what is gone, and reminds a member of what is to come (RTE-08)', async ({
  page,
}) => {
  const person = await register(page)
  await page.goto('/flash-sale')
  const clock = page.getByRole('main').getByRole('timer')
  await expect(clock).toContainText(/Kết thúc sau\s*\d\d/)
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
  await expect(
    page
      .getByRole('main')
      .getByText(/^Đã bán [\d.]+\/[\d.]+|^Sắp hết: còn|^Đã hết suất/)
      .first(),
  ).toBeVisible()

  const tabs = page.getByRole('navigation', { name: 'Các khung giờ flash sale' }).getByRole('link')
  await tabs.filter({ hasText: UPCOMING }).first().click()
  await expect(clock).toContainText(/Bắt đầu sau\s*\d\d/)
  await expect(page.getByText(/^Giá flash sale/).first()).toBeVisible()
  const reminder = page.getByRole('main').getByRole('button', { name: 'Nhắc mình khi mở bán' })
  await reminder.click()
  await expect(said(page, 'Đã đặt nhắc. Chúng mình sẽ gửi email khi mở bán.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Đã đặt nhắc' })).toBeDisabled()
  const kept = await query<{ category: string; isAhead: boolean }>(
    `SELECT p.category, r.starts_at > now() AS "isAhead" FROM alert.sale_reminders r JOIN catalog.promotions p ON p.id = r.promotion_id WHERE r.email = $1`,
    [person.email],
  )
  expect(kept).toEqual([{ category: 'flash_sale', isAhead: true }])
})

test('a visitor is asked where the reminder of a sale should go', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/flash-sale')
  const tabs = page.getByRole('navigation', { name: 'Các khung giờ flash sale' }).getByRole('link')
  await tabs.filter({ hasText: UPCOMING }).last().click()
  await page.getByRole('main').getByRole('button', { name: 'Nhắc mình khi mở bán' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhắc bạn khi mở bán' })
  await dialog.getByLabel('Email').fill('minh@')
  await dialog.getByRole('button', { name: 'Nhắc mình nhé' }).click()
  await expect(dialog.getByText('Email không chính xác')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Nhắc mình nhé' }).click()
  await expect(said(page, 'Đã đặt nhắc. Chúng mình sẽ gửi email khi mở bán.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await query('SELECT id FROM alert.sale_reminders WHERE email = $1', [email])).toHaveLength(1)
})

test('products of a buy-more voucher turn pages by links (RTE-07)', async ({ page }) => {
  await page.goto('/save-more-voucher/mua-nhieu-tiet-kiem-mat-na')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(16)
  const first = (await cards.first().getByRole('heading').textContent()) ?? ''
  await page
    .getByRole('navigation', { name: /^Các trang sản phẩm của/ })
    .getByRole('link', { name: 'Trang 2', exact: true })
    .click()
  await expect(page).toHaveURL('/save-more-voucher/mua-nhieu-tiet-kiem-mat-na?page=2')
  await expect(cards.first().getByRole('heading')).not.toHaveText(first)
  expect((await page.request.get('/save-more-voucher/mua-nhieu-tiet-kiem-mat-na?page=99')).status()).toBe(404)
})

test('a promotion whose slug begins with digits is a promotion, not a product (RTE-05)', async ({ page }) => {
  const [number] = await query<{ id: number }>('SELECT id FROM catalog.products WHERE is_active LIMIT 1')
  const slug = `${number?.id}-ngay-${Math.random().toString(36).slice(2, 10)}`
  await query(
    `INSERT INTO catalog.promotions (slug, name, category, description, more_info, scope, start_date, end_date) SELECT $1, 'Ngày hội thử nghiệm', category, description, more_info, scope, now() - interval '1 hour', now() + interval '1 hour' FROM catalog.promotions WHERE category = 'promo' ORDER BY id LIMIT 1`,
    [slug],
  )
  try {
    const answer = await page.goto(`/promotion/${slug}`)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(`/promotion/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ngày hội thử nghiệm')
  } finally {
    await query('DELETE FROM catalog.promotions WHERE slug = $1', [slug])
  }
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

test('a promotion that has its place elsewhere is led there (RTE-04)', async ({ request }) => {
  const slug = await firstSlug(`SELECT slug FROM catalog.promotions WHERE category = 'partner' LIMIT 1`)
  const answer = await request.get(`/promotion/${slug}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  // The first answer names it twice, which is the framework's doing.
  expect(new Set(answer.headers().location?.split(', '))).toEqual(new Set([`/partners-promo/${slug}`]))
})
