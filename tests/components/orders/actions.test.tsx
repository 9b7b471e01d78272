import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { CancellationProps } from '@/components/orders/overlays'
import { getOverlays } from '@/components/overlays/store'
import type { OrderStateId } from '@/domain/order/states'
import { failure, signIn, success, toastText, useNetwork } from '../as-member'
import { orderHandlers, resetService, service, visit } from './orders-page'
import { idOf, minutesAgo, NOW, sampleOrder } from './sample-order'

/** Waits while the tests' clock stands still. */
const realTimeout = setTimeout
const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
const shown: unknown[] = []
jest.mock('@/lib/client/bag/bag', () => ({
  ...jest.requireActual<object>('@/lib/client/bag/bag'),
  showBag: (bag: unknown) => {
    shown.push(bag)
    return Promise.resolve()
  },
}))

const sent: { path: string; body: unknown }[] = []
const reordered = {
  is_failed: false,
  products: [],
  unavailable: [] as { name: string }[],
  bag: { pieces: 2 },
}
let answer: () => Response = () => success(reordered)
let retryAnswer: () => Response = () =>
  success({ redirect_url: null, is_payment_down: true, order_id: idOf(1) })

useNetwork(
  ...orderHandlers,
  http.post('*/api/cart/carts/reorder', async ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
    return answer()
  }),
  http.put('*/api/order/order/:id/retry', async ({ request }) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
    return retryAnswer()
  }),
)
beforeAll(() => signIn())
beforeEach(() => {
  resetService()
  sent.splice(0)
  shown.splice(0)
  push.mockClear()
  answer = () => success(reordered)
  // Only what the screens measure time with.
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'performance'] })
})
afterEach(() => {
  // What is on its way out goes with its own clock.
  act(() => jest.advanceTimersByTime(1_000))
  jest.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
const settle = async (isDone: () => boolean) => {
  for (let turn = 0; turn < 200 && !isDone(); turn++)
    await act(() => new Promise((resolve) => realTimeout(resolve, 5)))
  expect(isDone()).toBe(true)
}
const show = async (...orders: ReturnType<typeof sampleOrder>[]) => {
  service.orders = orders
  visit()
  return screen.findAllByRole('article')
}
/** What the buttons of an order say, the words for screen readers left aside. */
const buttonsOf = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('button')
    .filter((button) => /[A-Z] đơn NG/.test(button.textContent ?? ''))
    .map((button) => (button.textContent ?? '').replace(/ đơn NG.*$/, ''))
const press = async (name: RegExp) => user().click(await screen.findByRole('button', { name }))
const openProps = (name: string) =>
  getOverlays().find((overlay) => overlay.name === name && !overlay.isLeaving)?.props

describe('the buttons of each state', () => {
  const FAILED = 'Thanh toán thất bại, vui lòng thử lại.'
  const WAITING = 'Đơn chưa được thanh toán. Hàng vẫn được giữ cho bạn.'
  const CONFIRMING = 'Đang chờ xác nhận thanh toán. Bạn chờ vài phút nhé.'
  const cases: {
    state: OrderStateId
    method: string
    /** minutes since it was placed */
    age?: number
    canTrack?: boolean
    buttons: string[]
    note?: string
  }[] = [
    {
      state: 'awaiting_bank_transfer',
      method: 'bank_transfer',
      buttons: ['XÁC NHẬN THANH TOÁN', 'HỦY ĐƠN HÀNG', 'HƯỚNG DẪN THANH TOÁN'],
    },
    {
      state: 'awaiting_payment',
      method: 'indomaret',
      buttons: ['HỦY ĐƠN HÀNG', 'HỦY & ĐẶT LẠI', 'HƯỚNG DẪN THANH TOÁN'],
    },
    { state: 'awaiting_payment', method: 'vnpay', buttons: ['HỦY ĐƠN HÀNG', 'HỦY & ĐẶT LẠI'] },
    {
      state: 'awaiting_payment',
      method: 'vnpay',
      age: 2,
      buttons: ['THỬ LẠI', 'HỦY ĐƠN HÀNG', 'HỦY & ĐẶT LẠI'],
      note: WAITING,
    },
    { state: 'payment_confirm', method: 'bank_transfer', buttons: ['HỦY ĐƠN HÀNG'] },
    { state: 'payment_accepted', method: 'momo', buttons: [] },
    { state: 'awaiting_cod_verification', method: 'cash_on_delivery', buttons: ['HỦY ĐƠN HÀNG'] },
    { state: 'order_verified', method: 'cash_on_delivery', buttons: ['HỦY ĐƠN HÀNG'] },
    { state: 'order_verified', method: 'momo', buttons: [] },
    { state: 'picking_in_progress', method: 'momo', buttons: [] },
    { state: 'packed', method: 'momo', buttons: [] },
    { state: 'delivery_slip_printed', method: 'momo', buttons: [] },
    { state: 'shipped', method: 'momo', canTrack: true, buttons: ['THEO DÕI ĐƠN HÀNG'] },
    { state: 'shipped', method: 'momo', buttons: [] },
    { state: 'in_transit', method: 'momo', canTrack: true, buttons: ['THEO DÕI ĐƠN HÀNG'] },
    { state: 'delivering', method: 'momo', canTrack: true, buttons: ['THEO DÕI ĐƠN HÀNG'] },
    { state: 'ready_to_pickup', method: 'momo', buttons: [] },
    { state: 'delivered', method: 'momo', buttons: ['ĐẶT LẠI'] },
    { state: 'undelivered', method: 'momo', buttons: [] },
    { state: 'return', method: 'momo', buttons: [] },
    { state: 'cancelled', method: 'bank_transfer', buttons: ['ĐẶT LẠI'] },
    { state: 'expired', method: 'momo', buttons: ['ĐẶT LẠI'] },
    { state: 'refund', method: 'momo', buttons: ['ĐẶT LẠI'] },
    {
      state: 'payment_failed',
      method: 'momo',
      age: 10,
      buttons: ['THỬ LẠI', 'HỦY & ĐẶT LẠI'],
      note: FAILED,
    },
    { state: 'cancelled', method: 'ovo', age: 10, buttons: ['THỬ LẠI'], note: FAILED },
    { state: 'cancelled', method: 'ovo', age: 31, buttons: ['ĐẶT LẠI'] },
    { state: 'cancelled', method: 'gopay', age: 3, buttons: [], note: CONFIRMING },
    { state: 'cancelled', method: 'gopay', age: 10, buttons: ['THỬ LẠI'], note: FAILED },
    { state: 'cancelled', method: 'gopay', age: 31, buttons: ['ĐẶT LẠI'] },
  ]
  // ORD-31 to ORD-36
  it.each(cases)(
    '$state by $method after $age minutes: $buttons',
    async ({ buttons, note, age = 600, ...wanted }) => {
      const [card] = await show(sampleOrder({ ...wanted, created_at: minutesAgo(age) }))
      expect(buttonsOf(card!).toSorted()).toEqual(buttons.toSorted())
      for (const text of [FAILED, WAITING, CONFIRMING].filter((other) => other !== note))
        expect(card).not.toHaveTextContent(text)
      if (note !== undefined) expect(card).toHaveTextContent(note)
    },
  )

  it('puts primary actions before cancelling', async () => {
    const [card] = await show(sampleOrder({ state: 'awaiting_payment', method: 'indomaret' }))
    const loud = within(card!).getByRole('button', { name: /^HƯỚNG DẪN THANH TOÁN/ })
    const cancelling = within(card!).getByRole('button', { name: /^HỦY ĐƠN HÀNG/ })
    const isPrimary = (button: HTMLElement) => button.matches('.button:not(.button-secondary, .button-quiet)')
    expect([loud, cancelling].map(isPrimary)).toEqual([true, false])
  })
})

describe('what the buttons open', () => {
  it.each([
    [/^XÁC NHẬN THANH TOÁN/, sampleOrder(), 'how-to-pay'],
    [/^HƯỚNG DẪN THANH TOÁN/, sampleOrder(), 'how-to-pay'],
    [/^Chờ chuyển khoản, xem thêm/, sampleOrder(), 'how-to-pay'],
    [/^THEO DÕI ĐƠN HÀNG/, sampleOrder({ state: 'shipped', canTrack: true }), 'tracking'],
    [/^Đã gửi hàng, xem thêm/, sampleOrder({ state: 'shipped', canTrack: true }), 'tracking'],
  ])('%s (ORD-49)', async (button, order, overlay) => {
    await show(order)
    await press(button)
    expect(openProps(overlay)).toMatchObject({ orderId: order._id })
  })

  it.each([
    [/^XÁC NHẬN THANH TOÁN/, true],
    [/^HƯỚNG DẪN THANH TOÁN/, false],
  ])('%s starts differently', async (button, isConfirming) => {
    await show(sampleOrder())
    await press(button)
    expect(openProps('how-to-pay')).toMatchObject({ isConfirming })
  })

  it('THỬ LẠI asks for the payment method (ORD-44)', async () => {
    const order = sampleOrder({ state: 'payment_failed', method: 'momo', created_at: minutesAgo(1) })
    await show(order)
    await press(/^THỬ LẠI/)
    await settle(() => openProps('retry-payment') !== undefined)
    expect(openProps('retry-payment')).toEqual({ orderId: order._id, method: 'momo' })
    expect(sent).toEqual([])
  })

  it('THỬ LẠI of a GoPay order retries without asking (ORD-46)', async () => {
    const order = sampleOrder({ state: 'cancelled', method: 'gopay', created_at: minutesAgo(10) })
    await show(order)
    await press(/^THỬ LẠI/)
    await settle(() => openProps('retry-payment') !== undefined)
    expect(sent.map(({ path }) => path)).toEqual([`/api/order/order/${order._id}/retry`])
  })

  it('shows why a GoPay order cannot be retried, and opens nothing', async () => {
    retryAnswer = () => failure(409, 'RETRY_OVER')
    await show(sampleOrder({ state: 'cancelled', method: 'gopay', created_at: minutesAgo(10) }))
    await press(/^THỬ LẠI/)
    await settle(() => toastText().startsWith('Đã hết thời gian thanh toán lại.'))
    expect(openProps('retry-payment')).toBeUndefined()
    await settle(() => service.asked.length === 2)
  })
})

describe('the retry window', () => {
  it('turns THỬ LẠI into ĐẶT LẠI while the page is open (ORD-39)', async () => {
    const [card] = await show(
      sampleOrder({ state: 'payment_failed', method: 'momo', created_at: minutesAgo(29) }),
    )
    expect(buttonsOf(card!)).toEqual(['THỬ LẠI', 'HỦY & ĐẶT LẠI'])
    act(() => jest.advanceTimersByTime(59_000))
    expect(buttonsOf(card!)).toEqual(['THỬ LẠI', 'HỦY & ĐẶT LẠI'])
    act(() => jest.advanceTimersByTime(3_000))
    expect(buttonsOf(card!)).toEqual(['ĐẶT LẠI'])
    expect(card).not.toHaveTextContent('Thanh toán thất bại, vui lòng')
  })

  it('opens five minutes after a GoPay order (ORD-38)', async () => {
    const [card] = await show(sampleOrder({ state: 'cancelled', method: 'gopay', created_at: minutesAgo(4) }))
    expect(buttonsOf(card!)).toEqual([])
    act(() => jest.advanceTimersByTime(62_000))
    expect(buttonsOf(card!)).toEqual(['THỬ LẠI'])
  })
})

describe('ĐẶT LẠI', () => {
  const order = sampleOrder({ state: 'delivered' })
  const reorder = async () => {
    await show(order)
    await press(/^ĐẶT LẠI/)
  }

  it('fills the bag and goes there 600 ms later (ORD-41, ORD-42)', async () => {
    await reorder()
    await settle(() => toastText() !== '')
    expect(sent).toEqual([{ path: '/api/cart/carts/reorder', body: { cart_id: order.cart_id } }])
    expect(shown).toEqual([reordered.bag])
    expect(toastText()).toBe('Đã thêm sản phẩm vào giỏ hàng.')
    act(() => jest.advanceTimersByTime(599))
    expect(push).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1))
    expect(push).toHaveBeenCalledWith('/order')
  })

  it('goes there also when something is unavailable, and names it (ORD-43)', async () => {
    answer = () =>
      success({ ...reordered, is_failed: true, unavailable: [{ name: 'Son lì Mây' }, { name: 'Kem Nắng' }] })
    await reorder()
    await settle(() => toastText() !== '')
    expect(toastText()).toBe('Chưa thêm được vào giỏ: Son lì Mây, Kem Nắng.')
    act(() => jest.advanceTimersByTime(600))
    expect(push).toHaveBeenCalledWith('/order')
  })

  it('stays when it fails', async () => {
    answer = () => failure(500, 'INTERNAL_ERROR')
    await reorder()
    await settle(() => toastText() === 'Vui lòng thử lại.')
    act(() => jest.advanceTimersByTime(2_000))
    expect(push).not.toHaveBeenCalled()
  })

  it('sends one call for two presses', async () => {
    await reorder()
    await press(/^ĐẶT LẠI/)
    await settle(() => toastText() !== '')
    expect(sent).toHaveLength(1)
  })

  it('does not redirect a shopper who has navigated away', async () => {
    service.orders = [order]
    const page = visit()
    await press(/^ĐẶT LẠI/)
    await settle(() => toastText() !== '')
    page.unmount()
    jest.advanceTimersByTime(2_000)
    expect(push).not.toHaveBeenCalled()
  })
})

