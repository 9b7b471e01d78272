import { expect, type Locator, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { biggestCategory, productWhere, query } from '../shop'

/** What a page logs as an error fails the test: a broken picture, a hydration mismatch, an exception. */
test.beforeEach(({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().includes('404') && faults.push(message.text()),
  )
  Object.assign(page, { faults })
})
test.afterEach(({ page }) => {
  expect((page as Page & { faults: string[] }).faults).toEqual([])
})

const hasNoSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('from home through a category to a product and back, keeping the place (GEN-03, RTE-35) @phone', async ({
  page,
}) => {
  await page.goto('/')
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  const category = await biggestCategory()
  await page.getByRole('main').getByRole('link', { name: category.name }).first().click()
  await expect(page).toHaveURL(category.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
  const card = page.getByRole('main').getByRole('article').nth(9)
  await card.scrollIntoViewIfNeeded()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const before = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await hasNoSidewaysScroll(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(category.path)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200)
})

test('what is far below is laid out when it comes near, and the page stays about as long (decision 98) @phone', async ({
  page,
}) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Ảnh thật, cảm nhận thật' })
  const footer = page.getByRole('contentinfo')
  const isLaidOut = (part: Locator) =>
    part
      .locator(':scope > :first-child')
      .evaluate((inner) => inner.checkVisibility({ contentVisibilityAuto: true }))
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect([await isLaidOut(row), await isLaidOut(footer)]).toEqual([false, false])
  const guessed = await height()
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport()
  await footer.scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(footer)).toBe(true)
  expect(Math.abs((await height()) / guessed - 1)).toBeLessThan(0.1)
})

test('the pager turns pages by links and ends where the list ends @phone', async ({ page, isMobile }) => {
  // A phone's pager has no room for the outermost arrows; the first and the last number stand in its row.
  const [backwards, forwards] = isMobile
    ? [['Trang trước'], ['Trang sau']]
    : [
        ['Trang đầu', 'Trang trước'],
        ['Trang sau', 'Trang cuối'],
      ]
  const category = await biggestCategory()
  const last = Math.ceil(category.total / 16)
  await page.goto(category.path)
  const pager = page.getByRole('navigation', { name: /Các trang/ })
  for (const name of backwards) await expect(pager.getByRole('link', { name })).toBeDisabled()
  await pager.getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL(`${category.path}?page=2`)
  await pager.getByRole('link', { name: `Trang ${last}`, exact: true }).click()
  await expect(page).toHaveURL(`${category.path}?page=${last}`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(category.total - (last - 1) * 16)
  for (const name of forwards) await expect(pager.getByRole('link', { name })).toBeDisabled()
})

test('choosing a shade changes picture, price and address, and the link brings it back', async ({ page }) => {
  const product = await productWhere(
    `p.is_in_stock AND (SELECT count(DISTINCT c.price) FROM catalog.combinations c WHERE c.product_id = p.id AND c.is_available) > 1`,
  )
  const combinations = await query<{ id: number; price: number }>(
    'SELECT id, price_after_discount AS price FROM catalog.combinations WHERE product_id = $1 AND is_available ORDER BY position',
    [product.id],
  )
  await visit(page, product.path)
  const radios = page.getByRole('main').getByRole('radio')
  const other = await radios.count()
  expect(other).toBeGreaterThan(1)
  const unchecked = page.getByRole('main').locator('label:has(input[type=radio]:not(:checked))').last()
  await unchecked.click()
  await expect(page).toHaveURL(/combination=\d+/)
  const chosen = Number(new URL(page.url()).searchParams.get('combination'))
  const price = combinations.find((combination) => combination.id === chosen)?.price
  if (price !== undefined) await expect(page.getByRole('main')).toContainText(price.toLocaleString('vi-VN'))
  const checked = await page
    .getByRole('main')
    .getByRole('radio', { checked: true })
    .last()
    .getAttribute('value')
  await page.reload()
  await expect(page.getByRole('main').getByRole('radio', { checked: true }).last()).toHaveValue(checked ?? '')
})

test('reviews turn pages and filter without leaving the page, and Back undoes it (PDP-04, REV-06)', async ({
  page,
}) => {
  const product = await productWhere('p.total_reviews > 40')
  await page.goto(product.path)
  const section = page.locator(`#danh-gia-${product.id}`)
  await section.scrollIntoViewIfNeeded()
  const first = await section.getByRole('article').first().textContent()
  await section.getByRole('navigation').getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${product.path}\\?page=2`))
  await expect(section.getByRole('article').first()).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${product.path}(#.*)?$`))
  await expect(section.getByRole('article').first()).toHaveText(first ?? '')

  const [counts] = await query<{ five: number }>(
    'SELECT count(*)::int AS five FROM review.reviews WHERE product_id = $1 AND is_published AND average_rating >= 5',
    [product.id],
  )
  await section.getByRole('button', { name: /^5 sao/ }).click()
  await expect(section.getByRole('article')).toHaveCount(Math.min(16, counts!.five))
  await section.getByRole('button', { name: /^5 sao/ }).click()
  await expect(section.getByRole('article').first()).toHaveText(first ?? '')
})

