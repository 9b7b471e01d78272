import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

const PAGE = '/page/help/contact-us'

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Bạn cần giúp về điều gì?').selectOption('return')
  await page.getByLabel('Mã đơn hàng').fill('NG260716A38J8')
  await page.getByLabel('Lời nhắn').fill('Son bị gãy khi mở hộp.')
  await page.getByLabel('Họ và tên').fill('Nguyễn Thị Lan')
  await page.getByLabel('Email nhận trả lời').fill(email)
}

const axe = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
  ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)

test('a message with a photo, sent without a network, arrives when it is back (HLP-09) @phone', async ({
  page,
  context,
}) => {
  await page.goto(PAGE)
  // The form's code has arrived with the place for photos.
  const files = page.locator('input[type=file]').first()
  await files.waitFor({ state: 'attached' })
  await fillIn(page, `lan-${Date.now()}@example.vn`)
  expect(await axe(page)).toEqual([])
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#c88' } })
    .jpeg()
    .toBuffer()
  await files.setInputFiles({ name: 'son.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Đã tải lên', { exact: true })).toBeVisible()
  // Nothing is lost with the page.
  await page.reload()
  await expect(page.getByText('Đã tải lên', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Lời nhắn')).toHaveValue('Son bị gãy khi mở hộp.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page.getByText('tự gửi khi có mạng lại')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/contact\/LH\w{8}-/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Yêu cầu LH\w{8}$/)
  await expect(page.getByRole('img', { name: 'Ảnh 1 của lời nhắn' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Viết thêm' }).fill('Mình ở nhà buổi chiều.')
  await page.getByRole('button', { name: 'Gửi', exact: true }).click()
  await expect(page.getByText('Mình ở nhà buổi chiều.')).toBeVisible({ timeout: 15_000 })
  expect(await axe(page)).toEqual([])
})

test.describe('without JavaScript @server', () => {
  test.use({ javaScriptEnabled: false })

  test('the form comes back with what was typed, then opens the conversation', async ({ page }) => {
    await page.goto(PAGE)
    await fillIn(page, 'lan@')
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
    await expect(page.getByText('Email không chính xác')).toBeVisible()
    await expect(page.getByLabel('Lời nhắn')).toHaveValue('Son bị gãy khi mở hộp.')
    await page.getByLabel('Email nhận trả lời').fill(`khong-js-${Date.now()}@example.vn`)
    await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
    await expect(page.getByText('Chúng mình đã nhận lời nhắn của bạn')).toBeVisible()
    await expect(page.getByText('Son bị gãy khi mở hộp.')).toBeVisible()
  })
})