describe('HỦY', () => {
  const order = sampleOrder({ state: 'awaiting_payment', method: 'vnpay', created_at: minutesAgo(60) })
  const cancelled = sampleOrder({ state: 'cancelled', method: 'vnpay', created_at: minutesAgo(60) })
  const ask = async (button: RegExp) => {
    await show(order)
    await press(button)
    return openProps('cancellation') as CancellationProps
  }

  it('asks for the reason, and shows the cancelled order with new counts', async () => {
    const props = await ask(/^HỦY ĐƠN HÀNG/)
    expect(props).toMatchObject({
      orderId: order._id,
      referenceCode: order.reference_code,
      isReordered: false,
    })
    service.orders = [cancelled]
    service.counts = { cancelled: 1 }
    await act(async () => props.onCancelled(cancelled))
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Đã hủy'))
    expect(
      await screen.findByRole('button', { name: 'Đã hủy hoặc hoàn tiền, 1 đơn hàng' }),
    ).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('moves the focus to the cancelled order, whose button is gone', async () => {
    const props = await ask(/^HỦY ĐƠN HÀNG/)
    service.orders = [cancelled]
    await act(async () => props.onCancelled(cancelled))
    await settle(() => {
      jest.advanceTimersByTime(50)
      return document.activeElement === screen.getByRole('link', { name: /^Xem chi tiết/ })
    })
  })

  it('& ĐẶT LẠI fills the bag again once the order is cancelled, not before (ORD-48)', async () => {
    const props = await ask(/^HỦY & ĐẶT LẠI/)
    expect(props.isReordered).toBe(true)
    expect(sent).toEqual([])
    service.orders = [cancelled]
    await act(async () => props.onCancelled(cancelled))
    await settle(() => shown.length > 0)
    expect(sent).toEqual([{ path: '/api/cart/carts/reorder', body: { cart_id: order.cart_id } }])
    act(() => jest.advanceTimersByTime(600))
    expect(push).toHaveBeenCalledWith('/order')
  })

  it('goes to the bag although the cancelled order has left the list', async () => {
    const props = await ask(/^HỦY & ĐẶT LẠI/)
    service.orders = []
    await act(async () => props.onCancelled(cancelled))
    await settle(() => shown.length > 0 && screen.queryByRole('article') === null)
    act(() => jest.advanceTimersByTime(600))
    expect(push).toHaveBeenCalledWith('/order')
  })

  it('reloads an order that could not be cancelled', async () => {
    const props = await ask(/^HỦY & ĐẶT LẠI/)
    service.orders = [sampleOrder({ state: 'payment_accepted', method: 'vnpay' })]
    await act(async () => props.onRefused())
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Đã thanh toán'))
    expect(sent).toEqual([])
  })
})
