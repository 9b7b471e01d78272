import { expect, test } from '@playwright/test'
import {
  bagOf,
  goodsOf,
  memberWith,
  orderButton,
  orderIdOf,
  ordersOf,
  payBy,
  place,
  putIn,
  stockOf,
} from '../buyer'
import { visit } from '../arrival'
import { register, said } from '../member'
import { query } from '../shop'
import { moveOrder } from '../staff'

test('an order is cancelled with a reason; the goods are there again (GEN-04, RTE-30) @phone-only', async ({
  page,
  isMobile,
}) => {
  const goods = await goodsOf(9, isMobile)
  await memberWith(page, goods, 3)
  const { reference_code: reference } = await place(page)
  expect(await stockOf(goods)).toBe(37)
  await page.goto('/my-orders')
  const card = page.getByRole('article', { name: reference })
  await card.getByRole('button', { name: /^HỦY ĐƠN HÀNG/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Hủy đơn hàng' })
  await dialog.getByRole('button', { name: 'HỦY ĐƠN HÀNG' }).click()
  await expect(dialog.getByText('Bạn chọn một lý do nhé.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Lý do khác' }).check()
  await dialog.getByLabel('Lý do của bạn').fill('Mình đặt nhầm màu')
  await dialog.getByRole('button', { name: 'HỦY ĐƠN HÀNG' }).click()
  await expect(said(page, `Đã hủy đơn ${reference}.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText('Đã hủy', { exact: true })).toBeVisible()
  expect(await stockOf(goods)).toBe(40)
  await card.getByRole('link', { name: 'Xem chi tiết' }).click()
  await expect(page.getByText('Lý do hủy: Lý do khác')).toBeVisible()
  await expect(page.getByText('Mình đặt nhầm màu')).toBeVisible()
})

test('an order that can no longer be paid is cancelled and its goods put into the bag again (ORD-48)', async ({
  page,
  isMobile,
}) => {
  const goods = await goodsOf(10, isMobile)
  await memberWith(page, goods, 2)
  const { order_id: id, reference_code: reference } = await place(page, 'momo')
  await query(`UPDATE sales.orders SET created_at = created_at - interval '31 minutes' WHERE id = $1`, [id])
  await page.goto('/my-orders')
  const card = page.getByRole('article', { name: reference })
  await card.getByRole('button', { name: /^HỦY & ĐẶT LẠI/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Hủy và đặt lại' })
  await dialog.getByRole('radio', { name: 'Muốn đổi cách thanh toán' }).check()
  await dialog.getByRole('button', { name: 'HỦY & ĐẶT LẠI' }).click()
  await expect(page).toHaveURL('/order')
  await expect(page.getByRole('article', { name: goods.name })).toBeVisible()
  expect((await bagOf(page)).pieces).toBe(2)
  expect(await stockOf(goods)).toBe(40)
})

test('a delivered order is ordered again: its goods lie in the bag (ORD-41)', async ({ page, isMobile }) => {
  test.slow()
  const [goods, gone] = [await goodsOf(11, isMobile), await goodsOf(12, isMobile)]
  await memberWith(page, goods, 2)
  await putIn(page, gone)
  const { reference_code: reference } = await place(page)
  await moveOrder(reference, 'verify', 'pack', 'ship', 'deliver')
  await query('UPDATE catalog.combinations SET stock = 0 WHERE id = $1', [gone.combination])
  await page.goto('/my-orders')
  const card = page.getByRole('article', { name: reference })
  await expect(card.getByText('Đã giao hàng', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: /^ĐẶT LẠI/ }).click()
  await expect(said(page, `Chưa thêm được vào giỏ: ${gone.name}.`)).toBeVisible()
  await expect(page).toHaveURL('/order')
  await expect(page.getByRole('article', { name: goods.name })).toBeVisible()
  expect((await bagOf(page)).lines.map(({ name, quantity }) => [name, quantity])).toEqual([[goods.name, 2]])
})

test('an order is fetched at the store, with the code for the counter (STO-01)', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const goods = await goodsOf(13, isMobile)
  await register(page)
  await putIn(page, goods)
  await page.goto('/order/shipping')
  await page.getByRole('radio', { name: /Nhận tại cửa hàng/ }).check()
  const stores = page.getByRole('radiogroup', { name: 'Cửa hàng bạn đến nhận' })
  await expect(stores.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Nàng Sài Gòn/)
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(page).toHaveURL('/order/payment')
  await payBy(page, /Thanh toán khi nhận hàng/)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/order\/success\//)
  const [order] = await ordersOf(page)
  const reference = order?.reference_code ?? ''
  const [row] = await query<{ store_id: number; order_type: string }>(
    'SELECT store_id, order_type FROM sales.orders WHERE id = $1',
    [orderIdOf(page)],
  )
  expect(row).toEqual({ store_id: 5, order_type: 'In Store Pickup' })

  await moveOrder(reference, 'verify', 'pack', 'ready-to-pickup')
  await page.goto('/my-orders')
  await page.getByRole('link', { name: 'Nhận tại cửa hàng' }).click()
  const card = page.getByRole('article', { name: reference })
  await expect(card.getByText('Sẵn sàng nhận tại cửa hàng', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: /^MÃ NHẬN HÀNG/ }).click()
  const code = page.getByRole('dialog').getByRole('img', { name: `Mã QR nhận hàng của đơn ${reference}` })
  await expect(code).toHaveAttribute('data-content', reference)
})

test('the HTML holds the orders of who asks, readable without scripts, and the browser asks for none of them again @server', async ({
  page,
  browser,
  isMobile,
}) => {
  await memberWith(page, await goodsOf(9, isMobile))
  const { reference_code: reference } = await place(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/order/')) asked.push(pathname)
  })
  const answer = await visit(page, '/my-orders')
  expect(answer?.headers()['cache-control']).toMatch(/^private\b.*\bno-store/)
  expect(asked).toEqual([])

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const readable = await plain.newPage()
  await readable.goto('/my-orders')
  await expect(readable.getByRole('article', { name: reference })).toBeVisible()
  await expect(readable.getByRole('group', { name: 'Trạng thái đơn hàng' })).toBeVisible()
  await plain.close()

  await page.context().clearCookies()
  await register(page)
  const foreign = await (await page.request.get('/my-orders')).text()
  expect(foreign).toContain('Bạn chưa có đơn hàng nào')
  expect(foreign).not.toContain(reference)
})
