import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getOverlays } from '@/components/overlays/store'
import { subscribeToast } from '@/components/toasts/toast'
import { onSessionLost } from '@/lib/client/member/session-lost'
import { openNames, signIn, toastText, useNetwork } from '../as-member'
import { lastFilter, orderHandlers, resetService, service, visit } from './orders-page'
import { pickupOrder, sampleOrder } from './sample-order'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

useNetwork(...orderHandlers)
const { matchMedia } = window
// A wide window: the filters stand in a row.
beforeAll(() => {
  window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('width') })
})
afterAll(() => {
  window.matchMedia = matchMedia
})
beforeAll(() => signIn())
beforeEach(resetService)

const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleOrder({ number: index + 1 }))
const cards = () => screen.queryAllByRole('article')
const skips = () => service.asked.map((query) => query.get('skip'))
const more = () => screen.queryByRole('button', { name: 'Xem thêm' })

describe('the list', () => {
  it('loads ten at a time, newest first, and stops at a page that is not full (ORD-02, ORD-05)', async () => {
    service.orders = orders(23)
    visit()
    await waitFor(() => expect(cards()).toHaveLength(10))
    expect(service.asked[0]?.get('limit')).toBe('10')
    expect(service.asked[0]?.get('sort')).toBe('-created_at')
    await userEvent.click(more()!)
    await waitFor(() => expect(cards()).toHaveLength(20))
    await userEvent.click(more()!)
    await waitFor(() => expect(cards()).toHaveLength(23))
    expect(skips()).toEqual(['0', '10', '20'])
    expect(more()).toBeNull()
  })

  it('continues after a full last page and finds nothing more', async () => {
    service.orders = orders(10)
    visit()
    await waitFor(() => expect(more()).toBeInTheDocument())
    await userEvent.click(more()!)
    await waitFor(() => expect(more()).toBeNull())
    expect(cards()).toHaveLength(10)
  })

  it('loads the next page near the end', async () => {
    let near: (() => void) | undefined
    class Observer {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => callback([{ isIntersecting: true }])
      }
      observe = () => undefined
      disconnect = () => undefined
    }
    Object.assign(window, { IntersectionObserver: Observer })
    service.orders = orders(12)
    visit()
    await waitFor(() => expect(cards()).toHaveLength(10))
    act(() => near?.())
    await waitFor(() => expect(cards()).toHaveLength(12))
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  it('shows each order once, although a new one moved it to the next page', async () => {
    service.orders = orders(15)
    visit()
    await waitFor(() => expect(cards()).toHaveLength(10))
    service.orders = [sampleOrder({ number: 99 }), ...service.orders]
    await userEvent.click(more()!)
    await waitFor(() => expect(cards().length).toBeGreaterThan(10))
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('leaves out failed payments, which the service should not have sent (ORD-07)', async () => {
    service.orders = [sampleOrder({ number: 1, is_payment_failed: true }), sampleOrder({ number: 2 })]
    visit()
    await waitFor(() => expect(cards()).toHaveLength(1))
  })

  it('shows each order’s number, time and total', async () => {
    service.orders = [sampleOrder({ created_at: '2026-07-15T18:05:00Z' })]
    visit()
    const card = await screen.findByRole('article', { name: 'Mã đơn NG2607160001A' })
    expect(card).toHaveTextContent('Đặt lúc 16/07/2026 01:05')
    expect(card).toHaveTextContent('Son lì Mây')
    expect(card).toHaveTextContent('200.000 ₫')
    expect(card).toHaveTextContent('Chờ chuyển khoản')
  })

  it('leads to the shop when there is no order at all', async () => {
    visit()
    expect(await screen.findByText('Bạn chưa có đơn hàng nào')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Mua sắm ngay' })).toHaveAttribute('href', '/categories')
  })
})

describe('failures', () => {
  it('keeps loaded orders and retries the page that failed', async () => {
    service.orders = orders(12)
    visit()
    await waitFor(() => expect(cards()).toHaveLength(10))
    service.listFailure = { status: 503, code: 'SERVICE_UNAVAILABLE', fromSkip: 10 }
    await userEvent.click(more()!)
    expect(await screen.findByRole('alert')).toHaveTextContent('Vui lòng thử lại.')
    expect(cards()).toHaveLength(10)
    service.listFailure = null
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(cards()).toHaveLength(12))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers a retry when nothing could be loaded (ORD-51)', async () => {
    service.listFailure = { status: 500, code: 'INTERNAL_ERROR' }
    service.orders = orders(1)
    visit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Vui lòng thử lại.')
    service.listFailure = null
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(cards()).toHaveLength(1))
  })

  it('reports counts that cannot be loaded, and shows the states without them', async () => {
    service.countFailure = 500
    service.orders = orders(1)
    visit()
    await waitFor(() => expect(toastText()).toBe('Vui lòng thử lại.'))
    expect(await screen.findByRole('button', { name: 'Đã giao hàng' })).toBeInTheDocument()
  })

  it('asks to sign in when the session has ended, once (ORD-52)', async () => {
    const said: string[] = []
    const stopToast = subscribeToast(() => said.push(toastText()))
    const lost = jest.fn()
    const stop = onSessionLost(lost)
    service.listFailure = { status: 401, code: 'UNAUTHENTICATED' }
    service.countFailure = 401
    visit()
    await waitFor(() => expect(toastText()).toBe('Vui lòng đăng nhập.'))
    expect(lost).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
    expect(openNames()).toContain('login')
    expect(said.filter((text) => text === 'Vui lòng đăng nhập.')).toHaveLength(1)
    stop()
    stopToast()
  })

  it('removes the orders after a sign-out', async () => {
    service.orders = orders(1)
    visit()
    await waitFor(() => expect(cards()).toHaveLength(1))
    await signIn(null)
    expect(cards()).toHaveLength(0)
    await signIn()
    await waitFor(() => expect(cards()).toHaveLength(1))
  })
})

describe('filters', () => {
  const chip = (name: string) => screen.findByRole('button', { name })

  it('offers the states that have orders, with their counts (ORD-03)', async () => {
    service.counts = { delivered: 3, cancelled: 1, expired: 1 }
    visit()
    expect(await chip('Tất cả, 5 đơn hàng')).toHaveAttribute('aria-pressed', 'true')
    expect(await chip('Đã hủy hoặc hoàn tiền, 2 đơn hàng')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Trả hàng/ })).toBeNull()
  })

  it('loads the states of a bucket, from the first page, and writes it to the address (ORD-06)', async () => {
    service.counts = { delivered: 3, refund: 1 }
    service.orders = orders(14)
    visit()
    await waitFor(() => expect(more()).toBeInTheDocument())
    await userEvent.click(more()!)
    await waitFor(() => expect(cards()).toHaveLength(14))
    await userEvent.click(await chip('Đã hủy hoặc hoàn tiền, 1 đơn hàng'))
    await waitFor(() =>
      expect(lastFilter()).toEqual({
        'state.id': { in: ['cancelled', 'payment_failed', 'expired', 'refund'] },
      }),
    )
    expect(skips().at(-1)).toBe('0')
    expect(window.location.search).toBe('?state=cancelled_or_refund')
    await waitFor(() => expect(cards()).toHaveLength(10))
    await userEvent.click(await chip('Tất cả, 4 đơn hàng'))
    expect(window.location.search).toBe('')
  })

  it('reads everything from the address', async () => {
    visit('?state=delivered&source=ios&store=5&type=pickup&from=2026-07-01&to=2026-07-16')
    await waitFor(() => expect(service.asked).toHaveLength(1))
    expect(lastFilter()).toEqual({
      created_at: { gte: '2026-06-30T17:00:00.000Z', lte: '2026-07-16T16:59:59.999Z' },
      'state.id': { in: ['delivered'] },
      order_source: { in: ['ios'] },
      'store.id': 5,
      order_type: 'In Store Pickup',
    })
    expect(await screen.findByLabelText('Từ ngày')).toHaveValue('01 - 07 - 26')
    expect(screen.getByLabelText('Nguồn đơn hàng')).toHaveValue('ios')
  })

  it('ignores invalid values of an address', async () => {
    visit('?state=x,delivered&source=moon&store=-1&type=x&from=2026-02-31&tab=y')
    await waitFor(() => expect(service.asked).toHaveLength(1))
    expect(lastFilter()).toEqual({ 'state.id': { in: ['delivered'] } })
  })

  it('goes back to the previous filter', async () => {
    service.counts = { delivered: 1, shipped: 1 }
    visit()
    await userEvent.click(await chip('Đã giao hàng, 1 đơn hàng'))
    expect(await chip('Đã giao hàng, 1 đơn hàng')).toHaveAttribute('aria-pressed', 'true')
    act(() => {
      window.history.replaceState(null, '', '/my-orders')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await chip('Đã giao hàng, 1 đơn hàng')).toHaveAttribute('aria-pressed', 'false')
  })

  it('formats a typed date on blur', async () => {
    visit()
    const from = await screen.findByLabelText('Từ ngày')
    await userEvent.type(from, '050726')
    expect(from).toHaveValue('05 - 07 - 26')
    expect(service.asked).toHaveLength(1)
    await userEvent.tab()
    await waitFor(() => expect(lastFilter()).toEqual({ created_at: { gte: '2026-07-04T17:00:00.000Z' } }))
    expect(window.location.search).toBe('?from=2026-07-05')
  })

  it('shows at the field that the end cannot be before the start, and sends nothing (ORD-08)', async () => {
    visit('?from=2026-07-16')
    await waitFor(() => expect(service.asked).toHaveLength(1))
    const to = screen.getByLabelText('Đến ngày')
    await userEvent.type(to, '150726{Enter}')
    expect(to).toHaveAccessibleDescription('Ngày kết thúc không được trước ngày bắt đầu.')
    expect(to).toBeInvalid()
    expect(service.asked).toHaveLength(1)
    expect(window.location.search).toBe('?from=2026-07-16')
  })

  it('shows which field is not a date', async () => {
    visit()
    const from = await screen.findByLabelText('Từ ngày')
    await userEvent.type(from, '310226{Enter}')
    expect(from).toHaveAccessibleDescription(/^Ngày chưa đúng\. Bạn ghi ngày, tháng, năm, ví dụ 05 - 11 - 26/)
    expect(screen.getByLabelText('Đến ngày')).toBeValid()
    expect(service.asked).toHaveLength(1)
  })

  it('narrows by source, store and type (ORD-01)', async () => {
    visit()
    await userEvent.selectOptions(await screen.findByLabelText('Nguồn đơn hàng'), 'Ứng dụng iPhone')
    await userEvent.selectOptions(
      screen.getByLabelText('Cửa hàng'),
      await screen.findByRole('option', { name: 'Nàng Lê Lợi' }),
    )
    await userEvent.selectOptions(screen.getByLabelText('Hình thức nhận'), 'Giao tận nơi')
    await waitFor(() =>
      expect(lastFilter()).toEqual({ order_source: { in: ['ios'] }, 'store.id': 5, order_type: 'Delivery' }),
    )
  })

  it('offers to clear a filter that nothing matches', async () => {
    visit('?state=delivered')
    await screen.findByText('Không có đơn hàng nào khớp với bộ lọc')
    await userEvent.click(screen.getAllByRole('button', { name: 'Xóa bộ lọc' }).at(-1)!)
    expect(window.location.search).toBe('')
  })

  it('opens as a sheet with the chosen values', async () => {
    visit('?source=ios')
    await userEvent.click(await screen.findByRole('button', { name: 'Bộ lọc, đang chọn 1' }))
    expect(getOverlays().find(({ name }) => name === 'order-filters')?.props).toMatchObject({
      filter: { source: 'ios' },
    })
  })
})

describe('orders at a store', () => {
  it('loads those at a store or on their way there, and shows no others (STO-01)', async () => {
    service.orders = [
      pickupOrder({ number: 1 }),
      pickupOrder({ number: 2, state: 'delivered' }),
      sampleOrder({ number: 3 }),
      pickupOrder({ number: 4, state: 'refund' }),
      pickupOrder({ number: 5, is_omnichannel: false }),
    ]
    visit()
    await userEvent.click(await screen.findByRole('link', { name: 'Nhận tại cửa hàng' }))
    expect(window.location.search).toBe('?tab=pickup')
    expect(screen.getByRole('link', { name: 'Nhận tại cửa hàng' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(cards()).toHaveLength(1))
    const sent = lastFilter() as { order_type: string; 'state.id': { in: string[] } }
    expect(sent.order_type).toBe('In Store Pickup')
    expect(sent['state.id'].in).toContain('ready_to_pickup')
    for (const ended of ['delivered', 'cancelled', 'payment_failed', 'expired', 'refund'])
      expect(sent['state.id'].in).not.toContain(ended)
  })

  it('shows the code for the counter', async () => {
    service.orders = [pickupOrder()]
    visit('?tab=pickup')
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('Nhận tại Nàng Lê Lợi')
    await userEvent.click(within(card).getByRole('button', { name: /^MÃ NHẬN HÀNG/ }))
    expect(getOverlays().find(({ name }) => name === 'pickup-code')?.props).toEqual({
      referenceCode: 'NG2607160001A',
    })
  })

  it('shows no code before the goods are ready, even of an order that is not paid', async () => {
    service.orders = [pickupOrder({ state: 'awaiting_payment' })]
    visit('?tab=pickup')
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('Nhận tại Nàng Lê Lợi')
    expect(within(card).queryByRole('button', { name: /^MÃ NHẬN HÀNG/ })).toBeNull()
  })

  it('links onward when there is none', async () => {
    visit('?tab=pickup')
    expect(await screen.findByText('Chưa có đơn nào chờ bạn đến nhận')).toBeInTheDocument()
  })
})
