import { expect, test } from '@playwright/test'
import { visit } from '../arrival'
import { expectNoneAtBothWidths, settled, violations } from '../axe'
import { goodsOf, memberWith, place, putIn, setStock } from '../buyer'
import { openLogin, register } from '../member'
import { biggestBrand, biggestCategory, productWhere } from '../shop'

type Paths = Record<string, () => Promise<string> | string>

const lists: Paths = {
  category: async () => (await biggestCategory()).path,
  brand: async () => (await biggestBrand()).path,
  brands: () => '/brands',
  campaign: () => '/campaign/mua-le-hoi',
  categories: () => '/categories',
}
const products: Paths = {
  'product with shades': async () =>
    (await productWhere('p.total_combinations > 4 AND p.total_reviews > 20')).path,
  'product in parts': async () =>
    (await productWhere(`EXISTS (SELECT FROM catalog.pack_items i WHERE i.product_id = p.id)`)).path,
  'product out of stock': async () => (await productWhere('NOT p.is_in_stock')).path,
}
const help: Paths = {
  help: () => '/page/help',
  'help search': () => '/page/help/search?keyword=doi%20tra',
  'help category': () => '/page/help/3-giao-nhan',
  'help article': () => '/page/help/giao-nhan/302-phi-giao-hang',
}
const games: Paths = {
  game: () => '/pink-university',
  'check-in': () => '/pink-squad/check-in',
  'wheel of a game': () => '/pink-university/wheels-of-fortune',
  'daily gift': () => '/checkin-gift',
  wheel: () => '/spinthewheel/home',
  'history of a game': () => '/pink-squad/history',
}
const others: Paths = {
  home: () => '/',
  'not found': () => '/khong-co-trang-nay',
  points: () => '/points-rewards',
  'ways to earn': () => '/how-to-earn',
  'quick sign-up': () => '/quick-signup',
  'set password': () => '/set-password?uid=00000000-0000-4000-8000-000000000000&code=x',
  outbox: () => '/dev/outbox',
}

/** Of these a phone shows other parts: its own frame, cards, and controls at the foot of the page. The others are in the same frame. */
const onPhone = Object.fromEntries(
  Object.entries({ ...others, ...lists, ...products }).filter(([name]) =>
    ['home', 'category', 'product with shades'].includes(name),
  ),
)

/** Pages of one group follow each other in one browser, which has the scripts that they share. */
const groups: Record<string, Paths> = {
  'lists of products have no axe violations': lists,
  'product pages have no axe violations': products,
  'the help centre has no axe violations': help,
  'the games have no axe violations': games,
  'Home and pages without products have no axe violations': others,
  'Home, a category and a product have no axe violations on a phone @phone-only': onPhone,
}

for (const [title, paths] of Object.entries(groups)) {
  test(title, async ({ page }) => {
    test.slow()
    for (const [name, path] of Object.entries(paths)) {
      await visit(page, await path())
      expect.soft([name, await violations(page)]).toEqual([name, []])
    }
  })
}

