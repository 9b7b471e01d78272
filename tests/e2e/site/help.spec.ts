import { expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { goodsOf, memberWith, place, putIn } from '../buyer'

const ARTICLE = '/page/help/giao-nhan/302-phi-giao-hang'

const yes = (page: Page) => page.getByRole('button', { name: /^Có/ })

test('finds an article without accents, and takes a vote and its undoing (HLP-07) @phone-only', async ({
  page,
}) => {
  await page.goto('/page/help')
  await page.getByRole('searchbox', { name: 'Tìm trong trợ giúp' }).fill('phi ship')
  await page.getByRole('searchbox', { name: 'Tìm trong trợ giúp' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kết quả cho “phi ship”' })).toBeVisible()
  await page.getByRole('link', { name: /Phí giao hàng là bao nhiêu/ }).click()
  await expect(page).toHaveURL(ARTICLE)
  await yes(page).click()
  await expect(page.getByText('Cảm ơn bạn! Bấm lần nữa nếu bạn muốn bỏ bình chọn.')).toBeVisible()
  // The vote is the visitor's, not the page's.
  await page.reload()
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true')
  await yes(page).click()
  await expect(page.getByText('Đã bỏ bình chọn.')).toBeVisible()
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'false')
})

test('keeps a vote without network, says so, and sends it when it is back', async ({ page, context }) => {
  await page.goto(ARTICLE)
  await yes(page).scrollIntoViewIfNeeded()
  await context.setOffline(true)
  await yes(page).click()
  await expect(page.getByText(/Chúng mình giữ bình chọn này và gửi khi có mạng/)).toBeVisible()
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/likes') && answer.request().method() === 'POST',
  )
  await context.setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the help centre is searched and read (HLP-08, RTE-19, RTE-52) @server', async ({ page }) => {
    await page.goto('/page/help')
    await page.getByRole('searchbox', { name: 'Tìm trong trợ giúp' }).fill('doi tra')
    await page.getByRole('main').getByRole('button', { name: 'Tìm', exact: true }).click()
    await expect(page).toHaveURL(/\/page\/help\/search\?keyword=doi\+tra$/)
    await page.locator('[data-results] a').first().click()
    await expect(page.getByRole('article')).toBeVisible()
    await page.goto(ARTICLE)
    const contents = page.getByRole('navigation', { name: 'Trong bài này' })
    await contents.getByRole('link', { name: 'Chọn giao nhanh thì sao?' }).click()
    await expect(page).toHaveURL(/#[a-z-]+$/)
    await expect(page.getByText('Bạn có góp ý về bài viết?')).toBeVisible()
  })
})

test('answers what is elsewhere or missing as crawlers expect @server', async ({ request }) => {
  const answers = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location ?? null]
  }
  expect(await answers('/page/help/uu-dai/302-ten-cu')).toEqual([308, ARTICLE])
  expect(await answers('/page/help/3-ten-cu')).toEqual([308, '/page/help/3-giao-nhan'])
  const missing = await request.get('/page/help/giao-nhan/9999-khong-co')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain(ARTICLE)
  const html = await (await request.get(ARTICLE)).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/page\/help\/giao-nhan\/302-phi-giao-hang"/)
  for (const kind of ['Article', 'BreadcrumbList']) expect(html).toContain(`"@type":"${kind}"`)
  expect(await (await request.get('/page/help/giao-nhan/309-hoi-nhanh-ve-giao-hang')).text()).toContain(
    '"@type":"FAQPage"',
  )
})

test('explains a term over the page it is on', async ({ page, isMobile }) => {
  await putIn(page, await goodsOf(21, isMobile))
  await visit(page, '/order')
  await page.getByRole('link', { name: 'Trợ giúp: dùng mã giảm giá' }).click()
  const dialog = page.getByRole('dialog', { name: 'Một đơn dùng được mấy mã giảm giá?' })
  await expect(dialog.getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/order')
})

test('answers a member’s question with the latest order', async ({ page, isMobile }) => {
  await memberWith(page, await goodsOf(9, isMobile))
  const { reference_code: reference } = await place(page)
  await page.goto('/page/help/giao-nhan/303-theo-doi-don-hang')
  const order = page.getByRole('region', { name: 'Đơn hàng gần nhất của bạn' })
  await expect(order.getByText(`Đơn ${reference}`)).toBeVisible()
  await expect(order.getByText('Chờ xác nhận đơn COD')).toBeVisible()
})
