import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { BagView } from '@/components/bag/page/bag-view'
import type { CancellationProps } from '@/components/orders/overlays'
import { UNPAID_KEY } from '@/components/orders/parts/unpaid/unpaid-key'
import { ServedAnswers } from '@/components/ui/served-answers'
import { MyOrders } from '@/components/orders/list/my-orders'
import { getOverlays } from '@/components/overlays/store'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { bagWith } from '../checkout/sample-bag'
import { failure, member, signIn, success, useNetwork, withMember } from '../as-member'
import { orderHandlers, resetService, service, visit } from './orders-page'
import { idOf, minutesAgo, NOW, sampleOrder } from './sample-order'

const realTimeout = setTimeout
const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const reordered: unknown[] = []
const network = useNetwork(
  ...orderHandlers,
  http.get('*/api/cart/carts/me', () => success(bagWith({ lines: [] }))),
  http.post('*/api/cart/carts/reorder', async ({ request }) => {
    reordered.push(await request.json())
    return success({ is_failed: false, products: [], unavailable: [], bag: bagWith() })
  }),
)
beforeEach(async () => {
  await signIn()
  resetService()
  reordered.splice(0)
  push.mockClear()
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask', 'performance'] })
})
afterEach(() => {
  act(() => jest.advanceTimersByTime(1_000))
  jest.useRealTimers()
})

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
const settle = async (isDone: () => boolean) => {
  for (let turn = 0; turn < 200 && !isDone(); turn++)
    await act(() => new Promise((resolve) => realTimeout(resolve, 5)))
  expect(isDone()).toBe(true)
}
const propsOf = (name: string) =>
  getOverlays().find((overlay) => overlay.name === name && !overlay.isLeaving)?.props

const placed = minutesAgo(5.5)
const unpaidOrder = (changes: Partial<UnpaidOrder> = {}): UnpaidOrder => ({
  order_id: idOf(1),
  reference_code: 'NG2607160001A',
  cart_id: idOf(901),
  total: 482_000,
  pieces: 3,
  image_url: null,
  name: 'Son lì Mây',
  payment_method: 'momo',
  is_payment_failed: true,
  retry_until: new Date(Date.parse(placed) + 30 * 60_000).toISOString(),
  key: null,
  ...changes,
})
const section = () => screen.findByRole('region', { name: 'Đơn chờ thanh toán lại' })

