import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { register } from '../member'
import { productWhere, query } from '../shop'

/** A product with reviews of several skin types, photos and votes. */
const reviewed = () =>
  productWhere(
    'p.id = (SELECT product_id FROM review.reviews WHERE is_published AND total_likes > 0 GROUP BY product_id ORDER BY count(*) DESC, product_id LIMIT 1)',
  )

const votesOf = async (id: string) =>
  (await query<{ total_likes: number }>('SELECT total_likes FROM review.reviews WHERE id = $1', [id]))[0]
    ?.total_likes

const section = (page: Page, id: number) => page.locator(`#danh-gia-${id}`)

test('narrows and searches reviews, votes after the sign-in, and takes the vote back', async ({ page }) => {
  const { id, path } = await reviewed()
  await page.goto(path)
  const reviews = section(page, id)
  await reviews.scrollIntoViewIfNeeded()
  await expect(reviews.getByText(/% khuyên dùng/)).toBeVisible()
  const sort = reviews.getByRole('combobox', { name: 'Sắp xếp' })
  await sort.selectOption('Điểm thấp nhất')
  await expect(page).toHaveURL(/reviews_sort=lowest/)
  await reviews.getByRole('combobox', { name: 'Loại da' }).selectOption({ index: 1 })
  await expect(reviews.getByText(/đánh giá phù hợp/)).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/reviews_skin/)
  await page.goBack()
  await expect(sort).toHaveValue('')
  const { violations } = await new AxeBuilder({ page }).include(`#danh-gia-${id}`).analyze()
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.target.join(' ')}`)).toEqual([])

  const reviewId = (await reviews.locator('button[data-like]').first().getAttribute('data-like')) ?? ''
  // Other tests write reviews, which then come first.
  const like = reviews.locator(`button[data-like="${reviewId}"]`).first()
  const before = (await votesOf(reviewId)) ?? 0
  await like.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Signed in elsewhere, and back on the page: the pending vote is given.
  await register(page)
  await page.reload()
  await reviews.scrollIntoViewIfNeeded()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => votesOf(reviewId)).toBe(before + 1)
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => votesOf(reviewId)).toBe(before)
})

test('reports a review with a reason', async ({ page }) => {
  const { id, path } = await reviewed()
  await register(page)
  await page.goto(path)
  const report = section(page, id).locator('button[data-report]').last()
  await report.scrollIntoViewIfNeeded()
  await report.click()
  const dialog = page.getByRole('dialog', { name: 'Báo cáo đánh giá' })
  await dialog.getByRole('button', { name: 'Gửi báo cáo' }).click()
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Bạn chọn một lý do nhé.')
  await dialog.getByRole('radio', { name: 'Quảng cáo hoặc spam' }).check()
  await dialog.getByRole('button', { name: 'Gửi báo cáo' }).click()
  await expect(dialog).toBeHidden()
  const reviewId = await report.getAttribute('data-report')
  await expect
    .poll(
      async () => (await query('SELECT FROM review.review_reports WHERE review_id = $1', [reviewId])).length,
    )
    .toBeGreaterThan(0)
})
