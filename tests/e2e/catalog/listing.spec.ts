import { expect, type Locator, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { biggestBrand, biggestCategory, query } from '../shop'

/** The router keeps the page one came from, out of sight. */
const listing = (page: Page) => page.locator('#san-pham').filter({ visible: true })
const count = (page: Page) => listing(page).getByRole('status').first()
const chips = (page: Page) => listing(page).getByRole('list', { name: 'Đang chọn' })
const sort = (page: Page) => listing(page).getByLabel('Sắp xếp')
const articles = (page: Page) => listing(page).getByRole('article')
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

/** Opens a listing where its links are carried out without a new document. */
async function open(page: Page, path: string) {
  await visit(page, path)
}

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: /^Lọc/ }).click()
  const sheet = page.locator('dialog[data-overlay="listing-filters"]')
  await expect(sheet.getByRole('group').first()).toBeVisible()
  return sheet
}

/** One facet, opened: in the sheet on a phone, beside the products on a desktop. */
async function facet(page: Page, isMobile: boolean, name: string): Promise<Locator> {
  const place = isMobile ? await openSheet(page) : page.locator('#bo-loc').filter({ visible: true })
  const group = place.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) })
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
  return group
}

/** Narrows by the first choice of a facet, and says which that was and how many products it promised. */
async function narrow(page: Page, isMobile: boolean, name: string) {
  const group = await facet(page, isMobile, name)
  const option = group
    .locator('li')
    .getByRole(isMobile ? 'button' : 'link')
    .first()
  const [, label = '', total = ''] = /^(.*?)\s*([\d.]+)$/.exec((await option.innerText()).trim()) ?? []
  await option.click()
  if (isMobile) await page.getByRole('button', { name: `Xem ${total} sản phẩm`, exact: true }).click()
  await expect(count(page)).toHaveText(`${total} sản phẩm`)
  return { label, total }
}

