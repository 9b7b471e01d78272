import { expect, test } from '@playwright/test'
import { visit } from '../arrival'
import { expectNone } from '../axe'
import { memberWith, place, spareGoods } from '../buyer'
import { said } from '../member'
import { query } from '../shop'
import { moveOrder } from '../staff'

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

test('a photo goes from the tablet to a phone, and the tablet forgets it (PHB-01 to PHB-05, RTE-42, RTE-43, LAY-01) @server', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  await visit(page, '/photobooth/store/3?kiosk=1')
  await expect(page).toHaveURL('/photobooth/store/hang-bong?kiosk=1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nàng Hà Nội')
  await expect(page.locator('[data-shop-header], .footer')).toHaveCount(0)
  await expectNone(page, 'entry')
  await page.getByRole('link', { name: 'Bắt đầu chụp' }).click()

  await expect(page.getByText(/phiên bản 1, áp dụng từ/)).toBeVisible()
  await expectNone(page, 'terms')
  await page.getByRole('button', { name: 'Đồng ý và mở máy ảnh' }).click()

  await expect(page.getByLabel('Hình từ máy ảnh')).toBeVisible()
  await expectNone(page, 'camera')
  await page.getByRole('button', { name: 'Chụp 3 tấm' }).click()
  await expect(page.getByText('Tấm 1 trên 3')).toBeVisible()

  await expect(page).toHaveURL(/\/photobooth\/result/, { timeout: 30_000 })
  await page.getByText('Lá non').click()
  await expect(page.getByRole('img', { name: 'Ảnh của bạn trong khung Lá non' })).toBeVisible()
  // Nothing of a visit stays on the tablet: it saves and shares no photo.
  await expect(page.getByRole('link', { name: 'Lưu ảnh về máy' })).toHaveCount(0)
  await expectNone(page, 'result')
  const kept = page.waitForResponse(/\/api\/pos\/photobooth\/photos\?/)
  await page.getByRole('button', { name: 'Lấy ảnh về điện thoại' }).click()
  const { data } = await (await kept).json()
  await expect(page.getByRole('img', { name: 'Mã QR mở ảnh của bạn' })).toBeVisible()
  await expectNone(page, 'code')

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const addresses: string[] = []
  phone.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  await phone.goto(new URL(`/photobooth/scan#${data.token}`, page.url()).href)
  const photo = phone.getByRole('img', { name: 'Ảnh chụp tại Nàng Hà Nội' })
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((node) => node instanceof HTMLImageElement && node.naturalHeight)).toBe(1_800)
  expect(addresses.filter((address) => address.includes(data.token))).toEqual([])
  expect(phone.url()).not.toContain(data.token)
  await expectNone(phone, 'phone')
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

test('a member takes a picture of the phone, and puts it into the profile and a review (PHB-01) @server', async ({
  page,
}) => {
  const goods = await spareGoods()
  const person = await memberWith(page, goods)
  const { reference_code } = await place(page)
  await moveOrder(reference_code, 'verify', 'pack', 'ship', 'deliver')
  await visit(page, '/photobooth/tnc?store=hang-bong')
  await page.getByRole('button', { name: 'Đồng ý và mở máy ảnh' }).click()
  await page.getByLabel('Chọn ảnh có sẵn').setInputFiles('public/social.png')
  await expect(page.getByRole('img', { name: 'Ảnh của bạn trong khung Cánh hồng' })).toBeVisible()
  await expectNone(page, 'picked photo')

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Lưu ảnh về máy' }).click()
  expect((await saved).suggestedFilename()).toBe('nang-anh-chup.jpg')

  await page.getByRole('button', { name: 'Đặt làm ảnh hồ sơ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dùng ảnh này' }).click()
  await expect(said(page, 'Đã đổi ảnh hồ sơ.')).toBeVisible()
  const [user] = await query<{ image: string }>('SELECT image FROM account.users WHERE user_name = $1', [
    person.userName,
  ])
  expect((await page.request.get(user?.image ?? '')).headers()['content-type']).toBe('image/jpeg')

  await page.getByRole('button', { name: 'Đưa vào bài đánh giá' }).click()
  await page.getByRole('button', { name: /^Thêm ảnh vào bài đánh giá/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Viết đánh giá' })
  await expect(dialog.getByRole('heading', { level: 3 })).toBeVisible()
  const photos = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('nang-review-drafts')
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => resolve(all.result.map(({ photos }) => photos.length))
        }
      }),
  )
  expect(photos).toEqual([1])
})
