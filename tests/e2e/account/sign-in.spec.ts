import { expect, test } from '@playwright/test'
import {
  codeTo,
  e164,
  fillLogin,
  leave,
  newPerson,
  openLogin,
  verifyPhone,
  register,
  resetLinkTo,
  said,
  typeCode,
} from '../member'
import { query } from '../shop'

test('a newcomer registers with a number and its code, a name and a password (GEN-03, OVL-01) @phone-only', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/brands?utm_source=zalo&utm_medium=oa&aff_sid=abc')
  await page.goto('/signup')
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.getByRole('heading', { name: 'Tạo tài khoản' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Số điện thoại' }).fill(person.phone)
  await dialog.getByRole('button', { name: 'Nhận mã' }).click()
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await expect(page.getByText(/Gửi lại mã sau 0:5\d/)).toBeVisible()
  const code = await codeTo(page.request, e164(person))
  await typeCode(page, code === '000000' ? '000001' : '000000')
  await expect(page.getByText('Mã xác thực không hợp lệ. Bạn nhập lại nhé.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mã xác thực gồm 6 chữ số' })).toBeFocused()
  await typeCode(page, code)
  await expect(dialog.getByText(/Đã xác thực \+84/)).toBeVisible()
  await dialog.getByLabel('Họ', { exact: true }).fill(person.lastName)
  await dialog.getByLabel('Tên', { exact: true }).fill(person.firstName)
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()

  await expect(dialog.getByText('CHAONANG')).toBeVisible()
  const me = await (await page.request.get('/api/account/user/me')).json()
  expect(me.data).toMatchObject({ name: 'Nguyễn Thị Minh', is_verified_phone: true, has_password: true })
  const [row] = await query<{ acquisition: object }>('SELECT acquisition FROM account.users WHERE id = $1', [
    me.data.id,
  ])
  expect(row?.acquisition).toEqual({ utm_source: 'zalo', utm_medium: 'oa', aff_sid: 'abc' })

  // From now on the number signs in.
  await leave(page)
  await openLogin(page)
  await fillLogin(page, person.phone, person.password)
  await expect(said(page, 'Đăng nhập thành công.')).toBeVisible()
})

test('a wrong password is answered as the catalogue says, until the account is locked', async ({ page }) => {
  const person = await register(page)
  await leave(page)
  await openLogin(page)
  const dialog = page.getByRole('dialog')
  const attempt = () => fillLogin(page, person.email, 'sai mật khẩu')
  await attempt()
  await expect(said(page, 'Mật khẩu không chính xác')).toBeVisible()
  await attempt()
  await attempt()
  await expect(said(page, 'Mật khẩu không chính xác. Vui lòng chọn Quên mật khẩu')).toBeVisible()
  await attempt()
  await expect(dialog.getByText(/Bạn đã nhập sai mật khẩu 4 lần/)).toBeVisible()
  await attempt()
  await expect(dialog.getByText(/Bạn đã nhập sai mật khẩu 5 lần/)).toBeVisible()
  // What was typed stays.
  await expect(dialog.getByLabel('Số điện thoại, email hoặc tên đăng nhập')).toHaveValue(person.email)
  await fillLogin(page, person.email, person.password)
  await expect(dialog.getByText(/Bạn đã nhập sai mật khẩu 5 lần/)).toBeVisible()
})

test('an unknown name and a wrong password get the same message', async ({ page }) => {
  await openLogin(page)
  await fillLogin(page, 'unknown@example.vn', 'mật khẩu 1')
  await expect(said(page, 'Tên đăng nhập / Email / Password không đúng.')).toBeVisible()
})

test('a protected page leads through the login and back to itself @phone-only', async ({ page }) => {
  const person = await register(page)
  await leave(page)
  await page.goto('/shipping-address')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/')
  await fillLogin(page, person.userName, person.password)
  await expect(said(page, 'Đăng nhập thành công.')).toBeVisible()
  await expect(page).toHaveURL('/shipping-address')
  await expect(page.getByRole('heading', { name: 'Sổ địa chỉ', level: 1 })).toBeVisible()
})

