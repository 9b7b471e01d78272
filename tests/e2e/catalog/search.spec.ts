import { expect, type Locator, type Page, test } from '@playwright/test'
import { stripDiacritics } from '@/domain/text'
import { visit } from '../arrival'
import { register } from '../member'
import { biggestBrand, productWhere, query } from '../shop'

const SUGGESTIONS = '**/api/catalog/v3/search/suggestions?*'
const CLICKS = '/api/public/search-history-clicks'

interface Search {
  /** holds the box and all it offers */
  place: Locator
  box: Locator
  options: Locator
}

/** The search of the screen: in the head of a desktop, over the whole screen on a phone. */
function searchOf(page: Page, isMobile: boolean): Search {
  const place = isMobile
    ? page.locator('dialog[data-overlay="search"]')
    : page.locator('[data-shop-header] form[role=search]')
  return { place, box: place.getByRole('combobox'), options: place.getByRole('option') }
}

/** Turns to the search of a page, by default one of no importance. */
async function openSearch(page: Page, isMobile: boolean, path = '/brands'): Promise<Search> {
  await visit(page, path)
  const search = searchOf(page, isMobile)
  if (isMobile) await page.getByRole('link', { name: 'Tìm kiếm' }).click()
  else await search.place.locator('input').click()
  await expect(search.box).toBeFocused()
  return search
}

const askedFor = (url: string) => new URL(url).searchParams.get('keyword')

/** Notes the keywords suggestions are asked for. */
function listen(page: Page): (string | null)[] {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search/suggestions')) asked.push(askedFor(request.url()))
  })
  return asked
}

/** Time stands still from now on, but for what `page.clock.runFor` lets pass. */
const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** What the shop knows of what a member chose. */
async function choicesOf(page: Page) {
  const { data } = (await (await page.request.get('/api/account/user/me')).json()) as {
    data: { id: number }
  }
  return query<{ entity_type: string; entity_id: string; keyword: string }>(
    'SELECT entity_type, entity_id, keyword FROM discovery.search_clicks WHERE user_id = $1 ORDER BY id',
    [data.id],
  )
}

test('suggestions are a list one walks through by the arrows and takes by Enter (SRC-01) @phone', async ({
  page,
  isMobile,
}) => {
  const brand = await biggestBrand()
  const { box, options } = await openSearch(page, isMobile)
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await box.pressSequentially(stripDiacritics(brand.name).toLowerCase())
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(options.first()).toHaveText(brand.name)
  const list = page.getByRole('listbox', { name: 'Gợi ý tìm kiếm' })
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '-')
  await expect(box).not.toHaveAttribute('aria-activedescendant')

  const isAt = async (option: Locator) => {
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '-')
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
  }
  await box.press('ArrowDown')
  await isAt(options.first())
  await box.press('ArrowDown')
  await isAt(options.nth(1))
  await box.press('End')
  await isAt(options.last())
  await box.press('ArrowDown')
  await isAt(options.first())
  await box.press('ArrowUp')
  await isAt(options.last())
  await box.press('Home')
  await expect(box).toBeFocused()
  await box.press('Enter')
  await expect(page).toHaveURL(brand.path)
  await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible()
  await expect(list).toHaveCount(0)
})

test('Escape puts the suggestions away and keeps what was typed @phone', async ({ page, isMobile }) => {
  const { place, box, options } = await openSearch(page, isMobile)
  await box.fill('son')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Escape')
  if (isMobile) {
    await expect(place).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Tìm kiếm' })).toBeFocused()
  } else {
    await expect(options).toHaveCount(0)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('son')
  }
  await expect(page).toHaveURL('/brands')
})

test('an answer that comes late does not replace a newer one', async ({ page, isMobile }) => {
  const brand = await biggestBrand()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SUGGESTIONS, async (route) => {
    if (askedFor(route.request().url()) === 'son') await held
    // The browser may have given up on it.
    await route.continue().catch(() => undefined)
  })
  const { box, options } = await openSearch(page, isMobile)
  const first = page.waitForRequest((request) => askedFor(request.url()) === 'son')
  await box.fill('son')
  await first
  await box.fill(brand.name)
  await expect(options.first()).toHaveText(brand.name)
  release()
  // Nothing reports an answer that the page gave up on.
  await page.waitForTimeout(400)
  await expect(options.first()).toHaveText(brand.name)
})

test('one who types fast asks once', async ({ page, isMobile }) => {
  await page.clock.install()
  const asked = listen(page)
  const { box, options } = await openSearch(page, isMobile)
  await holdTime(page)
  await box.pressSequentially('kem duong')
  await page.clock.runFor(200)
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await expect(options.first()).toBeVisible()
  expect(asked).toEqual(['kem duong'])
})

