import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { ReactNode } from 'react'
import type { CancellationProps } from '@/components/orders/overlays'
import { getOverlays } from '@/components/overlays/store'
import { FailedView } from '@/components/checkout/result/failed-view'
import { SuccessView } from '@/components/checkout/result/success-view'
import type { Order } from '@/domain/order/order'
import type { SurplusPayment } from '@/domain/order/payment/surplus'
import { wireState } from '@/domain/order/states'
import { bagWith } from '../sample-bag'
import { failure, openNames, signIn, success, useNetwork } from '../../as-member'
import { renderWithTexts } from '../../with-texts'
import { ORDER, orderWith, paidBy, paymentWith } from './sample-order'

const refresh = jest.fn()
const replace = jest.fn()
const push = jest.fn()
const router = { refresh, replace, push }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

const reordered: unknown[] = []
const filled = () => success({ is_failed: false, products: [], unavailable: [], bag: bagWith() })
let reorderAnswer: () => ReturnType<typeof success> = filled
let payment = () => success(paymentWith())
useNetwork(
  http.get('*/api/payment/orders/:id/payment', () => payment()),
  http.post('*/api/cart/carts/reorder', async ({ request }) => {
    reordered.push(await request.json())
    return reorderAnswer()
  }),
)
beforeAll(() => signIn())
beforeEach(() => {
  for (const spy of [refresh, replace, push]) spy.mockClear()
  reordered.splice(0)
  reorderAnswer = filled
})
afterEach(() => jest.useRealTimers())

/** Shows a page with its parts that come as code of their own. */
async function open(page: ReactNode) {
  const view = renderWithTexts(page)
  await act(async () => undefined)
  return view
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const none = { accounts: [], transfer_content: null, due_at: null }
const online = orderWith({ ...wireState('awaiting_payment'), payment_method: paidBy('momo') })

describe('after an order', () => {
  it.each([
    ['a transfer to be made', orderWith(), paymentWith(), 'Đơn hàng đang chờ bạn chuyển khoản'],
    [
      'a transfer that is looked for',
      orderWith(wireState('payment_confirm')),
      paymentWith({ has_proof: true }),
      'Chúng mình đang kiểm tra chuyển khoản',
    ],
    [
      'a provider that has not reported',
      online,
      paymentWith({ ...none, method: 'momo' }),
      'Đang xác nhận thanh toán',
    ],
    [
      'a paid order',
      orderWith({ ...wireState('payment_accepted'), is_paid: true, payment_method: paidBy('momo') }),
      paymentWith({ ...none, state: 'paid' }),
      'Cảm ơn bạn đã đặt hàng',
    ],
    [
      'money at the door',
      orderWith({ ...wireState('awaiting_cod_verification'), payment_method: paidBy('cash_on_delivery') }),
      paymentWith({ ...none, method: 'cash_on_delivery' }),
      'Cảm ơn bạn đã đặt hàng',
    ],
    [
      'an order that has ended',
      orderWith(wireState('expired')),
      paymentWith({ ...none, state: 'failed' }),
      'Đơn hàng đã kết thúc',
    ],
  ])('shows %s (PAY-05, RTE-11)', async (_what, order, paid, heading) => {
    await open(<SuccessView order={order} payment={paid} orderKey={null} />)
    expect(title()).toBe(heading)
    expect(screen.getByText('NG261121ABCD', { selector: 'header *' })).toBeInTheDocument()
    expect(screen.getByText('Nhận hàng 18/07 – 20/07')).toBeInTheDocument()
    expect(screen.getByText('Son lì Mây')).toBeInTheDocument()
  })

  it('gives a guest the order’s link, and a member the link to their orders', async () => {
    const user = userEvent.setup()
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    const { unmount } = await open(<SuccessView order={orderWith()} payment={paymentWith()} orderKey="k1" />)
    await user.click(screen.getByRole('button', { name: 'Sao chép liên kết' }))
    expect(write).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`/order/success/${ORDER}\\?key=k1$`)))
    expect(screen.queryByRole('link', { name: 'Xem đơn hàng của tôi' })).not.toBeInTheDocument()
    unmount()
    await open(<SuccessView order={orderWith()} payment={paymentWith()} orderKey={null} />)
    expect(screen.getByRole('link', { name: 'Xem đơn hàng của tôi' })).toHaveAttribute('href', '/my-orders')
    expect(screen.queryByRole('button', { name: 'Sao chép liên kết' })).not.toBeInTheDocument()
  })
})