test('filters are chosen, shown as chips, kept by a reload, and taken back one by one (LST-01) @phone', async ({
  page,
  isMobile,
}) => {
  const category = await biggestCategory()
  await open(page, category.path)
  await expect(count(page)).toHaveText(`${category.total} sản phẩm`)
  const brand = await narrow(page, isMobile, 'Thương hiệu')
  expect(param(page, 'brands')).toMatch(/^\d+$/)
  const stars = await narrow(page, isMobile, 'Đánh giá')
  await expect(chips(page).getByRole('link')).toHaveText([brand.label, stars.label, 'Xóa tất cả'])
  await expect(articles(page)).toHaveCount(Number(stars.total))
  await sort(page).selectOption('Giá thấp đến cao')
  await expect(page).toHaveURL(/sort=cheapest/)
  if (isMobile) await expect(page.getByRole('link', { name: 'Lọc (2)' })).toBeVisible()

  await visit(page, page.url())
  await expect(chips(page).getByRole('link')).toHaveText([brand.label, stars.label, 'Xóa tất cả'])
  await expect(sort(page)).toHaveValue('cheapest')

  await chips(page)
    .getByRole('link', { name: `Bỏ ${stars.label}` })
    .click()
  await expect(count(page)).toHaveText(`${brand.total} sản phẩm`)
  expect(param(page, 'rating')).toBeNull()
  expect(param(page, 'sort')).toBe('cheapest')
  await chips(page).getByRole('link', { name: 'Xóa tất cả' }).click()
  await expect(count(page)).toHaveText(`${category.total} sản phẩm`)
  await expect(chips(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${category.path}?sort=cheapest`)
})

test('Back undoes the filters step by step, and Forward brings them again @phone-only', async ({
  page,
  isMobile,
}) => {
  const category = await biggestCategory()
  await open(page, category.path)
  const brand = await narrow(page, isMobile, 'Thương hiệu')
  const stars = await narrow(page, isMobile, 'Đánh giá')
  await sort(page).selectOption('Mới nhất')
  await expect(page).toHaveURL(/sort=newest/)

  await page.goBack()
  await expect(sort(page)).toHaveValue('')
  await expect(count(page)).toHaveText(`${stars.total} sản phẩm`)
  await page.goBack()
  await expect(chips(page).getByRole('link')).toHaveText([brand.label, 'Xóa tất cả'])
  await expect(count(page)).toHaveText(`${brand.total} sản phẩm`)
  await page.goBack()
  await expect(page).toHaveURL(category.path)
  await expect(chips(page)).toHaveCount(0)
  await expect(count(page)).toHaveText(`${category.total} sản phẩm`)
  await page.goForward()
  await expect(chips(page).getByRole('link')).toHaveText([brand.label, 'Xóa tất cả'])
})

test('prices are typed, or moved by a slider of two handles @phone', async ({ page, isMobile }) => {
  const category = await biggestCategory()
  await open(page, category.path)
  const group = await facet(page, isMobile, 'Khoảng giá')
  const low = group.getByRole('slider', { name: 'Giá thấp nhất' })
  const high = group.getByRole('slider', { name: 'Giá cao nhất' })
  await low.press('ArrowRight')
  await expect(group.getByLabel('Giá từ')).toHaveValue('10.000')
  await expect(high).toHaveAttribute('aria-valuetext', 'Không giới hạn')
  await group.getByLabel('Giá từ').fill('100.000')
  await group.getByLabel('Giá đến').fill('300k')
  await expect(high).toHaveValue('300000')
  await page.getByRole('button', { name: isMobile ? /^Xem [\d.]+ sản phẩm$/ : 'Áp dụng' }).click()
  await expect(chips(page).getByRole('link').first()).toHaveText(/^100\.000\s₫ – 300\.000\s₫$/)
  expect(param(page, 'prices')).toBe('100000,300000')
  const shown = Number.parseInt((await count(page).textContent()) ?? '')
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(category.total)
})

test('brands are found by their name without diacritics, and by letter', async ({ page, isMobile }) => {
  const category = await biggestCategory()
  const brands = await query<{ id: number; name: string }>(
    `SELECT DISTINCT b.id, b.name FROM catalog.brands b JOIN catalog.products p ON p.brand_id = b.id JOIN catalog.product_categories c ON c.product_id = p.id WHERE c.category_id = $1 AND p.is_active`,
    [category.id],
  )
  const brand = brands.find(({ name }) => name.startsWith('É')) ?? brands[0]
  if (!brand) throw new Error('the category has no brands')
  await open(page, category.path)
  const group = await facet(page, isMobile, 'Thương hiệu')
  const found = group.locator('li').getByRole(isMobile ? 'button' : 'link')
  await group.getByRole('searchbox').fill(brand.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
  await expect(found).toHaveText(new RegExp(brand.name))
  await group.getByRole('searchbox').fill('zzz')
  await expect(group.getByRole('status')).toHaveText('Không có thương hiệu nào khớp.')
  await group.getByRole('button', { name: 'Thương hiệu bắt đầu bằng E' }).click()
  await expect(group.getByRole('searchbox')).toHaveValue('')
  await expect(found).toHaveText([/^[EÉÈÊ]/])
  await found.first().click()
  if (isMobile) await page.getByRole('button', { name: /^Xem [\d.]+ sản phẩm$/ }).click()
  await expect(chips(page).getByRole('link').first()).toHaveText(brand.name)
  expect(param(page, 'brands')).toBe(String(brand.id))
})

test('the filter sheet counts while choosing, and closing it changes nothing', async ({ page }) => {
  // A narrow window of a desktop has it too.
  await page.setViewportSize({ width: 390, height: 844 })
  const category = await biggestCategory()
  await open(page, category.path)
  const sheet = await openSheet(page)
  const show = sheet.getByRole('button', { name: /^Xem / })
  await expect(show).toHaveText(`Xem ${category.total} sản phẩm`)
  const clear = sheet.getByRole('button', { name: 'Xóa tất cả' })
  await expect(clear).toBeDisabled()
  const option = sheet.locator('details').first().locator('li button').first()
  const total = /[\d.]+$/.exec((await option.innerText()).trim())?.[0] ?? ''
  await option.click()
  await expect(show).toHaveText(`Xem ${total} sản phẩm`)
  await expect(option).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('heading', { name: 'Khoảng giá' }).click()
  await sheet.getByLabel('Giá từ').fill('1')
  await sheet.getByLabel('Giá đến').fill('2')
  await expect(sheet.getByRole('button', { name: 'Không có sản phẩm nào' })).toBeDisabled()
  await clear.click()
  await expect(show).toHaveText(`Xem ${category.total} sản phẩm`)
  await option.click()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(category.path)
  await expect(chips(page)).toHaveCount(0)
})

test('a brand page stays on its brand when its products are narrowed or paged', async ({
  page,
  isMobile,
}) => {
  const brand = await biggestBrand()
  await open(page, brand.path)
  const top = () => listing(page).evaluate((section) => section.getBoundingClientRect().top)
  const isAtProducts = () => expect.poll(async () => Math.abs(await top())).toBeLessThan(300)
  await page
    .getByRole('navigation', { name: /Các trang/ })
    .getByRole('link', { name: 'Trang 2', exact: true })
    .click()
  await expect(page).toHaveURL(`${brand.path}?page=2#san-pham`)
  await isAtProducts()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  await narrow(page, isMobile, 'Danh mục')
  await isAtProducts()
  await chips(page).getByRole('link', { name: 'Xóa tất cả' }).click()
  await expect(chips(page)).toHaveCount(0)
  await isAtProducts()
})

test('a filter keeps the focus on itself and the place at the list, and Back returns to the old place', async ({
  page,
}) => {
  const category = await biggestCategory()
  await open(page, category.path)
  const group = await facet(page, false, 'Thương hiệu')
  const label = (await group.locator('li a').first().innerText()).split('\n')[0] ?? ''
  const option = () =>
    page.locator('#bo-loc').filter({ visible: true }).getByRole('link', { name: label }).first()
  await option().focus()
  await page.keyboard.press('Enter')
  await expect(chips(page).getByRole('link', { name: label })).toBeVisible()
  await expect(option()).toBeFocused()
  await expect(option()).toHaveAttribute('aria-current', 'true')
  const top = () => listing(page).evaluate((section) => section.getBoundingClientRect().top)
  await page.evaluate(() => window.scrollBy(0, 900))
  const before = await page.evaluate(() => window.scrollY)
  expect(await top()).toBeLessThan(0)
  await (await facet(page, false, 'Đánh giá')).locator('li a').first().click()
  await expect(page).toHaveURL(/rating=/)
  await expect.poll(top).toBeGreaterThan(0)
  expect(await top()).toBeLessThan(200)
  await page.goBack()
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(5)
})

test('a listing narrowed to nothing says so and offers a way on', async ({ page }) => {
  const category = await biggestCategory()
  await open(page, `${category.path}?prices=1,2`)
  await expect(page.getByRole('heading', { name: 'Chưa có sản phẩm nào khớp' })).toBeVisible()
  await page.getByRole('link', { name: 'Xóa tất cả lựa chọn' }).click()
  await expect(page).toHaveURL(category.path)
  await expect(articles(page)).toHaveCount(16)
})

test('sorting follows the prices (LST-01)', async ({ page }) => {
  const category = await biggestCategory()
  await open(page, category.path)
  await sort(page).selectOption('Giá cao đến thấp')
  await expect(page).toHaveURL(`${category.path}?sort=expensive`)
  const [dearest] = await query<{ name: string }>(
    `SELECT p.name FROM catalog.products p JOIN catalog.product_categories c ON c.product_id = p.id JOIN catalog.combinations o ON o.id = p.default_combination_id WHERE c.category_id = $1 AND p.is_active ORDER BY p.is_in_stock DESC, o.price_after_discount DESC LIMIT 1`,
    [category.id],
  )
  await expect(articles(page).first()).toContainText(dearest?.name ?? '-')
})

test('the pager shows three pages at either end and five between, with an ellipsis for what is left out (LST-28)', async ({
  page,
}) => {
  const category = await biggestCategory()
  const last = Math.ceil(category.total / 16)
  const middle = Math.floor(last / 2)
  const numbers = async (number: number) => {
    await page.goto(number === 1 ? category.path : `${category.path}?page=${number}`)
    const texts = await page
      .getByRole('navigation', { name: /Các trang/ })
      .locator('li')
      .allTextContents()
    return texts.filter(Boolean).map((text) => (text === '…' ? text : Number(text)))
  }
  expect(last).toBeGreaterThan(10)
  expect(await numbers(1)).toEqual([1, 2, 3, '…', last])
  expect(await numbers(middle)).toEqual([
    ...[1, '…', middle - 2, middle - 1, middle, middle + 1, middle + 2, '…', last],
  ])
  expect(await numbers(last)).toEqual([1, '…', last - 2, last - 1, last])
})

test('the pages of a narrowed listing keep its filters, and Back returns to the first', async ({ page }) => {
  const category = await biggestCategory()
  await open(page, `${category.path}?products=available_stock&sort=aToZ`)
  const first = (await articles(page).first().textContent()) ?? ''
  const pager = page.getByRole('navigation', { name: /Các trang/ })
  await pager.getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(page).toHaveURL(`${category.path}?products=available_stock&sort=aToZ&page=2`)
  await expect(pager.getByRole('link', { name: 'Trang 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(articles(page).first()).not.toHaveText(first)
  await page.goBack()
  await expect(page).toHaveURL(`${category.path}?products=available_stock&sort=aToZ`)
  await expect(articles(page).first()).toHaveText(first)
})

test('wrong values in an address are ignored, the rest is kept', async ({ page }) => {
  const category = await biggestCategory()
  const [brand] = await query<{ id: number; name: string }>(
    `SELECT b.id, b.name FROM catalog.brands b JOIN catalog.products p ON p.brand_id = b.id JOIN catalog.product_categories c ON c.product_id = p.id WHERE c.category_id = $1 AND p.is_active GROUP BY b.id ORDER BY count(*) DESC, b.id LIMIT 1`,
    [category.id],
  )
  const answer = await page.goto(
    `${category.path}?brands=abc,${brand?.id}&prices=x&rating=9&sort=nope&page=-1&skip=foo&limit=99999`,
  )
  expect(answer?.status()).toBe(200)
  await expect(chips(page).getByRole('link')).toHaveText([brand?.name ?? '-', 'Xóa tất cả'])
  await expect(sort(page)).toHaveValue('')
  await expect(articles(page).first()).toBeVisible()
})

test('no address of a listing breaks the shop', async ({ request }) => {
  const { path } = await biggestCategory()
  const queries = [
    'brands=%00',
    'brands=99999999999999999999&category=-1&tags=1e9',
    'prices=500000,100000',
    'prices=99999999999,1,2',
    'sort=cheapest&sort=newest',
    'sort=__proto__',
    'page=0&sort=newest',
    'page=999999&sort=newest',
    'skip=2147483647&limit=100',
    'q=%25%27%22%3B--&sort=sale',
    'q=%F0%9F%92%84',
    `brands=${Array.from({ length: 300 }, (_, id) => id + 1).join(',')}`,
    'products=toString&rating=0,6,five&is_sale=maybe&origins=,,,',
  ]
  for (const text of queries)
    expect([text, (await request.get(`${path}?${text}`)).status()]).toEqual([text, 200])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, prices, order and chips are links and plain forms @phone', async ({ page, isMobile }) => {
    const category = await biggestCategory()
    const rail = page.locator('#bo-loc')
    const showFilters = async () => {
      if (isMobile) await page.getByRole('link', { name: /^Lọc/ }).click()
      await expect(rail).toBeVisible()
    }
    await page.goto(category.path)
    await showFilters()
    const brands = rail
      .locator('details')
      .filter({ has: page.getByRole('heading', { name: 'Thương hiệu', exact: true }) })
    await brands.locator('li').getByRole('link').first().click()
    await expect(page).toHaveURL(/\?brands=\d+$/)
    await showFilters()
    await rail.getByLabel('Giá từ').fill('50.000 ₫')
    await rail.getByRole('button', { name: 'Áp dụng' }).click()
    await expect(chips(page).getByRole('link')).toHaveCount(3)
    await sort(page).selectOption('Giá thấp đến cao')
    await listing(page).getByRole('button', { name: 'Sắp xếp' }).click()
    await expect(page).toHaveURL(/sort=cheapest/)
    await expect(sort(page)).toHaveValue('cheapest')
    await expect(chips(page).getByRole('link')).toHaveCount(3)
    await expect(articles(page).first()).toBeVisible()
    await chips(page).getByRole('link', { name: 'Xóa tất cả' }).click()
    await expect(page).toHaveURL(`${category.path}?sort=cheapest`)
  })

  test('a narrowed listing can be paged through', async ({ page }) => {
    await page.goto('/sale?sort=cheapest')
    await page
      .getByRole('navigation', { name: /Các trang/ })
      .getByRole('link', { name: 'Trang 2', exact: true })
      .click()
    await expect(page).toHaveURL('/sale?sort=cheapest&page=2')
    await expect(articles(page)).toHaveCount(16)
  })
})

/** Promotions by kind, one that is on and has products. */
const PROMOTION = (kind: string) =>
  `(SELECT slug FROM catalog.promotions WHERE category = '${kind}' AND start_date <= now() AND end_date > now() ORDER BY id LIMIT 1)`

test('every listing of the shop has a name and products (RTE-03, RTE-22 to RTE-24, RTE-34)', async ({
  page,
}) => {
  const [slugs] = await query<{ sale: string; deals: string; weekly: string; tag: string; country: string }>(
    `SELECT ${PROMOTION('sale')} AS sale, ${PROMOTION('deals')} AS deals, ${PROMOTION('weekly_highlight')} AS weekly, (SELECT slug FROM catalog.tags WHERE kind = 'concern' AND is_show_in_search ORDER BY id LIMIT 1) AS tag, (SELECT slug FROM catalog.tags WHERE kind = 'country' ORDER BY id LIMIT 1) AS country`,
  )
  if (!slugs) throw new Error('the demo shop has no promotions')
  const category = await biggestCategory()
  const paths = [
    '/sale',
    '/new-arrivals',
    '/just-arrived',
    '/best-seller',
    `/tag/${slugs.tag}`,
    `/tag/${slugs.country}`,
    `/sale/${slugs.sale}`,
    `/deals/${slugs.deals}`,
    `/weekly-highlight/${slugs.weekly}`,
    `/promo${category.path}`,
    (await biggestBrand()).path,
  ]
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect([path, answer?.status()]).toEqual([path, 200])
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect([
      path,
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ]).toEqual([path, true])
  }
})

test('a missing listing answers 404, narrowed or not, and so does a page past the end', async ({
  request,
}) => {
  const category = await biggestCategory()
  const paths = [
    '/sale/khong-co',
    '/deals/khong-co',
    '/weekly-highlight/khong-co',
    '/tag/khong-co',
    '/promo/999999-khong-co',
    '/999999-khong-co',
    '/brand/999999_khong-co',
    '/best-seller?category=999999',
    '/tag/khong-co?sort=cheapest',
    '/999999-khong-co?brands=1',
    `${category.path}?page=${Math.ceil(category.total / 16) + 1}`,
    '/sale?page=999',
  ]
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})

test('an old name leads to the new one with its filters', async ({ request }) => {
  const category = await biggestCategory()
  for (const [text, normal] of [
    ['', ''],
    ['?brands=1&sort=cheapest', '?brands=1&sort=cheapest'],
    ['?sort=cheapest&brands=1&utm_source=a', '?brands=1&sort=cheapest&utm_source=a'],
  ] as const) {
    const answer = await request.get(`/${category.id}-ten-cu${text}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    // A page made for this very question says so twice.
    const places = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location')
    expect(new Set(places.map(({ value }) => new URL(value, 'http://shop').href))).toEqual(
      new Set([`http://shop${category.path}${normal}`]),
    )
  }
})

test('search engines keep plain pages, and are led from narrowed ones to them', async ({ request }) => {
  const { path } = await biggestCategory()
  const headOf = async (address: string) => {
    const html = await (await request.get(address)).text()
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
    return {
      robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
      canonical: canonical.replace(/^https?:\/\/[^/]+/, ''),
    }
  }
  expect(await headOf(path)).toEqual({ robots: null, canonical: path })
  expect(await headOf(`${path}?page=2`)).toEqual({ robots: null, canonical: `${path}?page=2` })
  for (const text of ['brands=1', 'sort=cheapest', 'prices=1,2', 'sort=cheapest&page=2'])
    expect(await headOf(`${path}?${text}`)).toEqual({ robots: 'noindex, follow', canonical: path })
  expect(await headOf('/sale?sort=cheapest')).toEqual({ robots: 'noindex, follow', canonical: '/sale' })
  expect(await headOf('/search?q=son')).toMatchObject({ robots: 'noindex, follow' })
})

test('best sellers page in place, twenty a page, and keep the page on return (DEC-18, LST-30, LST-31)', async ({
  page,
}) => {
  await open(page, '/best-seller')
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(20)
  const first = (await cards.first().getByRole('heading').textContent()) ?? ''
  const pager = page.getByRole('navigation', { name: /Các trang/ })
  // The goods above it are laid out when they come near, which moves it once.
  await pager.scrollIntoViewIfNeeded()
  await pager.getByRole('link', { name: 'Trang 2', exact: true }).click()
  await expect(cards.first().getByRole('heading')).not.toHaveText(first)
  await expect(cards).toHaveCount(20)
  await expect(page).toHaveURL('/best-seller')
  const second = (await cards.first().getByRole('heading').textContent()) ?? ''
  await cards.first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await page.goBack()
  await expect(cards.first().getByRole('heading')).toHaveText(second)

  const category = await biggestCategory()
  await page
    .getByRole('navigation', { name: 'Bán chạy theo danh mục' })
    .getByRole('link', { name: category.name, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${category.name} bán chạy nhất`)
  await expect(pager.getByRole('link', { name: 'Trang 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('brands stand from A to Z, every one of them, and letters lead to theirs (LST-33)', async ({ page }) => {
  const brands = await query<{ name: string }>('SELECT name FROM catalog.brands WHERE product_count > 0')
  await page.goto('/brands')
  const main = page.getByRole('main')
  await expect(main.locator('section li').getByRole('link')).toHaveCount(brands.length)
  const letters = main.getByRole('navigation', { name: 'Đến chữ cái' }).getByRole('link')
  const names = await letters.allTextContents()
  expect(names.filter((name) => name !== '#')).toEqual(names.filter((name) => name !== '#').toSorted())
  await letters.last().click()
  await expect(main.locator('section').last().getByRole('heading')).toBeInViewport()
  const { path, name } = await biggestBrand()
  await main.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await expect(page).toHaveURL(path)
})

test('all categories stand on one page', async ({ page }) => {
  const category = await biggestCategory()
  await page.goto('/categories')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tất cả danh mục')
  const [leaf] = await query<{ name: string }>(
    'SELECT name FROM catalog.categories WHERE level = 3 AND product_count > 0 ORDER BY id LIMIT 1',
  )
  await expect(
    page.getByRole('main').getByRole('link', { name: leaf?.name ?? '-', exact: true }),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: `Tất cả ${category.name}`, exact: true })
    .click()
  await expect(page).toHaveURL(category.path)
})
