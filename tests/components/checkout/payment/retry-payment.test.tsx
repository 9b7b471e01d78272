import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import RetryPayment from '@/components/checkout/result/retry-payment'
import { failure, showOverlay, signIn, success, useNetwork } from '../../as-member'
import type { RetryMethod } from '@/domain/order/payment/payment'
import { ORDER, paymentWith } from './sample-order'

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
const both: RetryMethod[] = [
  { code: 'vnpay', refusal: null },
  { code: 'momo', refusal: null },
]
const payableBy = (retry_methods: RetryMethod[] | null) => () => success(paymentWith({ retry_methods }))
let payment: () => ReturnType<typeof success> = payableBy(both)
useNetwork(
  http.get('*/api/payment/orders/:id/payment', () => payment()),
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
  payment = payableBy(both)
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

it('disables methods that cannot pay this order, with the reason (ORD-44)', async () => {
  payment = payableBy([
    { code: 'vnpay', refusal: 'VOUCHER' },
    { code: 'momo', refusal: null },
    { code: 'zalopay', refusal: 'TOO_MUCH' },
  ])
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="momo" />)
  const bound = await screen.findByRole('radio', {
    name: /^VNPAY.*Mã ưu đãi của đơn chỉ dùng với Ví MoMo hoặc ZaloPay\.$/,
  })
  expect(bound).toBeDisabled()
  expect(screen.getByRole('radio', { name: /^ZaloPay.*Tổng tiền cao hơn mức ZaloPay nhận/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Ví MoMo' })).toBeChecked()
  await userEvent.click(bound)
  await retry()
  await waitFor(() => expect(sent).toEqual([{ id: ORDER, key: null, payment_method: 'momo' }]))
})

it('offers the order’s own method alone until it is known which can pay', async () => {
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="momo" />)
  expect(screen.getByRole('radio', { name: 'Ví MoMo' })).toBeEnabled()
  expect(screen.getByRole('radio', { name: 'VNPAY' })).toBeDisabled()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'VNPAY' })).toBeEnabled())
})

it('leaves the choice to the call where the service does not say which can pay', async () => {
  payment = () => failure(503, 'SERVICE_UNAVAILABLE')
  showOverlay('retry-payment', <RetryPayment orderId={ORDER} method="momo" />)
  await waitFor(() => expect(screen.getByRole('radio', { name: 'VNPAY' })).toBeEnabled())
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
    () => failure(422, 'VOUCHER_METHOD', 'x', { method: 'vnpay', voucher_methods: ['momo'] }),
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