test('a word that is still being composed is not searched for', async ({ page, isMobile }) => {
  await page.clock.install()
  const asked = listen(page)
  const { box, options } = await openSearch(page, isMobile)
  const browser = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await holdTime(page)
  for (const text of ['k', 'ke', 'kem']) await compose(text)
  await expect(box).toHaveValue('kem')
  await page.clock.runFor(500)
  expect(asked).toEqual([])
  await box.evaluate((input: HTMLInputElement) => input.form?.requestSubmit())
  await expect(page).toHaveURL('/brands')

  await browser.send('Input.insertText', { text: 'kẽm' })
  await expect(box).toHaveValue('kẽm')
  await page.clock.runFor(300)
  await expect(options.first()).toBeVisible()
  // Half a word would have been another keyword.
  expect(asked).toEqual(['kem'])
  await box.press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('kẽm')}`)
})

test('the empty box offers trending words and concerns (SRC-04, SRC-11) @phone', async ({
  page,
  isMobile,
}) => {
  const concerns = await query<{ name: string; slug: string }>(
    `SELECT name, slug FROM catalog.tags WHERE kind = 'concern' AND is_show_in_search`,
  )
  const { place } = await openSearch(page, isMobile)
  await expect(place.getByRole('region', { name: 'Đang được tìm nhiều' }).getByRole('link')).toHaveCount(5)
  const tags = place.getByRole('region', { name: 'Bạn đang quan tâm điều gì?' }).getByRole('link')
  await expect(tags).toHaveCount(Math.min(20, concerns.length))
  await expect(place.getByRole('tab')).toHaveText(['Độc quyền', 'Thịnh hành'])
  await expect(place.getByRole('region', { name: 'Bán chạy nhất' }).getByRole('listitem')).toHaveCount(6)

  const name = await tags.first().textContent()
  await tags.first().click()
  await expect(page).toHaveURL(`/tag/${concerns.find((tag) => tag.name === name)?.slug ?? '-'}`)
  await expect(place.getByRole('region')).toHaveCount(0)
})

test('Enter and the button lead to the results of what stands in the box (RTE-25) @phone', async ({
  page,
  isMobile,
}) => {
  const { place, box } = await openSearch(page, isMobile)
  await box.fill('  mặt   nạ ')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=m%E1%BA%B7t+n%E1%BA%A1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kết quả cho “mặt nạ”')
  if (isMobile) await page.getByRole('link', { name: 'Tìm kiếm' }).click()
  await expect(box).toHaveValue(/mặt\s+nạ/)
  await box.fill('toner')
  await place.getByRole('button', { name: 'Tìm', exact: true }).click()
  await expect(page).toHaveURL('/search?q=toner')
})

test('a trending word leads to its results', async ({ page, isMobile }) => {
  const { place } = await openSearch(page, isMobile)
  const word = place.getByRole('region', { name: 'Đang được tìm nhiều' }).getByRole('link').first()
  // The link shows it with a capital, and searches for it as it was typed.
  const keyword = new URL((await word.getAttribute('href')) ?? '', page.url()).searchParams.get('q') ?? ''
  await expect(word).toHaveText(new RegExp(`^${keyword}$`, 'i'))
  await word.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kết quả cho “${keyword}”`)
  expect(new URL(page.url()).searchParams.get('q')).toBe(keyword)
})

const recent = ({ place }: Search) => place.getByRole('region', { name: 'Tìm kiếm gần đây' })

/** Carries out a search by its address, and waits until the shop knows of it. */
async function searchFor(page: Page, keyword: string) {
  const reported = page.waitForResponse((answer) => answer.url().endsWith(CLICKS))
  await page.goto(`/search?q=${encodeURIComponent(keyword)}`)
  await reported
}

test('what was searched for comes back, can be taken away one by one, and all at once @phone', async ({
  page,
  isMobile,
}) => {
  for (const keyword of ['mặt nạ', 'toner', 'Mat Na', 'son tint']) await searchFor(page, keyword)
  const search = await openSearch(page, isMobile)
  await expect(recent(search).getByRole('link')).toHaveText(['son tint', 'Mat Na', 'toner'])
  await search.place.getByRole('button', { name: 'Xóa “Mat Na” khỏi tìm kiếm gần đây' }).click()
  await expect(recent(search).getByRole('link')).toHaveText(['son tint', 'toner'])

  const again = await openSearch(page, isMobile)
  await expect(recent(again).getByRole('link')).toHaveText(['son tint', 'toner'])
  await recent(again).getByRole('button', { name: 'Xóa tất cả' }).click()
  await expect(recent(again)).toHaveCount(0)
  expect(await page.evaluate(() => window.localStorage.getItem('nang_searches'))).toBeNull()
})

