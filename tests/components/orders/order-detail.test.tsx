import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { SurplusPayment } from '@/domain/order/payment/surplus'
import { wireState } from '@/domain/order/states'
import { signIn, success, useNetwork } from '../as-member'
import { orderHandlers, resetService, service, visit } from './orders-page'
import { idOf, pickupOrder, sampleLine, sampleOrder } from './sample-order'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

let surplus: SurplusPayment[] = []
useNetwork(
  ...orderHandlers,
  http.get('*/api/payment/orders/:id/payment', () =>
    success({
      order_id: idOf(1),
      reference_code: 'NG2607160001A',
      method: 'bank_transfer',
      amount: 200_000,
      state: 'pending',
      transfer_content: 'NG2607160001A',
      accounts: [
        { bank: 'Vietcombank', branch: 'Sài Gòn', number: '0071000123456', holder: 'CONG TY NANG', qr: 'x' },
      ],
      due_at: null,
      has_proof: false,
      is_cancelled_by_buyer: false,
      surplus,
      retry_methods: null,
    }),
  ),
)
beforeAll(() => signIn())
const scrollTo = jest.fn()
beforeEach(() => {
  resetService()
  window.scrollTo = scrollTo
  scrollTo.mockClear()
})

const block = (name: string) => screen.findByRole('region', { name })
const open = async (order = sampleOrder()) => {
  service.orders = [order]
  visit(`?order=${order._id}`)
  await screen.findByRole('heading', { level: 1, name: `Đơn hàng ${order.reference_code}` })
}
const step = (
  event: 'place' | 'verify' | 'ship' | 'cancel' | 'receive-surplus' | 'return-surplus',
  state: Parameters<typeof wireState>[0],
  at: string,
  note: string | null = null,
) => ({
  event,
  state: wireState(state).state,
  by: 'staff',
  note,
  created_at: at,
})

it('opens over the list by its link, and leads back to it', async () => {
  service.orders = [sampleOrder()]
  visit()
  const link = await screen.findByRole('link', { name: /^Xem chi tiết/ })
  expect(link).toHaveAttribute('href', `/my-orders?order=${idOf(1)}`)
  Object.assign(window, { scrollY: 640 })
  window.dispatchEvent(new Event('scroll'))
  await userEvent.click(link)
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Đơn hàng NG2607160001A' })).toHaveFocus()
  expect(window.location.search).toBe(`?order=${idOf(1)}`)
  expect(screen.queryByRole('article')).toBeNull()
  act(() => {
    window.history.replaceState(null, '', '/my-orders')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(await screen.findByRole('article')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Xem chi tiết/ })).toHaveFocus()
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 640 }))
  expect(service.asked).toHaveLength(1)
})

