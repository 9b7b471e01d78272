import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { visit } from '../arrival'
import { addAddress } from '../buyer'
import {
  codeTo,
  e164,
  fillLogin,
  leave,
  newPerson,
  openLogin,
  verifyPhone,
  register,
  said,
  typeCode,
} from '../member'

test('a member edits their profile, picture included, and everyone sees it (ACC-02, OVL-14, RTE-31) @phone-only', async ({
  page,
  browser,
}) => {
  const person = await register(page)
  await page.goto(`/profile/${person.userName}`)
  await page.getByRole('button', { name: 'Chỉnh sửa hồ sơ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tên', { exact: true }).fill('')
  await dialog.getByLabel('Tên', { exact: true }).blur()
  await expect(dialog.getByText('Tên không được để trống')).toBeVisible()
  await dialog.getByLabel('Tên', { exact: true }).fill('Ngọc')
  await dialog.getByLabel('Ngày', { exact: true }).selectOption('29')
  await dialog.getByLabel('Tháng', { exact: true }).selectOption('02')
  await dialog.getByLabel('Năm', { exact: true }).selectOption('1996')
  await dialog.getByText('Da dầu').click()
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b3264e' } })
    .jpeg()
    .toBuffer()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'to.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(said(page, 'Tệp phải có dạng png, jpg, jpeg.')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'to.jpg', mimeType: 'image/jpeg', buffer: photo })
  const crop = page.getByRole('dialog', { name: 'Căn ảnh đại diện' })
  await crop.getByRole('application').press('ArrowRight')
  await crop.getByRole('button', { name: 'Dùng ảnh này' }).click()
  await expect(dialog.getByText('Đổi ảnh')).toBeVisible()
  await dialog.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(said(page, 'Hồ sơ đã được chỉnh sửa')).toBeVisible()
  const { data } = await (await page.request.get('/api/account/user/me')).json()
  expect(data).toMatchObject({
    name: 'Nguyễn Thị Ngọc',
    date_of_birth: '1996-02-29',
    skin_types: ['Da dầu'],
    image: expect.stringMatching(/^\/media\/uploads\/.+\.jpg$/),
  })
  expect(await sharp(await (await page.request.get(data.image)).body()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 600,
    height: 600,
  })

  const visitor = await browser.newPage()
  await expect(async () => {
    await visitor.goto(`/profile/${person.userName}`)
    await expect(visitor.getByRole('heading', { name: 'Nguyễn Thị Ngọc', level: 1 })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await expect(visitor.getByText(/Bạn đăng nhập để đọc đánh giá/)).toBeVisible()
  expect(await visitor.content()).not.toContain(person.email)
  await visitor.close()
})

test('changing the password says what is wrong, in the words of the catalogue', async ({ page }) => {
  const person = await register(page)
  await page.goto(`/profile/${person.userName}`)
  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  const dialog = page.getByRole('dialog')
  const change = async (current: string, next: string) => {
    await dialog.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(current)
    await dialog.getByLabel('Mật khẩu mới', { exact: true }).fill(next)
    await dialog.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill(next)
    await dialog.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  }
  await change('sai mật khẩu', 'mật khẩu 2')
  await expect(said(page, 'Mật khẩu hiện tại không chính xác')).toBeVisible()
  await change(person.password, person.password)
  await expect(said(page, 'Mật khẩu mới không được giống với mật khẩu trước đó')).toBeVisible()
  await change(person.password, 'mật khẩu 2')
  await expect(said(page, 'Đổi mật khẩu thành công')).toBeVisible()
})

test('the phone number changes by a code to the new one (ACC-09, OTP-03, OVL-03)', async ({ page }) => {
  const person = await register(page)
  const other = newPerson()
  await page.goto(`/profile/${person.userName}`)
  await page.getByRole('button', { name: 'Đổi số điện thoại' }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('textbox', { name: 'Số điện thoại mới' }).fill(other.phone)
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await typeCode(page, await codeTo(page.request, e164(other)))
  await expect(said(page, 'Số điện thoại của bạn đã được cập nhật.')).toBeVisible()
  const { data } = await (await page.request.get('/api/account/user/me')).json()
  expect(data).toMatchObject({ phone_no_e164: e164(other), is_verified_phone: true })
})

test('the e-mail is verified by a code of a mail', async ({ page }) => {
  const person = await register(page)
  await page.goto(`/profile/${person.userName}`)
  await page.getByRole('button', { name: `Xác thực ${person.email}` }).click()
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await typeCode(page, await codeTo(page.request, person.email))
  await expect(said(page, 'Xác thực thành công')).toBeVisible()
  await expect(page.getByRole('button', { name: `Xác thực ${person.email}` })).toHaveCount(0)
})

test('addresses: province and ward, also found by their old names; removal can be taken back (RTE-30) @phone-only', async ({
  page,
}) => {
  await register(page)
  await page.goto('/shipping-address')
  await page.getByRole('button', { name: 'Thêm địa chỉ đầu tiên' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Số nhà, tên đường').fill('12 Lê Lợi')
  await dialog.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await expect(dialog.getByText('Dữ liệu chưa được điền').first()).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Tỉnh, thành phố' }).fill('ho chi minh')
  await dialog.getByRole('option', { name: /Hồ Chí Minh/ }).click()
  await dialog.getByRole('combobox', { name: 'Phường, xã' }).fill('sai gon')
  await dialog.getByRole('option', { name: 'Phường Sài Gòn' }).click()
  await dialog.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await expect(said(page, 'Đã thêm địa chỉ.')).toBeVisible()
  const card = page.getByRole('main').getByText(/12 Lê Lợi/)
  await expect(card).toBeVisible()
  await expect(page.getByRole('main').getByText('Mặc định', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Xóa địa chỉ/ }).click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'HOÀN TÁC' }).click()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: /^Xóa địa chỉ/ }).click()
  await expect(card).toBeHidden()
  await expect
    .poll(async () => (await (await page.request.get('/api/account/user/me/addresses')).json()).data.length, {
      timeout: 10_000,
    })
    .toBe(0)
})

test('sign-out leads home and removes all data of the member (AUT-15) @phone', async ({ page }) => {
  const person = await register(page)
  await page.goto(`/profile/${person.userName}`)
  await page.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/api/account/user/me')).status()).toBe(401)
  await expect(
    page.getByRole('button', { name: 'Đăng nhập' }).filter({ visible: true }).first(),
  ).toBeVisible()
})

test('sign-out in one tab removes the member’s data in another', async ({ page }) => {
  await register(page)
  await visit(page, '/shipping-address')
  await page.evaluate(async () => {
    await fetch('/api/account/auth/logout')
    // At once: a call of the page that is refused first would open the login over it.
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page.getByText('Sổ địa chỉ')).toHaveCount(0)
})

test('a member who signs in in one tab takes the place of the former in another', async ({ page }) => {
  const lan = { ...newPerson(), firstName: 'Lan' }
  const hoa = { ...newPerson(), firstName: 'Hoa' }
  const nameOf = ({ firstName }: typeof lan) =>
    page.getByRole('banner').getByRole('link', { name: firstName, exact: true })
  const turnToPage = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  await register(page, lan)
  await addAddress(page, lan)
  await visit(page, '/page/help/contact-us')
  await expect(nameOf(lan)).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Lời nhắn' })
  await message.fill('Cửa hàng mở cửa lúc mấy giờ?')
  await leave(page)
  await register(page, hoa)
  await turnToPage()
  await expect(nameOf(hoa)).toBeVisible()
  await expect(nameOf(lan)).toHaveCount(0)
  await expect(message).toHaveValue('Cửa hàng mở cửa lúc mấy giờ?')

  // A page of one member is loaded again.
  await leave(page)
  await page.request.post('/api/account/auth/login', { data: { email: lan.email, password: lan.password } })
  await visit(page, '/shipping-address')
  const address = page.getByText(`${lan.userName} Lê Lợi`)
  await expect(address).toBeVisible()
  await leave(page)
  await page.request.post('/api/account/auth/login', { data: { email: hoa.email, password: hoa.password } })
  await turnToPage()
  await expect(nameOf(hoa)).toBeVisible()
  await expect(address).toHaveCount(0)
  await expect(page).toHaveURL('/shipping-address')
})

test('personal data can be taken along, and the account removed', async ({ page }) => {
  const person = await register(page)
  await page.goto(`/profile/${person.userName}`)
  await page.getByRole('button', { name: 'Cài đặt tài khoản' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByText('Tải dữ liệu cá nhân của bạn').click()
  const file = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  const data = Buffer.concat(chunks).toString()
  expect(data).toContain(person.email)
  expect(data).not.toMatch(/argon2|token_hash/)

  await page.getByRole('dialog', { name: 'Cài đặt tài khoản' }).getByText('Xóa tài khoản').click()
  const dialog = page.getByRole('dialog', { name: 'Xóa tài khoản', exact: true })
  const question = page.getByRole('dialog', { name: 'Bạn chắc chắn muốn rời đi?' })
  const remove = async (password: string) => {
    await dialog.getByLabel('Mật khẩu của bạn', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Tiếp tục xóa tài khoản' }).click()
    await question.getByRole('button', { name: 'Xóa tài khoản' }).click()
    await expect(question).toHaveCount(0)
  }
  await remove('sai mật khẩu')
  await expect(dialog.getByText('Mật khẩu hiện tại không chính xác')).toBeVisible()
  await remove(person.password)
  await expect(page).toHaveURL('/')
  await openLogin(page)
  await fillLogin(page, person.email, person.password)
  await expect(page.getByRole('dialog').getByText(/Tài khoản này đã bị xóa/)).toBeVisible()
  expect((await page.request.get(`/profile/${person.userName}`)).status()).toBe(404)
})

test('the tour leads through the profile step by step, and is not offered again (TOU-01) @phone', async ({
  page,
}) => {
  const person = await register(page)
  await verifyPhone(page, person)
  await page.goto(`/profile/${person.userName}`)
  await page.getByRole('button', { name: 'Cài đặt tài khoản' }).click()
  await page.getByRole('dialog').getByText('Xem lại hướng dẫn').click()
  const bubble = page.getByRole('dialog').last()
  await expect(bubble.getByText('Bước 1 trên 4')).toBeVisible()
  await bubble.getByRole('button', { name: 'Tiếp' }).click()
  await expect(bubble.getByText('Bước 2 trên 4')).toBeVisible()
  await bubble.getByRole('button', { name: 'Trước' }).click()
  await bubble.getByRole('button', { name: 'Bỏ qua hướng dẫn' }).click()
  await expect
    .poll(async () => (await (await page.request.get('/api/account/user/me')).json()).data.coachmark_visited)
    .toBe(true)
})
