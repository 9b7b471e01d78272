import { expect, type Page, test } from '@playwright/test'
import {
  dataOf,
  goodsOf,
  memberWith,
  orderButton,
  orderIdOf,
  payBy,
  place,
  someoneElse,
  stockOf,
} from '../buyer'
import { newPerson } from '../member'
import { query } from '../shop'

/** Access to orders: not to another buyer's, and to a guest's by its link alone. The same on every screen. */

test.describe.configure({ mode: 'serial' })

test("another buyer's order can neither be seen nor changed (BUY-11)", async ({
  page,
  browser,
  isMobile,
}) => {
  const goods = await goodsOf(19, isMobile)
  await memberWith(page, goods)
  const { order_id: id, reference_code } = await place(page)
  const other = await someoneElse(browser)
  for (const name of ['success', 'failed', 'credit-card-failed']) {
    const path = `/order/${name}/${id}`
    expect([name, (await other.request.get(path)).status()]).toEqual([name, 404])
    expect([name, (await page.request.get(path)).status()]).toEqual([name, 200])
  }
  await other.goto(`/my-orders?order=${id}`)
  await expect(other.getByRole('heading', { name: 'Không tìm thấy đơn hàng này' })).toBeVisible()
  await expect(other.getByText(reference_code)).toHaveCount(0)

  const refused = [
    ['GET', `/api/order/orders/${id}`, undefined],
    ['GET', `/api/order/orders/${id}?key=x`, undefined],
    ['GET', `/api/payment/orders/${id}/payment`, undefined],
    ['PUT', `/api/order/order/${id}/cancelled`, { cancellation_reason: 'changed_mind', reference_code }],
    ['PUT', `/api/order/order/${id}/retry`, { payment_method: 'momo' }],
  ] as const
  for (const [method, path, data] of refused)
    expect([path, (await other.request.fetch(path, { method, data })).status()]).toEqual([path, 404])
  const { cart_id } = await dataOf<{ cart_id: string }>(await page.request.get(`/api/order/orders/${id}`))
  expect((await other.request.post('/api/cart/carts/reorder', { data: { cart_id } })).status()).toBe(404)
  expect(await stockOf(goods)).toBe(39)
  await other.close()
})

const setGuestCheckout = (isOn: boolean) =>
  query(`UPDATE account.feature_toggles SET is_on = $1 WHERE feature_name = 'guest_checkout'`, [isOn])

/** The guard caches the toggle for ten seconds. */
const untilDoor = (page: Page, status: number) =>
  expect
    .poll(async () => (await page.request.get('/order/shipping', { maxRedirects: 0 })).status(), {
      timeout: 25_000,
    })
    .toBe(status)

test.describe('while guests may check out', () => {
  test.beforeAll(() => setGuestCheckout(true))
  test.afterAll(() => setGuestCheckout(false))

  test('a guest buys without an account, and the link alone opens the order (DEC-10, GEN-05)', async ({
    page,
    browser,
    isMobile,
  }) => {
    const goods = await goodsOf(20, isMobile)
    const person = newPerson()
    await untilDoor(page, 200)
    await page.goto(goods.path)
    await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Xem giỏ hàng' }).click()
    await expect(page.getByRole('article', { name: goods.name })).toBeVisible()
    await page.locator('a[href="/order/shipping"]').filter({ visible: true }).click()
    await expect(page).toHaveURL('/order/shipping')

    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await expect(page.getByText('Dữ liệu chưa được điền').first()).toBeVisible()
    await page.getByLabel('Họ và tên').fill(`${person.lastName} ${person.firstName}`)
    await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(person.phone)
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByRole('combobox', { name: 'Tỉnh, thành phố' }).fill('da nang')
    await page.getByRole('option', { name: /Đà Nẵng/ }).click()
    await page.getByRole('combobox', { name: 'Phường, xã' }).fill('hai chau')
    await page.getByRole('option', { name: 'Phường Hải Châu', exact: true }).click()
    await page.getByLabel('Số nhà, tên đường').fill('5 Bạch Đằng')
    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await expect(page).toHaveURL('/order/payment')
    await payBy(page, /Thanh toán khi nhận hàng/)
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/order\/success\/[0-9a-f-]{36}\?key=.+/)
    await expect(page.getByRole('heading', { name: 'Cảm ơn bạn đã đặt hàng' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Giữ liên kết của đơn hàng' })).toBeVisible()
    expect(await stockOf(goods)).toBe(39)

    const link = page.url()
    const path = `/order/success/${orderIdOf(page)}`
    const friend = await browser.newPage()
    await friend.goto(link)
    await expect(friend.getByRole('heading', { name: 'Cảm ơn bạn đã đặt hàng' })).toBeVisible()
    const refused = [`${path}?key=${'x'.repeat(43)}`, `${path}?key=`]
    for (const wrong of refused)
      expect([wrong, (await friend.request.get(wrong)).status()]).toEqual([wrong, 404])
    expect((await friend.request.get(path, { maxRedirects: 0 })).status()).not.toBe(200)
    expect((await friend.request.get(`/api/order/orders/${orderIdOf(page)}`)).status()).toBe(404)
    await friend.close()
  })
})
