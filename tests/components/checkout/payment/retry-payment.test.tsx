import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import RetryPayment from '@/components/checkout/result/retry-payment'
import { failure, showOverlay, signIn, success, useNetwork } from '../../as-member'
import { ORDER } from './sample-order'

const push = jest.fn()
const router = { push, replace: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const left: string[] = []
jest.mock('@/components/checkout/payment/provider-redirect', () => ({
  redirectToProvider: (url: string) => left.push(url),
}))

const sent: unknown[] = []
const started = { redirect_url: 'https://pay.example/2', is_payment_down: false, order_id: ORDER }
let answer = () => success(started)
useNetwork(
  http.get('*/api/payment/payment-methods', () =>
    success(
      ['momo', 'vnpay', 'cash_on_delivery', 'bank_transfer', 'zalopay'].map((code) => ({
        code,
        name: code,
        logo: '',
        is_offered: code !== 'zalopay',
      })),
    ),
  ),
  http.put('*/api/order/order/:id/retry', async ({ request, params }) => {
    sent.push({
      id: params.id,
      key: new URL(request.url).searchParams.get('key'),
      ...((await request.json()) as object),
    })
    return answer()
  }),
  http.post('*/api/payment/payments', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)
beforeAll(() => signIn())
beforeEach(() => {
  answer = () => success(started)
  sent.splice(0)
  left.splice(0)
  push.mockClear()
})

const retry = () => userEvent.click(screen.getByRole('button', { name: 'THỬ LẠI' }))

it('pays again by the same method, once however often it is pressed (OVL-29)', async () => {
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="momo" orderKey="k1" />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'THỬ LẠI' }))
  await waitFor(() => expect(left).toEqual(['https://pay.example/2']))
  expect(sent).toEqual([{ id: ORDER, key: 'k1', payment_method: 'momo' }])
})

it('can be pressed again after Back from the provider', async () => {
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="momo" />)
  await retry()
  await waitFor(() => expect(left).toHaveLength(1))
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect(router.refresh).toHaveBeenCalled()
  await retry()
  await waitFor(() => expect(left).toHaveLength(2))
})

it('offers other methods that answer at once, and only those (ORD-44)', async () => {
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="momo" />)
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2))
  await userEvent.click(screen.getByRole('radio', { name: 'VNPAY' }))
  await retry()
  await waitFor(() => expect(sent).toEqual([{ id: ORDER, key: null, payment_method: 'vnpay' }]))
})

it('uses OVO’s own call, with the number (ORD-45)', async () => {
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="ovo" />)
  await userEvent.type(await screen.findByLabelText('Số điện thoại ví OVO'), '0812345678')
  await retry()
  await waitFor(() => expect(sent).toEqual([{ id_order: ORDER, phone_no: '0812345678' }]))
})

it.each([
  [409, 'RETRY_OVER', /quá 30 phút/],
  [409, 'OUT_OF_STOCK', /đã hết hàng/],
  [409, 'VOUCHER_GONE', /Mã ưu đãi/],
])('shows that the window is over: %i %s', async (status, code, text) => {
  answer = () => failure(status, code)
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="momo" />)
  await retry()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'THỬ LẠI' })).not.toBeInTheDocument()
})

it.each([
  [() => failure(422, 'PAYMENT_METHOD_OFF'), /tạm ngưng/],
  [
    () => failure(422, 'PAYMENT_METHOD_OFF', 'x', { method: 'vnpay', voucher_methods: ['momo'] }),
    /^Mã ưu đãi của đơn chỉ dùng/,
  ],
  [() => failure(503, 'SERVICE_UNAVAILABLE'), 'Vui lòng thử lại.'],
  [() => success({ ...started, redirect_url: null, is_payment_down: true }), /đang bận/],
])('can be retried after other failures', async (given, text) => {
  answer = given
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="momo" />)
  await retry()
  expect(await screen.findByText(text)).toBeInTheDocument()
  answer = () => success(started)
  await retry()
  await waitFor(() => expect(left).toHaveLength(1))
})