it('masks the phone number for everyone with the link', () => {
  renderWithTexts(<SuccessView order={orderWith()} payment={paymentWith()} orderKey="k1" />)
  expect(screen.getByText(/\+84 \*\*\* \*\*\* 678/)).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('912345678')
})

describe('while the provider has not reported', () => {
  const show = (actions: 'retry'[] = []) =>
    renderWithTexts(
      <SuccessView
        order={{ ...online, actions }}
        payment={paymentWith({ ...none, method: 'momo' })}
        orderKey={null}
      />,
    )
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  it('polls every three seconds until it is paid', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    payment = () => success(paymentWith({ ...none, state: 'pending' }))
    show()
    await wait(3_000)
    expect(refresh).not.toHaveBeenCalled()
    payment = () => success(paymentWith({ ...none, state: 'paid' }))
    await wait(3_000)
    jest.useRealTimers()
    await waitFor(() => expect(refresh).toHaveBeenCalled())
  })

  it('goes to the failed page when it failed', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    payment = () => success(paymentWith({ ...none, state: 'failed' }))
    show()
    await wait(3_000)
    jest.useRealTimers()
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/failed/${ORDER}`))
  })

  it('shows the order, and how to pay again, before it stops waiting', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    payment = () => success(paymentWith({ ...none, state: 'pending' }))
    show(['retry'])
    await wait(19_000)
    expect(screen.queryByRole('button', { name: 'THỬ LẠI' })).not.toBeInTheDocument()
    await wait(1_000)
    expect(screen.getByText('Đang chờ đơn vị thanh toán báo kết quả…')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'THỬ LẠI' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Xem đơn hàng' })).toHaveAttribute(
      'href',
      `/my-orders?order=${ORDER}`,
    )
  })

  it('speaks of paying again only where that can be done', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    payment = () => success(paymentWith({ ...none, state: 'pending' }))
    show()
    await wait(120_000)
    expect(screen.getByRole('status')).toHaveTextContent(/^Chưa có kết quả\. .+ đơn sẽ tự được xác nhận\.$/)
    expect(screen.getByRole('button', { name: 'Kiểm tra lại' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'THỬ LẠI' })).not.toBeInTheDocument()
  })

  it('leaves it to the shopper after two minutes', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    payment = () => failure(503, 'SERVICE_UNAVAILABLE')
    show(['retry'])
    await wait(120_000)
    jest.useRealTimers()
    await userEvent.click(screen.getByRole('button', { name: 'THỬ LẠI' }))
    expect(getOverlays().find(({ name }) => name === 'retry-payment')?.props).toMatchObject({
      orderId: ORDER,
      method: 'momo',
    })
  })
})

describe('after a failed payment', () => {
  const failed = orderWith({
    ...wireState('payment_failed'),
    payment_method: paidBy('momo'),
    is_payment_failed: true,
    actions: ['retry'],
    action_note: 'payment_failed',
  })
  const unpaid = paymentWith({ ...none, method: 'momo', state: 'failed' })

  it('can be retried inside the window (RTE-12)', async () => {
    renderWithTexts(<FailedView order={failed} payment={unpaid} orderKey="k1" />)
    expect(title()).toBe('Thanh toán chưa thành công')
    expect(screen.getByText('Thanh toán thất bại, vui lòng thử lại.')).toBeInTheDocument()
    expect(screen.getByRole('timer')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'THỬ LẠI' }))
    expect(openNames()).toContain('retry-payment')
    expect(screen.queryByRole('button', { name: 'ĐẶT LẠI' })).not.toBeInTheDocument()
  })

  it.each([false, true])(
    'is not called failed where the buyer cancelled it at the provider (card: %s)',
    (isCard) => {
      const cancelled = { ...unpaid, is_cancelled_by_buyer: true }
      renderWithTexts(<FailedView order={failed} payment={cancelled} orderKey={null} isCard={isCard} />)
      expect(title()).toBe('Bạn đã hủy thanh toán')
      expect(screen.getByText('Đã hủy thanh toán')).toBeInTheDocument()
      expect(
        screen.queryByText(/thất bại|chưa thành công|chưa được chấp nhận|3-D Secure/),
      ).not.toBeInTheDocument()
      expect(screen.getByRole('timer')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'THỬ LẠI' })).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Xem đơn hàng của tôi' })).toBeInTheDocument()
    },
  )

  it('can be cancelled inside the window, with its goods back in the bag', async () => {
    const order: Order = { ...failed, actions: ['retry', 'cancel_and_reorder'] }
    renderWithTexts(<FailedView order={order} payment={unpaid} orderKey="k1" />)
    await userEvent.click(screen.getByRole('button', { name: 'HỦY & ĐẶT LẠI' }))
    const props = getOverlays().find(({ name }) => name === 'cancellation')?.props as CancellationProps
    expect(props).toMatchObject({ orderId: ORDER, orderKey: 'k1', isReordered: true })
    expect(reordered).toEqual([])
    act(() => props.onCancelled(order))
    await waitFor(() => expect(push).toHaveBeenCalledWith('/order'))
    expect(reordered).toEqual([{ cart_id: failed.cart_id }])
  })

  it('leads members to their orders, and guests to the bag above which the order stands', () => {
    const { unmount } = renderWithTexts(<FailedView order={failed} payment={unpaid} orderKey={null} />)
    expect(screen.getByRole('link', { name: 'Xem đơn hàng của tôi' })).toHaveAttribute('href', '/my-orders')
    unmount()
    renderWithTexts(<FailedView order={failed} payment={unpaid} orderKey="k1" />)
    expect(screen.getByRole('link', { name: 'Về giỏ hàng' })).toHaveAttribute('href', '/order')
  })

  it.each([
    ['refused', false, 'Thanh toán chưa thành công'],
    ['cancelled', true, 'Bạn đã hủy thanh toán'],
  ])(
    'says that the second attempt was %s, while the first one has no result (ORD-44)',
    async (_what, is_cancelled_by_buyer, heading) => {
      const order: Order = { ...online, actions: ['retry', 'cancel', 'cancel_and_reorder'] }
      for (const View of [FailedView, SuccessView]) {
        const { unmount } = await open(
          <View order={order} payment={{ ...unpaid, is_cancelled_by_buyer }} orderKey={null} />,
        )
        expect(title()).toBe(heading)
        expect(screen.queryByText(/chưa báo kết quả|báo kết quả…/)).not.toBeInTheDocument()
        expect(screen.getByText('Hàng vẫn được giữ cho bạn. Bạn thanh toán lại nhé.')).toBeInTheDocument()
        expect(screen.getByRole('button', { name: 'THỬ LẠI' })).toBeInTheDocument()
        unmount()
      }
    },
  )

  it('does not call an unreported payment failed', () => {
    const pending = paymentWith({ ...none, method: 'momo', state: 'pending' })
    renderWithTexts(
      <FailedView order={{ ...online, actions: ['retry'] }} payment={pending} orderKey={null} isCard />,
    )
    expect(title()).toBe('Bạn chưa thanh toán xong')
    expect(screen.queryByText(/thất bại|chưa được chấp nhận|3-D Secure/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'THỬ LẠI' })).toBeInTheDocument()
    expect(screen.getAllByText(/^Thanh toán trước/)).toHaveLength(1)
    expect(screen.queryByText(/được giữ cho bạn đến/)).not.toBeInTheDocument()
    expect(screen.queryByText(/được cộng 6 điểm/)).not.toBeInTheDocument()
  })

  it('offers no second order while the first one still waits', () => {
    const pending = paymentWith({ ...none, method: 'momo', state: 'pending' })
    renderWithTexts(
      <FailedView order={{ ...online, actions: ['cancel'] }} payment={pending} orderKey={null} />,
    )
    expect(screen.queryByRole('button', { name: 'ĐẶT LẠI' })).not.toBeInTheDocument()
    expect(screen.getByText(/đơn sẽ tự hủy/)).toBeInTheDocument()
  })

  it('leads a guest on another device to the products', async () => {
    reorderAnswer = () => failure(404, 'NOT_FOUND')
    renderWithTexts(
      <FailedView
        order={{ ...failed, actions: ['reorder'], action_note: null }}
        payment={unpaid}
        orderKey="k1"
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'ĐẶT LẠI' }))
    const group = await screen.findByRole('group', { name: 'Sản phẩm của đơn' })
    expect(group).toHaveFocus()
    expect(group).toHaveTextContent(/thiết bị bạn đã dùng để đặt hàng/)
    expect(screen.getByRole('link', { name: 'Son lì Mây' })).toHaveAttribute('href', '/son-moi/12-son-li-may')
    expect(screen.queryByRole('button', { name: 'ĐẶT LẠI' })).not.toBeInTheDocument()
    expect(push).not.toHaveBeenCalled()
  })

  it('is ordered again after the window', async () => {
    renderWithTexts(
      <FailedView
        order={{ ...failed, actions: ['reorder'], action_note: null }}
        payment={unpaid}
        orderKey={null}
      />,
    )
    expect(screen.queryByText('Thanh toán thất bại, vui lòng thử lại.')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'ĐẶT LẠI' }))
    await waitFor(() => expect(push).toHaveBeenCalledWith('/order'))
    expect(reordered).toEqual([{ cart_id: failed.cart_id }])
  })

  it('has hints for cards (RTE-13)', () => {
    renderWithTexts(<FailedView order={failed} payment={unpaid} orderKey={null} isCard />)
    expect(title()).toBe('Thẻ chưa được chấp nhận')
    expect(screen.getByText(/3-D Secure/)).toBeInTheDocument()
  })

  it('says that the order is paid when the money arrived after all', () => {
    const order = orderWith({
      ...wireState('payment_accepted'),
      is_paid: true,
      payment_method: paidBy('momo'),
    })
    renderWithTexts(
      <FailedView order={order} payment={paymentWith({ ...none, state: 'paid' })} orderKey={null} />,
    )
    expect(screen.getByRole('link', { name: 'Xem đơn hàng' })).toHaveAttribute(
      'href',
      `/order/success/${ORDER}`,
    )
  })
})

describe('of money that paid for nothing', () => {
  const surplus: SurplusPayment = {
    cause: 'ended',
    method: 'vnpay',
    amount: 189_000,
    received_at: '2026-11-28T02:30:00Z',
    state: 'refunding',
  }
  const box = () => screen.getByRole('region', { name: 'Khoản tiền được hoàn lại' })

  it('says what was received after the order was cancelled, and when it is back', async () => {
    const order = orderWith({
      ...wireState('cancelled'),
      payment_method: paidBy('vnpay'),
      actions: ['reorder'],
    })
    const paid = paymentWith({ ...none, method: 'vnpay', state: 'failed', surplus: [surplus] })
    await open(<FailedView order={order} payment={paid} orderKey="k1" />)
    expect(title()).toBe('Đơn hàng đã được hủy')
    expect(box()).toHaveTextContent(
      /đã nhận 189\.000\s₫ qua VNPAY lúc 28\/11\/2026 09:30, khi đơn đã kết thúc/,
    )
    expect(box()).toHaveTextContent('thường trong 3–7 ngày làm việc')
  })

  it('says it of a second payment beside the thanks for the first', async () => {
    const order = orderWith({
      ...{ ...wireState('payment_accepted'), is_paid: true, payment_method: paidBy('momo') },
    })
    const twice = { ...surplus, cause: 'twice', state: 'refunded' } as const
    const paid = paymentWith({ ...none, state: 'paid', surplus: [twice] })
    await open(<SuccessView order={order} payment={paid} orderKey={null} />)
    expect(title()).toBe('Cảm ơn bạn đã đặt hàng')
    expect(box()).toHaveTextContent(/nhận thêm 189\.000\s₫ qua VNPAY .+ ngoài khoản đã thanh toán cho đơn/)
    expect(box()).toHaveTextContent('đã được hoàn về nguồn tiền bạn đã trả')
  })

  it('does not say that nothing was taken where another attempt was cancelled', async () => {
    const order = orderWith({ ...wireState('payment_failed'), payment_method: paidBy('vnpay') })
    const paid = paymentWith({ ...none, state: 'failed', is_cancelled_by_buyer: true, surplus: [surplus] })
    await open(<FailedView order={order} payment={paid} orderKey={null} />)
    expect(screen.queryByText(/chưa có khoản tiền nào bị trừ/)).not.toBeInTheDocument()
    expect(box()).toBeInTheDocument()
  })

  it('is silent where there is none', async () => {
    await open(<FailedView order={online} payment={paymentWith(none)} orderKey={null} />)
    expect(screen.queryByText('Khoản tiền được hoàn lại')).not.toBeInTheDocument()
  })
})