test('the quick view has no axe violations @phone', async ({ page }) => {
  await page.goto((await biggestCategory()).path)
  const card = page.getByRole('main').getByRole('article').first()
  await card.getByRole('button', { name: /^Xem nhanh/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Xem chi tiết sản phẩm' })).toBeVisible()
  expect(await settled(page, 'dialog[open]')).toEqual([])
})

test('login and registration have no axe violations @phone-only', async ({ page }) => {
  const dialog = await openLogin(page)
  expect(await settled(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await dialog.getByRole('button', { name: 'Nhận mã' }).click()
  await expect(dialog.getByText('Số điện thoại không được để trống')).toBeVisible()
  expect(await settled(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Đăng ký không cần mã' }).click()
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(dialog.getByText('Email không được để trống')).toBeVisible()
  expect(await settled(page, 'dialog[open]')).toEqual([])
})

test('the pages and forms of a member have no axe violations @phone-only', async ({ page }) => {
  // A browser without a window refuses push messages, and would show no switch.
  await page.addInitScript(() => void Object.defineProperty(Notification, 'permission', { value: 'default' }))
  const person = await register(page)
  await page.goto(`/profile/${person.userName}`)
  const opened = ['Chỉnh sửa hồ sơ', 'Cài đặt tài khoản', 'Đổi mật khẩu', 'Đổi số điện thoại', 'Mã QR']
  await expect(page.getByRole('button', { name: opened[0] })).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const name of opened) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    if (name === 'Cài đặt tài khoản')
      await expect(page.getByRole('switch', { name: /^Đơn hàng đang giao/ })).toBeVisible()
    expect([name, await settled(page, 'dialog[open]')]).toEqual([name, []])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/shipping-address')
  await page.getByRole('button', { name: 'Thêm địa chỉ đầu tiên' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await settled(page, 'dialog[open]')).toEqual([])
})

/** What the browser says of itself where the app can be installed: by its own question, or by hand (Safari on iPhone). */
const installable = {
  Android: () =>
    void Reflect.set(
      window,
      'nangInstall',
      Object.assign(new Event('beforeinstallprompt'), { prompt: () => null }),
    ),
  iPhone: () => void Object.defineProperty(navigator, 'standalone', { value: false }),
}

for (const [system, announce] of Object.entries(installable))
  test(`the offer to install the app on ${system} comes late and has no axe violations (OVL-16) @phone-only`, async ({
    page,
  }) => {
    await page.addInitScript(announce)
    await page.addInitScript(() => localStorage.setItem('nang_install', '{"visits":2}'))
    await page.clock.install()
    // Home has a popup of its own, which goes before.
    await visit(page, '/brands')
    const offer = page.getByRole('dialog', { name: 'Thêm Nàng vào màn hình chính' })
    await expect(async () => {
      await page.clock.fastForward(16_000)
      await expect(offer).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(await settled(page, 'dialog[open]')).toEqual([])
    await offer.getByRole('button', { name: system === 'iPhone' ? 'Đã hiểu' : 'Để sau' }).click()
    await expect(offer).toHaveCount(0)
  })

test('bag, checkout, order and orders have no axe violations at either width, and a blocked bag is fixed on the way (OVL-24) @phone-only', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const expectNone = (name: string, within?: 'dialog[open]') => expectNoneAtBothWidths(page, name, within)
  await page.goto('/order')
  await expect(page.getByRole('heading', { name: 'Giỏ hàng của bạn đang trống' })).toBeVisible()
  await expectNone('empty bag')

  const [goods, soldOut] = [await goodsOf(24, isMobile), await goodsOf(25, isMobile)]
  await memberWith(page, goods, 2)
  await putIn(page, soldOut)
  await setStock(soldOut, 0)
  await page.request.post('/api/cart/carts/me/vouchers', { data: { code: 'CHAONANG' } })
  await page.goto('/order')
  await expect(page.getByText('Sản phẩm đã hết hàng.')).toBeVisible()
  await expectNone('bag')
  await page.getByRole('button', { name: 'Chọn từ ưu đãi của bạn' }).click()
  await expect(page.getByRole('dialog').getByText('Mã CHAONANG')).toBeVisible()
  await expectNone('vouchers', 'dialog[open]')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('a[href="/order/shipping"]').filter({ visible: true }).click()
  await expect(page.getByRole('dialog', { name: 'Vài món chưa đặt được' })).toBeVisible()
  await expectNone('blocked bag', 'dialog[open]')
  await page.getByRole('button', { name: 'Sửa và thanh toán' }).click()
  await expect(page).toHaveURL('/order/shipping')
  await page.getByRole('checkbox', { name: 'Xuất hóa đơn GTGT' }).check()
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(page.getByText('Dữ liệu chưa được điền').first()).toBeVisible()
  await expectNone('shipping')
  await page.goto('/order/payment')
  await page.getByRole('radio', { name: /Chuyển khoản ngân hàng/ }).check()
  await expect(page.getByRole('region', { name: /^Thanh toán bằng: / })).toBeVisible()
  await expectNone('payment')

  const transfer = await place(page, 'bank_transfer')
  await page.goto(`/order/success/${transfer.order_id}`)
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible()
  await expectNone('success')
  await page.goto('/my-orders')
  const card = page.getByRole('article', { name: transfer.reference_code })
  await expect(card).toBeVisible()
  await expectNone('orders')
  await card.getByRole('link', { name: 'Xem chi tiết' }).click()
  await expect(page.getByRole('region', { name: 'Hành trình đơn hàng' })).toBeVisible()
  await expectNone('order')
})

test('the keyboard reaches the content past the menus', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#noi-dung')).toBeFocused()
})