test('a page of reviews can be opened by its own address', async ({ page }) => {
  const product = await productWhere('p.total_reviews > 40')
  const [third] = await query<{ details: string }>(
    'SELECT details FROM review.reviews WHERE product_id = $1 AND is_published ORDER BY created_at DESC, id OFFSET 32 LIMIT 1',
    [product.id],
  )
  await page.goto(`${product.path}?page=3`)
  await expect(page.locator(`#danh-gia-${product.id}`)).toContainText(third!.details.slice(0, 30))
})

test('the quick view opens over the page, closes by Escape, click beside it and Back, and gives the focus back (OVL-06, OVL-30, OVL-31) @phone', async ({
  page,
  isMobile,
}) => {
  const category = await biggestCategory()
  await page.goto(category.path)
  const card = page.getByRole('main').getByRole('article').nth(4)
  await card.scrollIntoViewIfNeeded()
  const opener = card.getByRole('button', { name: /^Xem nhanh/ })
  const dialog = page.getByRole('dialog')
  const place = await page.evaluate(() => window.scrollY)
  const open = async () => {
    if (!isMobile) await card.hover()
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Xem chi tiết sản phẩm' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  }

  await open()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(2)

  await open()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()

  await open()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(category.path)

  await open()
  await dialog.getByRole('link', { name: 'Xem chi tiết sản phẩm' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(category.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(category.path)
})

test('a missing product answers with alternatives', async ({ page }) => {
  const [inactive] = await query<{ id: number }>(
    'SELECT id FROM catalog.products WHERE NOT is_active ORDER BY id LIMIT 1',
  )
  const response = await page.goto(`/cham-soc-da/${inactive!.id}-da-ngung-ban`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('không còn')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('viewed products appear as recently viewed', async ({ page }) => {
  const first = await productWhere('p.is_in_stock')
  const second = await productWhere(`p.is_in_stock AND p.id <> ${first.id}`)
  await page.goto(first.path)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewed-products')))
    .toContain(String(first.id))
  await page.goto(second.path)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('region', { name: 'Bạn vừa xem' }).getByText(name)).toBeVisible()
})

test('scroll to top appears after 340 px and goes up (LAY-10)', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Lên đầu trang' })
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 900))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10)
})

test('apps mode hides header and footer, also on the next page (LAY-02, RTE-51) @phone-only', async ({
  page,
}) => {
  await page.goto('/?appsmode=1')
  await expect(page.locator('[data-shop-header]:visible')).toHaveCount(0)
  await expect(page.locator('.footer:visible')).toHaveCount(0)
  await page.goto('/categories')
  await expect(page.locator('[data-shop-header]:visible')).toHaveCount(0)
  await page.goto('/?appsmode=0')
  await expect(page.locator('[data-shop-header]:visible')).not.toHaveCount(0)
})

test('the footer shows on the phone on Home only, on the desktop everywhere (LAY-05) @phone', async ({
  page,
  isMobile,
}) => {
  const footer = page.locator('.footer')
  await page.goto('/')
  await expect(footer).toBeVisible()
  await page.goto((await biggestCategory()).path)
  if (isMobile) await expect(footer).toBeHidden()
  else await expect(footer).toBeVisible()
})

test('the menu leads to categories: a drawer on the phone, panels by pointer and keyboard on the desktop @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const [top] = await query<{ name: string }>(
    'SELECT name FROM catalog.categories WHERE level = 1 ORDER BY position LIMIT 1',
  )
  const [child] = await query<{ name: string; path: string }>(
    `SELECT c.name, '/' || c.id || '-' || c.slug AS path FROM catalog.categories c JOIN catalog.categories p ON p.id = c.parent_id WHERE p.name = $1 AND c.product_count > 0 ORDER BY c.position LIMIT 1`,
    [top!.name],
  )
  if (isMobile) {
    await page.getByRole('link', { name: 'Mở danh mục' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText(top!.name, { exact: true }).click()
    await drawer.getByRole('link', { name: child!.name, exact: true }).click()
  } else {
    const menu = page.getByRole('navigation', { name: 'Danh mục chính' })
    await menu.getByRole('link', { name: top!.name, exact: true }).focus()
    await expect(menu.getByRole('link', { name: child!.name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: child!.name, exact: true })).toBeHidden()
    await menu.getByRole('link', { name: top!.name, exact: true }).hover()
    await menu.getByRole('link', { name: top!.name, exact: true }).blur()
    await page.mouse.move(0, 400)
    await menu.getByRole('link', { name: top!.name, exact: true }).hover()
    await menu.getByRole('link', { name: child!.name, exact: true }).click()
  }
  await expect(page).toHaveURL(child!.path)
})
