import { expect, test } from '@playwright/test'
import {
  bagOf,
  type Goods,
  goodsOf,
  memberWith,
  orderButton,
  ordersOf,
  payBy,
  putIn,
  setStock,
  spareGoods,
  stockOf,
} from '../buyer'
import { query } from '../shop'

const money = (dong: number) => `${dong.toLocaleString('vi-VN')} ₫`

const setPrice = ({ combination }: Goods, by: number) =>
  query('UPDATE catalog.combinations SET price = price + $2 WHERE id = $1', [combination, by])

test('goods that sold out meanwhile are named, and the rest can be ordered', async ({ page, isMobile }) => {
  const [kept, gone] = [await goodsOf(14, isMobile), await goodsOf(15, isMobile)]
  await memberWith(page, kept, 2)
  await putIn(page, gone)
  await page.goto('/order/payment')
  // The answer to the saved choice would say so already.
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/carts/me/checkout'),
  )
  await payBy(page, /Thanh toán khi nhận hàng/)
  await saved
  await setStock(gone, 0)
  await orderButton(page).click()
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: gone.name })
  await expect(notice).toContainText('Vừa hết hàng.')
  await expect(notice).not.toContainText(kept.name)
  expect(await ordersOf(page)).toEqual([])
  expect(await stockOf(kept)).toBe(40)

  await notice.getByRole('button', { name: 'Cập nhật giỏ hàng giúp mình' }).click()
  await expect(notice).toHaveCount(0)
  const bag = await bagOf(page)
  expect([bag.lines.map(({ name }) => name), bag.saved.map(({ name }) => name)]).toEqual([
    [kept.name],
    [gone.name],
  ])
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/order\/success\//)
  expect(await stockOf(kept)).toBe(38)
  // What was left out is still there for later.
  expect((await bagOf(page)).saved.map(({ name }) => name)).toEqual([gone.name])
})

test('a changed price is shown with both totals and must be confirmed', async ({ page, isMobile }) => {
  const goods = await goodsOf(16, isMobile)
  await memberWith(page, goods, 2)
  await page.goto('/order/payment')
  await payBy(page, /Thanh toán khi nhận hàng/)
  const before = await bagOf(page)
  await setPrice(goods, 40_000)
  try {
    await orderButton(page).click()
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Tổng tiền vừa đổi' })
    await expect(notice).toBeVisible()
    const now = await bagOf(page)
    expect(now.total).toBeGreaterThan(before.total)
    await expect(notice).toContainText(`từ ${money(before.total)} thành ${money(now.total)}`)
    expect(await ordersOf(page)).toEqual([])
    await notice.getByRole('button', { name: `Đồng ý, đặt hàng với ${money(now.total)}` }).click()
    await expect(page).toHaveURL(/\/order\/success\//)
    const [row] = await query<{ total: number }>('SELECT total FROM sales.orders WHERE cart_id = $1', [
      now.cart_id,
    ])
    expect(row?.total).toBe(now.total)
  } finally {
    await setPrice(goods, -40_000)
  }
})

test('Back leads to the panel of a method just chosen, then to the delivery (RTE-10, RTE-47, RTE-48) @phone', async ({
  page,
  isMobile,
}) => {
  const goods = await goodsOf(17, isMobile)
  await memberWith(page, goods)
  // Straight to the payment, as from a bookmark.
  await page.goto('/order/payment')
  await page.getByRole('radio', { name: /Ví MoMo/ }).check()
  const panel = page.getByRole('region', { name: 'Thanh toán bằng: Ví MoMo' })
  await expect(panel).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.goBack()
  await expect(panel).toBeFocused()
  await expect(panel).toBeInViewport()
  await expect(page).toHaveURL('/order/payment')
  await page.goBack()
  await expect(page).toHaveURL('/order/shipping')
  await expect(page.getByRole('heading', { name: 'Địa chỉ giao hàng' })).toBeVisible()
})

test('Back from a placed order leads to the orders, and to no step of its checkout @phone', async ({
  page,
  isMobile,
}) => {
  await memberWith(page, await goodsOf(18, isMobile))
  // As in a new tab: the payment step has an entry of its own below it in the history.
  await page.goto('/order/payment')
  await payBy(page, /Thanh toán khi nhận hàng/)
  await orderButton(page).click()
  const thanks = page.getByRole('heading', { name: 'Cảm ơn bạn đã đặt hàng' })
  await expect(thanks).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/my-orders')
  const [order] = await ordersOf(page)
  await expect(page.getByRole('article', { name: order?.reference_code })).toBeVisible()
  await page.goForward()
  await expect(thanks).toBeVisible()
})

test('without a bag there is no checkout (RTE-46)', async ({ page }) => {
  await memberWith(page, await spareGoods())
  const { lines } = await bagOf(page)
  for (const { id } of lines) await page.request.delete(`/api/cart/carts/me/lines/${id}`)
  for (const path of ['/order/shipping', '/order/payment']) {
    await page.goto(path)
    await expect(page).toHaveURL('/order')
    await expect(page.getByText('Giỏ hàng của bạn đang trống')).toBeVisible()
  }
})

test('a submission while a choice is still being saved orders what the screen shows', async ({
  page,
  isMobile,
}) => {
  await memberWith(page, await goodsOf(26, isMobile))
  const { promise: pressed, resolve: release } = Promise.withResolvers<null>()
  await page.route('**/api/cart/carts/me/checkout', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/order/payment')
  await payBy(page, /Thanh toán khi nhận hàng/)
  await orderButton(page).click()
  release(null)
  await expect(page).toHaveURL(/\/order\/success\//)
})
