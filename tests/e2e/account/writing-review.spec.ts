import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { visit } from '../arrival'
import { register } from '../member'
import { productWhere, query } from '../shop'
import { uniqueReviewText } from '../review-text'

/** A product with something to choose, which no other test reviews. */
const product = () => productWhere("p.total_combinations BETWEEN 3 AND 6 AND p.classification = 'normal'")

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Viết đánh giá' })

/** What axe finds in the shown step, once nothing moves. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page })
    .include('dialog[open]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

const reviewBy = (userName: string) =>
  query<{ source: string; ratings: Record<string, number>; is_repurchase: boolean; state: string }>(
    'SELECT r.source, r.ratings, r.is_repurchase, r.state FROM review.reviews r JOIN account.users u ON u.id = r.user_id WHERE u.user_name = $1',
    [userName],
  )

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

test('writes a review by keyboard alone, and no step has a fault for axe (REV-17)', async ({ page }) => {
  const person = await register(page)
  const details = uniqueReviewText()
  const { path } = await product()
  await page.goto(`${path}?review=1`)
  const dialog = dialogOf(page)
  const goOn = dialog.getByRole('button', { name: 'Tiếp tục' })
  await expect(dialog.getByRole('heading', { name: 'Bạn đánh giá lựa chọn nào?' })).toBeVisible()
  await expect(page).not.toHaveURL(/review=1/)

  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('heading', { name: 'Bạn chấm sản phẩm thế nào?' })).toBeFocused()
  // Nothing is rated: Enter leads to the first that is missing.
  await tabTo(page, goOn)
  await page.keyboard.press('Enter')
  const groups = dialog.getByRole('radiogroup')
  const types = await groups.count()
  expect(types).toBeGreaterThan(2)
  for (let at = 0; at < types; at++) {
    await tabTo(page, groups.nth(at).getByRole('radio').first())
    await page.keyboard.press('Space')
    for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  }
  await expect(dialog.locator('[data-average]')).toHaveText('4,0')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')

  const text = dialog.getByRole('textbox', { name: 'Đánh giá của bạn' })
  await tabTo(page, text)
  await page.keyboard.insertText(details)
  await expect(dialog.getByText(/^Đủ rồi, cảm ơn bạn!/).first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await tabTo(page, goOn)
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('heading', { name: 'Câu hỏi cuối cùng' })).toBeFocused()
  await tabTo(page, dialog.getByRole('radio', { name: 'Sẽ mua lại' }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('radio', { name: 'Có', exact: true }))
  await page.keyboard.press('Space')
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('heading', { name: 'Cảm ơn bạn!' })).toBeFocused()
  await expect(page.getByText('Đánh giá của bạn đã được ghi nhận')).toBeVisible()
  expect(await faults(page)).toEqual([])
  const [review] = await reviewBy(person.userName)
  expect(review).toMatchObject({ source: 'nang-web-vn-desktop', is_repurchase: true, state: 'published' })
  expect([...new Set(Object.values(review?.ratings ?? {}))]).toEqual([4])
})

test('goes back step by step by touch, and loses nothing through a reload and a lost network (RTE-49) @phone-only', async ({
  page,
  context,
}) => {
  const person = await register(page)
  const details = uniqueReviewText()
  const { path } = await product()
  const dialog = dialogOf(page)
  const goOn = dialog.getByRole('button', { name: 'Tiếp tục' })
  const heading = (name: string) => expect(dialog.getByRole('heading', { name })).toBeVisible()
  const openByButton = async () => {
    await visit(page, path)
    await page.getByRole('main').getByRole('button', { name: 'Viết đánh giá' }).tap()
  }
  await openByButton()
  await heading('Bạn đánh giá lựa chọn nào?')
  await dialog.getByRole('radio').nth(1).tap()
  await goOn.tap()
  for (const group of await dialog.getByRole('radiogroup').all()) {
    await group.locator('label').nth(2).tap()
    await expect(group.getByRole('radio').nth(2)).toBeChecked()
  }
  await goOn.tap()
  const text = dialog.getByRole('textbox', { name: 'Đánh giá của bạn' })
  await text.fill(details)

  // Opening the page again keeps everything but the answer that it is still wanted.
  await openByButton()
  await dialog.getByRole('button', { name: 'Viết tiếp' }).tap()
  await expect(text).toHaveValue(details)

  await page.goBack()
  await heading('Bạn chấm sản phẩm thế nào?')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Xóa các sao đã chấm?' })
  await question.getByRole('button', { name: 'Giữ lại' }).tap()
  await expect(question).toBeHidden()
  await heading('Bạn chấm sản phẩm thế nào?')
  await goOn.tap()
  await expect(text).toHaveValue(details)
  await goOn.tap()
  await heading('Câu hỏi cuối cùng')
  await page.goBack()
  await expect(text).toBeVisible()
  await goOn.tap()
  await dialog.getByText('Không mua lại').tap()
  await dialog.getByText('Không', { exact: true }).tap()

  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Gửi đánh giá' }).tap()
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Đánh giá đã được lưu lại và tự gửi khi có mạng' }),
  ).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Gửi đánh giá' }).tap()
  await heading('Cảm ơn bạn!')
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(path)
  const [review] = await reviewBy(person.userName)
  expect(review).toMatchObject({ source: 'nang-web-vn-mobile', is_repurchase: false })
})