describe('on top of my orders', () => {
  it('lists orders that can be paid again, with the minutes left and their state', async () => {
    service.unpaid = [unpaidOrder(), unpaidOrder({ order_id: idOf(2), is_payment_failed: false })]
    visit()
    const [failed, waiting] = within(await section()).getAllByRole('article')
    expect(await screen.findByText('Các đơn hàng khác của bạn sẽ nằm ở đây.')).toBeInTheDocument()
    expect(screen.queryByText('Bạn chưa có đơn hàng nào')).not.toBeInTheDocument()
    expect(failed).toHaveAccessibleName('Đơn chờ thanh toán lại · còn 25 phút')
    expect(failed).toHaveTextContent(/Son lì Mây3 sản phẩm · 482\.000\s₫/)
    expect(failed).toHaveTextContent('Thanh toán thất bại, vui lòng thử lại.')
    expect(waiting).not.toHaveTextContent('thất bại')
    expect(within(failed!).getByRole('link', { name: 'Xem đơn NG2607160001A' })).toHaveAttribute(
      'href',
      `/order/failed/${idOf(1)}`,
    )
    await user().click(within(failed!).getByRole('button', { name: /^THỬ LẠI/ }))
    expect(propsOf('retry-payment')).toMatchObject({ orderId: idOf(1), method: 'momo' })
  })

  it('shows an order of the list there alone, with the time left and all its buttons', async () => {
    const waiting = sampleOrder({ number: 2, state: 'awaiting_payment', method: 'momo', created_at: placed })
    service.orders = [waiting]
    service.unpaid = [unpaidOrder(), unpaidOrder({ order_id: idOf(2), is_payment_failed: false })]
    visit()
    const card = within(await screen.findByRole('article', { name: /NG2607160002A$/ }))
    expect(within(await section()).getAllByRole('article')).toHaveLength(1)
    expect(card.getByRole('timer')).toHaveTextContent('24:30')
    const buttons = ['THỬ LẠI', 'HỦY ĐƠN HÀNG', 'HỦY & ĐẶT LẠI']
    for (const name of buttons)
      expect(screen.getAllByRole('button', { name: new RegExp(`^${name}.*0002A`) })).toHaveLength(1)
  })

  it('is part of the page, before any call is answered', () => {
    render(
      withMember(
        <ServedAnswers answers={{ [UNPAID_KEY]: [unpaidOrder()] }}>
          <MyOrders memberId={member.id} />
        </ServedAnswers>,
      ),
    )
    expect(screen.getByRole('region', { name: 'Đơn chờ thanh toán lại' })).toBeInTheDocument()
  })

  it('shows nothing without such orders', async () => {
    service.orders = [sampleOrder()]
    visit()
    await screen.findByRole('article')
    expect(screen.queryByRole('region', { name: 'Đơn chờ thanh toán lại' })).not.toBeInTheDocument()
  })

  it('removes an order with the last second of the retry window', async () => {
    service.unpaid = [unpaidOrder()]
    visit()
    await section()
    service.unpaid = []
    act(() => jest.advanceTimersByTime(24.5 * 60_000 + 1_000))
    await settle(() => screen.queryByText(/Đơn chờ thanh toán lại ·/) === null)
  })

  it('cancels an order first, then adds its goods to the bag', async () => {
    service.unpaid = [unpaidOrder()]
    visit()
    await user().click(within(await section()).getByRole('button', { name: /^HỦY & ĐẶT LẠI/ }))
    const props = propsOf('cancellation') as CancellationProps
    expect(props).toMatchObject({ orderId: idOf(1), referenceCode: 'NG2607160001A', isReordered: true })
    expect(reordered).toEqual([])
    service.unpaid = []
    act(() => props.onCancelled(sampleOrder({ state: 'cancelled' })))
    await settle(() => reordered.length > 0)
    expect(reordered).toEqual([{ cart_id: idOf(901) }])
    await settle(() => screen.queryByRole('region', { name: 'Đơn chờ thanh toán lại' }) === null)
    act(() => jest.advanceTimersByTime(600))
    expect(push).toHaveBeenCalledWith('/order')
  })
})

describe('above the bag', () => {
  it('lists a guest’s order also when the bag is empty, opened by its key', async () => {
    await signIn(null)
    service.unpaid = [unpaidOrder({ key: 'k1' })]
    render(withMember(<BagView />))
    const order = within(await section())
    expect(await screen.findByText('Giỏ hàng của bạn đang trống')).toBeInTheDocument()
    expect(order.getByRole('link', { name: /^Xem đơn/ })).toHaveAttribute(
      'href',
      `/order/failed/${idOf(1)}?key=k1`,
    )
    await user().click(order.getByRole('button', { name: /^THỬ LẠI/ }))
    expect(propsOf('retry-payment')).toMatchObject({ orderKey: 'k1' })
    await user().click(order.getByRole('button', { name: /^HỦY & ĐẶT LẠI/ }))
    await waitFor(() => expect(propsOf('cancellation')).toMatchObject({ orderKey: 'k1' }))
  })

  it('shows the bag also when the orders cannot be loaded', async () => {
    network.use(http.get('*/api/order/user/me/orders/unpaid', () => failure(500, 'INTERNAL_ERROR')))
    render(withMember(<BagView />))
    expect(await screen.findByText('Giỏ hàng của bạn đang trống')).toBeInTheDocument()
  })
})
