import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { visit } from '../arrival'

/** The photobooth on a tablet in the store and on the shopper's phone, with Chromium's fake camera. */

test.use({
  viewport: { width: 820, height: 1180 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
  },
})

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
}

test('a photo goes from the tablet to a phone, and the tablet forgets it (PHB-01 to PHB-05, RTE-42, RTE-43, LAY-01) @server', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  await visit(page, '/photobooth/store/3?kiosk=1')
  await expect(page).toHaveURL('/photobooth/store/hang-bong?kiosk=1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nàng Hà Nội')
  await expect(page.locator('[data-shop-header], [data-shop-footer]')).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Bắt đầu chụp' }).click()

  await expect(page.getByText(/phiên bản 1, áp dụng từ/)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Đồng ý và mở máy ảnh' }).click()

  await expect(page.getByLabel('Hình từ máy ảnh')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Chụp 3 tấm' }).click()
  await expect(page.getByText('Tấm 1 trên 3')).toBeVisible()

  await expect(page).toHaveURL(/\/photobooth\/result/, { timeout: 30_000 })
  await page.getByText('Lá non').click()
  await expect(page.getByRole('img', { name: 'Ảnh của bạn trong khung Lá non' })).toBeVisible()
  // Nothing of a visit stays on the tablet: it saves and shares no photo.
  await expect(page.getByRole('link', { name: 'Lưu ảnh về máy' })).toHaveCount(0)
  await expectNoViolations(page)
  const kept = page.waitForResponse(/\/api\/pos\/photobooth\/photos\?/)
  await page.getByRole('button', { name: 'Lấy ảnh về điện thoại' }).click()
  const { data } = await (await kept).json()
  await expect(page.getByRole('img', { name: 'Mã QR mở ảnh của bạn' })).toBeVisible()
  await expectNoViolations(page)

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const addresses: string[] = []
  phone.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  await phone.goto(new URL(`/photobooth/scan#${data.token}`, page.url()).href)
  const photo = phone.getByRole('img', { name: 'Ảnh chụp tại Nàng Hà Nội' })
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((node) => node instanceof HTMLImageElement && node.naturalHeight)).toBe(1_800)
  expect(addresses.filter((address) => address.includes(data.token))).toEqual([])
  expect(phone.url()).not.toContain(data.token)
  await expectNoViolations(phone)
  await phone.context().close()

  await page.clock.fastForward(61_000)
  await expect(page).toHaveURL('/photobooth/store/hang-bong?kiosk=1')
  await expect(page.getByRole('link', { name: 'Bắt đầu chụp' })).toBeVisible()
  for (const step of ['scan', 'result']) {
    await page.goto(`/photobooth/${step}?store=hang-bong&kiosk=1`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('img[src^="blob:"], svg[role="img"]')).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/photobooth\/tnc/)
})