it('keeps the filter on the way up from an order opened by its address', async () => {
  const order = sampleOrder({ state: 'delivered' })
  service.orders = [order]
  visit(`?state=delivered&order=${order._id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Tất cả đơn hàng' }))
  expect(window.location.search).toBe('?state=delivered')
})

it.each([idOf(77), 'khong-phai-ma'])('says that there is no order %s', async (id) => {
  visit(`?order=${id}`)
  expect(await screen.findByRole('heading', { name: 'Không tìm thấy đơn hàng này' })).toBeInTheDocument()
})

it('lists the events, the latest first (ORD-14)', async () => {
  await open(
    sampleOrder({
      state: 'shipped',
      state_histories: [
        step('place', 'awaiting_cod_verification', '2026-07-14T02:00:00Z'),
        step('verify', 'order_verified', '2026-07-14T03:00:00Z', 'Đã gọi xác nhận'),
        step('ship', 'shipped', '2026-07-15T01:30:00Z'),
      ],
    }),
  )
  const steps = within(await block('Hành trình đơn hàng')).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Đã gửi cho đơn vị vận chuyển15/07/2026 08:30',
    'Đơn hàng đã được xác nhận14/07/2026 10:00Đã gọi xác nhận',
    'Bạn đã đặt hàng14/07/2026 09:00',
  ])
})

it.each([
  ['refunding', 'Tiền đang được hoàn lại cho bạn', /thường trong 3–7 ngày làm việc/],
  ['refunded', 'Tiền đã được hoàn lại cho bạn', /đã được hoàn về nguồn tiền bạn đã trả/],
] as const)('shows money that came after the order was cancelled: %s', async (state, standing, when) => {
  surplus = [{ cause: 'ended', method: 'vnpay', amount: 189_000, state, received_at: '2026-07-14T03:00:00Z' }]
  const note = '189.000 ₫ qua VNPAY'
  await open(
    sampleOrder({
      state: 'cancelled',
      payment_method: {
        ...sampleOrder().payment_method,
        ...{ code: 'vnpay', name: 'VNPAY', bank_name: null, account_number: null },
      },
      state_histories: [
        step('place', 'awaiting_payment', '2026-07-14T01:00:00Z'),
        step('cancel', 'cancelled', '2026-07-14T02:00:00Z'),
        step('receive-surplus', 'cancelled', '2026-07-14T03:00:00Z', note),
        ...(state === 'refunded' ? [step('return-surplus', 'cancelled', '2026-07-14T04:00:00Z', note)] : []),
      ],
    }),
  )
  const payment = await block('Thanh toán')
  expect(payment).toHaveTextContent(standing)
  expect(payment).not.toHaveTextContent('Chưa thanh toán')
  const money = await within(payment).findByRole('region', { name: 'Khoản tiền được hoàn lại' })
  expect(money).toHaveTextContent(/đã nhận 189\.000\s₫ qua VNPAY lúc 14\/07\/2026 10:00/)
  expect(money).toHaveTextContent(when)
  expect(await block('Hành trình đơn hàng')).toHaveTextContent(`cần hoàn lại14/07/2026 10:00${note}`)
})

it('explains the price in steps that lead to the total (ORD-14)', async () => {
  await open()
  const price = await block('Chi tiết giá')
  expect(price).toHaveTextContent(/Giá niêm yết200\.000/)
  expect(price).toHaveTextContent(/Giảm giá sản phẩm−20\.000/)
  expect(price).toHaveTextContent(/Mã giảm giá−10\.000/)
  expect(price).toHaveTextContent(/Phí giao hàng30\.000/)
  expect(price).toHaveTextContent(/Tổng cộng200\.000/)
  expect(price).toHaveTextContent('20 điểm')
})

it('shows lines with their packs, free products and gift cards', async () => {
  const { quantity: _quantity, ...goods } = sampleLine
  await open(
    sampleOrder({
      products: [
        {
          ...sampleLine,
          line_id: 'a',
          is_pack: true,
          pack_detail: [{ ...goods, quantity: 1, name: 'Kem Nắng', variant: '30 ml' }],
        },
        {
          ...sampleLine,
          line_id: 'b',
          name: 'Thẻ quà 500.000 ₫',
          egift_info: {
            sender_name: 'An',
            recipient_name: 'Bình',
            recipient_email: 'binh@example.com',
            message: 'Chúc mừng sinh nhật',
            delivery_date: '2026-08-01',
          },
        },
      ],
      free_products: [{ ...goods, line_id: 'c', name: 'Mặt nạ', quantity: 1, offer_name: 'Quà tháng 7' }],
    }),
  )
  const products = await block('Sản phẩm')
  expect(products).toHaveTextContent('1 × Kem Nắng, 30 ml')
  expect(products).toHaveTextContent('Quà tặng')
  expect(products).toHaveTextContent('Quà tháng 7')
  expect(within(products).getAllByRole('link', { name: 'Son lì Mây' })[0]).toHaveAttribute(
    'href',
    '/son-moi/12-son-li-may',
  )
  for (const text of ['Bình', 'binh@example.com', 'Chúc mừng sinh nhật', '01/08/2026'])
    expect(products).toHaveTextContent(text)
})

it('shows account and deadline of a transfer, counting down', async () => {
  const due = new Date(Date.now() + 3_700_000).toISOString()
  await open(sampleOrder({ payment_due_at: due }))
  const payment = await block('Thanh toán')
  await waitFor(() => expect(payment).toHaveTextContent('Vietcombank'))
  expect(payment).toHaveTextContent('Chi nhánhSài Gòn')
  expect(payment).toHaveTextContent('0071000123456')
  expect(payment).toHaveTextContent('NG2607160001A')
  expect(within(payment).getByRole('timer')).toHaveTextContent(/^01:01:\d\d$/)
})

it.each([
  ['delivered', 'momo', true, 'Đã thanh toán'],
  ['order_verified', 'cash_on_delivery', false, 'Bạn trả tiền khi nhận hàng'],
  ['cancelled', 'cash_on_delivery', false, 'Chưa thanh toán'],
  ['cancelled', 'momo', true, 'Tiền đang được hoàn lại cho bạn'],
  ['refund', 'momo', true, 'Tiền đã được hoàn lại cho bạn'],
] as const)('shows the payment status of a %s order by %s', async (state, method, is_paid, text) => {
  await open(sampleOrder({ state, method, is_paid }))
  expect(await block('Thanh toán')).toHaveTextContent(text)
})

it('masks the phone numbers and names carrier, code and days (PAY-09)', async () => {
  await open(sampleOrder({ state: 'shipped', canTrack: true }))
  const delivery = await block('Giao hàng')
  expect(delivery).toHaveTextContent('+84 *** *** 678')
  expect(delivery).toHaveTextContent('1 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh')
  expect(delivery).toHaveTextContent('Giao hàng của Nàng')
  expect(delivery).toHaveTextContent('GHN123')
  expect(delivery).toHaveTextContent('18/07/2026 đến 20/07/2026')
  expect(document.body).not.toHaveTextContent('912345678')
})

it('shows the store with its hours and the code for the counter', async () => {
  await open(pickupOrder())
  const pickup = await block('Nhận tại cửa hàng')
  expect(pickup).toHaveTextContent('Nàng Lê Lợi')
  await waitFor(() => expect(pickup).toHaveTextContent('Thứ Hai đến Thứ Sáu: 09:00 – 21:00'))
  expect(pickup).toHaveTextContent('Thứ Bảy đến Chủ Nhật: 09:00 – 22:00')
  expect(within(pickup).getByRole('img')).toHaveAttribute('data-content', 'NG2607160001A')
  expect(screen.queryByRole('region', { name: 'Giao hàng' })).toBeNull()
})

it('has no code for an order that was picked up', async () => {
  await open(pickupOrder({ state: 'delivered' }))
  expect(within(await block('Nhận tại cửa hàng')).queryByRole('img')).toBeNull()
})

it('shows the invoice, the note and why it was cancelled', async () => {
  await open(
    sampleOrder({
      state: 'cancelled',
      cancellation_reason: 'change_address',
      note: 'Gọi trước khi giao',
      invoice: {
        kind: 'company',
        name: 'Công ty Mây',
        tax_code: '0312345678',
        address: '1 Lê Lợi',
        email: 'kt@may.vn',
      },
    }),
  )
  expect(screen.getByText('Lý do hủy: Muốn đổi địa chỉ nhận hàng')).toBeInTheDocument()
  expect(await block('Ghi chú của bạn')).toHaveTextContent('Gọi trước khi giao')
  expect(await block('Hóa đơn')).toHaveTextContent('0312345678')
})