test('a member finds the same searches in another browser', async ({ page, isMobile }) => {
  await register(page)
  const kept = async () => {
    const answer = await page.request.get('/api/public/search-history-keywords')
    return ((await answer.json()) as { data: { keyword: string }[] }).data.map(({ keyword }) => keyword)
  }
  await searchFor(page, 'toner')
  await searchFor(page, 'mặt nạ')
  expect(await kept()).toEqual(['mặt nạ', 'toner'])
  // Nothing of a member's stays behind for the next one at this browser.
  expect(await page.evaluate(() => window.localStorage.getItem('nang_searches'))).toBeNull()

  const search = await openSearch(page, isMobile)
  await expect(recent(search).getByRole('link')).toHaveText(['mặt nạ', 'toner'])
  await search.place.getByRole('button', { name: /^Xóa “toner”/ }).click()
  await expect(recent(search).getByRole('link')).toHaveText(['mặt nạ'])
  await expect.poll(kept).toEqual(['mặt nạ'])
  await recent(search).getByRole('button', { name: 'Xóa tất cả' }).click()
  await expect.poll(kept).toEqual([])
})

test('the shop records what is chosen: a suggestion, then a result (SRC-10)', async ({ page, isMobile }) => {
  await register(page)
  const product = await productWhere('p.is_in_stock')
  const brand = await biggestBrand()
  const [named] = await query<{ name: string }>('SELECT name FROM catalog.products WHERE id = $1', [
    product.id,
  ])
  const { box, options } = await openSearch(page, isMobile)
  await box.fill(brand.name)
  await options.first().click()
  await expect(page).toHaveURL(brand.path)

  await visit(page, `/search?q=${encodeURIComponent(named?.name ?? '')}`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(product.path)
  await expect
    .poll(() => choicesOf(page))
    .toEqual([
      { entity_type: 'brand', entity_id: String(brand.id), keyword: brand.name },
      { entity_type: 'product', entity_id: String(product.id), keyword: named?.name },
    ])
})

test('the same is found with and without diacritics', async ({ page }) => {
  const found = async (keyword: string) => {
    await page.goto(`/search?q=${encodeURIComponent(keyword)}`)
    const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
    return [await page.locator('[data-results]').getAttribute('data-results'), ...names]
  }
  const written = await found('kem chống nắng')
  expect(Number(written[0])).toBeGreaterThan(16)
  expect(written[1]).toContain('Chống Nắng')
  expect(await found('kem chong nang')).toEqual(written)
  expect(await found('KEM CHỐNG NẮNG'.normalize('NFD'))).toEqual(written)
})

test('a misspelt word is understood, and the page says as what', async ({ page }) => {
  await page.goto('/search?q=kem+chong+nagn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kết quả cho “kem chong nagn”')
  await expect(page.getByText(/Đang hiện kết quả cho “kem chong nang”/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Chống Nắng')
  await expect(
    page
      .getByRole('navigation', { name: /khớp với/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
})

test('a search that finds nothing leads on to categories and best sellers', async ({ page }) => {
  await page.goto('/search?q=zzqxwv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chưa tìm thấy “zzqxwv”')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('zzqxwv')
  await expect(page.getByRole('heading', { name: 'Sản phẩm bán chạy' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
  const categories = page.getByRole('navigation', { name: 'Xem theo danh mục' }).getByRole('link')
  const name = (await categories.first().textContent()) ?? ''
  await categories.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('what is typed is shown as it is, whatever it is', async ({ page }) => {
  const keyword = "<img src=x onerror=alert(1)> “100%” & 'son'"
  await page.goto(`/search?q=${encodeURIComponent(keyword)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${keyword}”`)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('a price in the keyword is the filter, and goes with its chip', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('son dưới 200k')}`)
  const total = Number(await page.locator('[data-results]').getAttribute('data-results'))
  await expect(page.getByText('Đã lọc giá theo “dưới 200k” bạn gõ.')).toBeVisible()
  await page
    .getByRole('list', { name: 'Đang chọn' })
    .getByRole('link', { name: /200\.000/ })
    .click()
  await expect(page).toHaveURL('/search?q=son')
  expect(Number(await page.locator('[data-results]').getAttribute('data-results'))).toBeGreaterThan(total)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a plain form @phone', async ({ page, isMobile }) => {
    await page.goto('/brands')
    if (isMobile) await page.getByRole('link', { name: 'Tìm kiếm' }).click()
    const main = page.getByRole('main')
    if (isMobile) await expect(page).toHaveURL('/search')
    const form = isMobile ? main.getByRole('search') : page.locator('[data-shop-header]').getByRole('search')
    await form.getByRole('searchbox').fill('kem chống nắng')
    await form.getByRole('button', { name: 'Tìm' }).click()
    await expect(page).toHaveURL(/\/search\?q=kem/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kết quả cho “kem chống nắng”')
    await expect(main.getByRole('article')).toHaveCount(16)
  })

  test('the page one searches from offers what others look for @phone-only', async ({ page }) => {
    await page.goto('/search')
    const main = page.getByRole('main')
    await main.getByRole('region', { name: 'Đang được tìm nhiều' }).getByRole('link').first().click()
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Kết quả cho')
    await expect(main.getByRole('article').first()).toBeVisible()
  })
})