test('a forgotten password is set again by the link of a mail, once (ACC-19)', async ({ page }) => {
  const person = await register(page)
  await leave(page)
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'Quên mật khẩu?' }).click()
  const forgot = page.getByRole('dialog').last()
  await forgot.getByText('Email', { exact: true }).first().click()
  await forgot.getByRole('textbox', { name: 'Email' }).fill('unknown-member@example.vn')
  await forgot.getByRole('button', { name: 'Gửi hướng dẫn' }).click()
  await expect(forgot.getByText('Email chưa được đăng ký')).toBeVisible()
  await forgot.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await forgot.getByRole('button', { name: 'Gửi hướng dẫn' }).click()
  await expect(page.getByRole('heading', { name: 'Kiểm tra hộp thư của bạn' })).toBeVisible()

  const link = await resetLinkTo(page.request, person.email)
  await page.goto(link)
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('mật khẩu 2')
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('mật khẩu 3')
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).blur()
  await expect(page.getByText('Mật khẩu nhập lại chưa khớp')).toBeVisible()
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('mật khẩu 2')
  await page.getByRole('button', { name: 'Lưu mật khẩu' }).click()
  await expect(said(page, 'Mật khẩu mới đã được lưu.')).toBeVisible()
  await fillLogin(page, person.email, 'mật khẩu 2')
  await expect(said(page, 'Đăng nhập thành công.')).toBeVisible()

  await leave(page)
  await page.goto(link)
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('mật khẩu 4')
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('mật khẩu 4')
  await page.getByRole('button', { name: 'Lưu mật khẩu' }).click()
  await expect(page.getByText(/Đường dẫn đặt lại mật khẩu đã được dùng hoặc đã hết hạn/)).toBeVisible()
})

test('a forgotten password is set again by a code to the phone (OTP-08)', async ({ page }) => {
  const person = await register(page)
  await verifyPhone(page, person)
  const known = [await codeTo(page.request, e164(person))]
  await leave(page)
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'Quên mật khẩu?' }).click()
  const forgot = page.getByRole('dialog').last()
  await forgot.getByText('Số điện thoại', { exact: true }).first().click()
  await forgot.getByRole('textbox', { name: 'Số điện thoại' }).fill('0911000000')
  await forgot.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(forgot.getByText('Số điện thoại chưa được đăng ký')).toBeVisible()
  await forgot.getByRole('textbox', { name: 'Số điện thoại' }).fill(person.phone)
  await forgot.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await typeCode(page, await codeTo(page.request, e164(person), known))
  await expect(page).toHaveURL(/\/set-password$/)
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill('mật khẩu 2')
  await page.getByLabel('Nhập lại mật khẩu mới', { exact: true }).fill('mật khẩu 2')
  await page.getByRole('button', { name: 'Lưu mật khẩu' }).click()
  await expect(said(page, 'Mật khẩu mới đã được lưu.')).toBeVisible()
})

test('a member signs in with a code instead of a password (OTP-20)', async ({ page }) => {
  const person = await register(page)
  await verifyPhone(page, person)
  const known = [await codeTo(page.request, e164(person))]
  await leave(page)
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'Đăng nhập bằng mã xác thực' }).click()
  await dialog.getByText('Số điện thoại', { exact: true }).first().click()
  await dialog.getByRole('textbox', { name: 'Số điện thoại' }).fill(person.phone)
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await typeCode(page, await codeTo(page.request, e164(person), known))
  await expect.poll(async () => (await page.request.get('/api/account/user/me')).status()).toBe(200)
})

test('a registered number leads to sign-in (OVL-05)', async ({ page }) => {
  const owner = await register(page)
  await verifyPhone(page, owner)
  await leave(page)
  await page.goto('/signup')
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('textbox', { name: 'Số điện thoại' }).fill(owner.phone)
  await dialog.getByRole('button', { name: 'Nhận mã' }).click()
  const notice = page.getByRole('dialog', { name: 'Số điện thoại đã có tài khoản' })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Đăng nhập bằng mã xác thực' })).toBeVisible()
  // What was typed is still there behind it.
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Số điện thoại' })).toHaveValue(owner.phone)
})

