import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { visit } from '../arrival'
import { register } from '../member'
import { productWhere, query } from '../shop'
import { uniqueReviewText } from '../review-text'

/** A photo as a phone takes it: wide, lying on its side, with the place it was taken at. */
const cameraPhoto = (red: number) =>
  sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: { r: red, g: 120, b: 90 } } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '21/1 1/1 42/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Answers what comes before the photos. */
async function reachText(page: Page, dialog: Locator): Promise<void> {
  const goOn = dialog.getByRole('button', { name: 'Tiếp tục' })
  await dialog.locator('label').first().click()
  await goOn.click()
  for (const group of await dialog.getByRole('radiogroup').all()) {
    await group.locator('label').nth(3).click()
    await expect(group.getByRole('radio').nth(3)).toBeChecked()
  }
  await goOn.click()
  await dialog.getByRole('textbox', { name: 'Đánh giá của bạn' }).fill(uniqueReviewText())
}

test('adds, crops, describes, orders and uploads photos, through a lost network and a reload (REV-12, REV-13, REV-23)', async ({
  page,
  context,
}) => {
  const person = await register(page)
  const { path } = await productWhere("p.total_combinations BETWEEN 3 AND 6 AND p.classification = 'normal'")
  await page.goto(`${path}?review=1`)
  const dialog = page.getByRole('dialog', { name: 'Viết đánh giá' })
  await reachText(page, dialog)

  await dialog.getByRole('button', { name: 'Thêm ảnh' }).click()
  const rows = dialog.getByRole('list', { name: /Ảnh đã thêm/ }).getByRole('listitem')
  const done = dialog.getByText('Đã tải lên', { exact: true })
  await dialog
    .getByLabel('Chọn ảnh')
    .setInputFiles([
      file('mot.jpg', await cameraPhoto(200)),
      file('gia.jpg', Buffer.from('<html>no photo</html>')),
      file('hai.jpg', await cameraPhoto(20)),
    ])
  await expect(dialog.getByText('gia.jpg')).toBeVisible()
  await expect(dialog.getByText('Tệp phải có dạng png, jpg, jpeg.')).toBeVisible()
  await expect(done).toHaveCount(2)

  // By keyboard: to the right, larger, use.
  await dialog.getByRole('button', { name: 'Cắt ảnh 2' }).click()
  await dialog.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).focus()
  await page.keyboard.press('Enter')
  await expect(done).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Đưa ảnh 2 lên trước' }).click()

  // Back closes the sub-mode, not the review.
  await page.goBack()
  await dialog.getByRole('button', { name: 'Viết chú thích cho ảnh 1' }).click()
  await dialog.getByLabel('Ảnh này cho thấy điều gì?').fill('Da sau ba tuần')
  await page.goBack()
  await expect(dialog.getByText('Da sau ba tuần')).toBeVisible()

  await dialog.getByRole('button', { name: 'Cắt, sắp xếp ảnh' }).click()
  await context.setOffline(true)
  await dialog.getByLabel('Chọn ảnh').setInputFiles([file('ba.jpg', await cameraPhoto(90))])
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2)).toContainText('Mất mạng')
  await context.setOffline(false)
  await expect(done).toHaveCount(3)

  await page.reload()
  await page.goto(`${path}?review=1`)
  await dialog.getByRole('button', { name: 'Viết tiếp' }).click()
  await expect(dialog.getByText('Da sau ba tuần')).toBeVisible()
  await expect(dialog.getByText('3/5 ảnh')).toBeVisible()

  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await dialog.locator('label', { hasText: 'Sẽ mua lại' }).click()
  await dialog.getByText('Có', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Gửi đánh giá' }).click()
  await expect(dialog.getByRole('heading', { name: 'Cảm ơn bạn!' })).toBeVisible()
  const images = await query<{ url: string; description: string }>(
    'SELECT i.url, i.description FROM review.review_images i JOIN review.reviews r ON r.id = i.review_id JOIN account.users u ON u.id = r.user_id WHERE u.user_name = $1 ORDER BY i.position',
    [person.userName],
  )
  expect(images.map(({ description }) => description)).toEqual(['Da sau ba tuần', '', ''])

  // The crop is square; the others stand upright, and none says where it was taken.
  const stored = await Promise.all(
    images.map(async ({ url }) => sharp(await (await page.request.get(url)).body()).metadata()),
  )
  expect(stored.map(({ width, height }) => [width, height])).toEqual([
    [600, 600],
    [375, 600],
    [375, 600],
  ])
  expect(stored.map(({ exif }) => exif)).toEqual([undefined, undefined, undefined])
})

test('shows all photos of a product’s reviews, and each with its review', async ({ page }) => {
  const { path } = await productWhere(
    'EXISTS (SELECT FROM review.reviews r WHERE r.product_id = p.id AND r.total_images > 0 AND r.is_published)',
  )
  await visit(page, path)
  await page.getByRole('button', { name: /Xem ảnh thật từ \d+ đánh giá/ }).click()
  const wall = page.getByRole('dialog', { name: /^Ảnh thật từ đánh giá \(/ })
  await wall.getByRole('button', { name: /^Mở ảnh 1,/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Ảnh thật từ đánh giá', exact: true })
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await expect(viewer.getByText('Ảnh 1 trên')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(wall.getByRole('button', { name: /^Mở ảnh 1,/ })).toBeFocused()
  await page.goBack()
  await expect(wall).toBeHidden()
})
