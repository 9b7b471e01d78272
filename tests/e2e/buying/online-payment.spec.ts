import { expect, test } from '@playwright/test'
import {
  atBank,
  decide,
  goodsOf,
  memberWith,
  orderButton,
  orderIdOf,
  ordersOf,
  payBy,
  place,
  stockOf,
} from '../buyer'

test('MoMo: the buyer pays at the provider and comes back to a paid order @phone-only', async ({
  page,
  isMobile,
}) => {
  await memberWith(page, await goodsOf(5, isMobile))
  await page.goto('/order/payment')
  await payBy(page, /Ví MoMo/)
  await orderButton(page).click()
  await decide(page, 'Thanh toán')
  await expect(page).toHaveURL(/\/order\/success\//)
  await expect(page.getByRole('heading', { name: 'Cảm ơn bạn đã đặt hàng' })).toBeVisible()
  await expect(page.getByText('Đã thanh toán', { exact: true })).toBeVisible()
})

test('VNPAY refuses: the order stands above my orders and the bag, and is paid from there (RTE-12)', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const goods = await goodsOf(6, isMobile)
  await memberWith(page, goods)
  await page.goto('/order/payment')
  await payBy(page, /VNPAY/)
  await orderButton(page).click()
  await decide(page, 'Ngân hàng từ chối')
  await expect(page).toHaveURL(/\/order\/failed\//)
  await expect(page.getByRole('heading', { name: 'Thanh toán chưa thành công' })).toBeVisible()
  await expect(page.getByText('Thanh toán thất bại, vui lòng thử lại.')).toBeVisible()
  const orderId = orderIdOf(page)
  // The page of refused cards is for cards.
  await page.goto(`/order/credit-card-failed/${orderId}`)
  await expect(page).toHaveURL(`/order/failed/${orderId}`)
  // Nothing is held for an order that failed; a failed payment stands in no list.
  expect(await stockOf(goods)).toBe(40)
  expect(await ordersOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Xem đơn hàng của tôi' }).click()
  const unpaid = page.getByRole('article', { name: /^Đơn chờ thanh toán lại · còn \d+ phút$/ })
  await expect(unpaid.getByRole('button', { name: /^HỦY & ĐẶT LẠI/ })).toBeVisible()
  await page.goto('/order')
  await expect(page.getByText('Giỏ hàng của bạn đang trống')).toBeVisible()
  await unpaid.getByRole('button', { name: /^THỬ LẠI/ }).click()
  const retry = page.getByRole('dialog', { name: 'Thanh toán lại' })
  await retry.getByRole('radio', { name: /Ví MoMo/ }).check()
  await retry.getByRole('button', { name: 'THỬ LẠI' }).click()
  await decide(page, 'Thanh toán')
  await expect(page).toHaveURL(`/order/success/${orderId}`)
  await expect(page.getByText('Đã thanh toán', { exact: true })).toBeVisible()
  expect(await stockOf(goods)).toBe(39)
  expect(await ordersOf(page)).toHaveLength(1)
  await page.goto('/order')
  await expect(page.getByText('Giỏ hàng của bạn đang trống')).toBeVisible()
  await expect(unpaid).toHaveCount(0)
})

test('a payment left by Back stays pending and continues from the orders', async ({ page, isMobile }) => {
  test.slow()
  const goods = await goodsOf(7, isMobile)
  await memberWith(page, goods)
  await page.goto('/order/payment')
  await payBy(page, /Ví MoMo/)
  await orderButton(page).click()
  await atBank(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/order\/failed\//)
  await expect(page.getByRole('heading', { name: 'Bạn chưa thanh toán xong' })).toBeVisible()
  expect(await stockOf(goods)).toBe(39)
  const orderId = orderIdOf(page)

  const [order] = await ordersOf(page)
  await page.goto('/my-orders')
  const card = page.getByRole('article', { name: order?.reference_code })
  await expect(card.getByText('Chờ thanh toán').first()).toBeVisible()
  await card.getByRole('button', { name: /^THỬ LẠI/ }).click()
  const retry = page.getByRole('dialog', { name: 'Thanh toán lại' })
  await retry.getByRole('button', { name: 'THỬ LẠI' }).click()
  await decide(page, 'Thanh toán')
  await expect(page).toHaveURL(`/order/success/${orderId}`)
  await expect(page.getByText('Đã thanh toán', { exact: true })).toBeVisible()
  expect(await ordersOf(page)).toHaveLength(1)
})

test('a refused card has its own result page with hints (PAY-05, RTE-13)', async ({ page, isMobile }) => {
  await memberWith(page, await goodsOf(8, isMobile))
  const { redirect_url } = await place(page, 'credit_debit_card')
  await page.goto(redirect_url ?? '')
  await decide(page, 'Ngân hàng từ chối')
  await expect(page).toHaveURL(/\/order\/credit-card-failed\//)
  await expect(page.getByRole('heading', { name: 'Thẻ chưa được chấp nhận' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vài điều bạn có thể kiểm tra' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'THỬ LẠI' })).toBeVisible()
})