test('a foreign number is confirmed before a code is sent (OVL-20)', async ({ page }) => {
  const person = newPerson()
  await page.goto('/quick-signup')
  await page.getByLabel('Họ', { exact: true }).fill(person.lastName)
  await page.getByLabel('Tên', { exact: true }).fill(person.firstName)
  await page.getByRole('combobox', { name: 'Quốc gia và mã vùng' }).selectOption('US')
  const question = page.getByRole('dialog', { name: 'Số điện thoại ngoài Việt Nam' })
  await expect(question.getByText(/\+1/).first()).toBeVisible()
  await question.getByRole('button', { name: 'Đổi sang số Việt Nam' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Quốc gia và mã vùng' })).toHaveValue('VN')
})

test('a customer whom a store registered finishes the account (RTE-39)', async ({ page }) => {
  const person = newPerson()
  await query(
    `INSERT INTO account.users (user_name, name, first_name, skin_types, hair_types, phone_no, phone_code, phone_no_e164, is_from_store)
     VALUES ($1, 'Khách', 'Khách', '{}', '{}', $2, '+84', $3, true)`,
    [`store-${person.userName.slice(2, 10)}`, person.phone.slice(1), e164(person)],
  )
  await page.goto('/quick-registration-complete-account')
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(person.phone)
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await typeCode(page, await codeTo(page.request, e164(person)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByLabel('Tên đăng nhập').fill(person.userName)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await expect
    .poll(async () => (await (await page.request.get('/api/account/user/me')).json()).data?.user_name)
    .toBe(person.userName)
})

test('quick sign-up: name and number, code, then user name and password', async ({ page }) => {
  const person = newPerson()
  await page.goto('/quick-signup')
  await expect(page.locator('[data-shop-header], .footer')).toHaveCount(0)
  await page.getByLabel('Họ', { exact: true }).fill(person.lastName)
  await page.getByLabel('Tên', { exact: true }).fill(person.firstName)
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(person.phone)
  await page.getByRole('button', { name: 'Nhận mã xác thực' }).click()
  await page.getByRole('button', { name: 'Gửi mã' }).click()
  await typeCode(page, await codeTo(page.request, e164(person)))
  await expect(page).toHaveURL('/complete-signup')
  await page.getByLabel('Tên đăng nhập').fill(person.userName)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await expect(page).toHaveURL('/complete-profile-signup')
  await page.getByRole('link', { name: 'Để sau' }).click()
  const me = await (await page.request.get('/api/account/user/me')).json()
  expect(me.data).toMatchObject({ user_name: person.userName, has_password: true, is_verified_phone: true })
})

test('a friend’s invitation is greeted, kept and rewarded once the number is verified (RTE-40)', async ({
  page,
  browser,
}) => {
  const inviter = await register(page)
  const friend = await browser.newPage()
  await friend.goto(`/register/${inviter.userName}`)
  await expect(friend.getByRole('heading', { name: /Nguyễn Thị Minh mời bạn/ })).toBeVisible()
  await expect
    .poll(async () => (await friend.context().cookies()).some(({ name }) => name === 'referral_code'))
    .toBe(true)
  expect((await friend.request.get('/register/no-such-member')).status()).toBe(404)
  await friend.close()
})

test('Google signs in; what is missing is asked for (AUT-13, AUT-14)', async ({ page }) => {
  const person = newPerson()
  const dialog = await openLogin(page)
  await dialog.getByRole('link', { name: 'Tiếp tục với Google' }).click()
  await page.getByLabel('email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Đồng ý' }).click()
  await expect(page).toHaveURL(/\/complete-profile/)
  await expect(page.getByRole('textbox', { name: 'Số điện thoại' })).toBeVisible()
  // Until the profile is complete, members' pages redirect here, and then on to the wanted page.
  await page.goto('/shipping-address')
  await expect(page).toHaveURL(/\/complete-profile\?next=%2Fshipping-address$/)
  await page.getByText('Chị', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(person.phone)
  await page.getByRole('button', { name: 'Lưu hồ sơ' }).click()
  await expect(page).toHaveURL('/shipping-address')
})

test('Facebook without an e-mail says what to do (AUT-22)', async ({ page }) => {
  const dialog = await openLogin(page)
  await dialog.getByRole('link', { name: 'Tiếp tục với Facebook' }).click()
  await page.getByLabel('email', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Đồng ý' }).click()
  await expect(page.getByText('Vui lòng sử dụng tài khoản Facebook đã được kết nối với email.')).toBeVisible()
})
