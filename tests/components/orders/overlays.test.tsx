import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import Cancellation from '@/components/orders/actions/cancellation'
import FilterSheet from '@/components/orders/filter/filter-sheet'
import PickupCodeOverlay from '@/components/orders/actions/pickup-code-overlay'
import Tracking from '@/components/orders/detail/tracking'
import { readOrderFilter } from '@/components/orders/filter/filter-url'
import { failure, showOverlay, signIn, success, toastText, useNetwork } from '../as-member'
import { orderHandlers } from './orders-page'
import { idOf, sampleOrder } from './sample-order'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const sent: unknown[] = []
const cancelled = sampleOrder({ state: 'cancelled' })
let answer: () => Response = () => success(cancelled)
let parcel: () => Response = () => success({})
useNetwork(
  ...orderHandlers,
  http.put('*/api/order/order/:id/cancelled', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
  http.get('*/api/shipping/tracking/:id', () => parcel() as never),
)
beforeAll(() => signIn())
beforeEach(() => {
  sent.splice(0)
  answer = () => success(cancelled)
})

describe('cancelling', () => {
  const onCancelled = jest.fn()
  const onRefused = jest.fn()
  beforeEach(() => {
    onCancelled.mockClear()
    onRefused.mockClear()
  })
  const show = (isReordered = false) =>
    showOverlay(
      'cancellation',
      <Cancellation
        orderId={idOf(1)}
        referenceCode="NG2607160001A"
        isReordered={isReordered}
        onCancelled={onCancelled}
        onRefused={onRefused}
      />,
    )
  const confirm = (name = 'HỦY ĐƠN HÀNG') => userEvent.click(screen.getByRole('button', { name }))

  it('offers the buyer’s reasons and sends the chosen one with the reference (ORD-47, OVL-29)', async () => {
    show()
    expect(screen.getAllByRole('radio')).toHaveLength(8)
    await userEvent.click(screen.getByLabelText('Muốn đổi địa chỉ nhận hàng'))
    await confirm()
    await waitFor(() => expect(onCancelled).toHaveBeenCalledWith(cancelled))
    expect(sent).toEqual([{ cancellation_reason: 'change_address', reference_code: 'NG2607160001A' }])
    expect(toastText()).toBe('Đã hủy đơn NG2607160001A.')
  })

  it('requires a reason before anything is sent', async () => {
    show()
    await confirm()
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Bạn chọn một lý do nhé.')
    expect(screen.getAllByRole('radio')[0]).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('requires a text for another reason', async () => {
    show()
    await userEvent.click(screen.getByLabelText('Lý do khác'))
    await userEvent.type(screen.getByLabelText('Lý do của bạn'), '   ')
    await confirm()
    expect(screen.getByLabelText('Lý do của bạn')).toHaveAccessibleDescription(
      'Bạn viết vài chữ về lý do nhé.',
    )
    expect(screen.getByLabelText('Lý do của bạn')).toHaveFocus()
    expect(sent).toEqual([])
    await userEvent.type(screen.getByLabelText('Lý do của bạn'), 'Đặt nhầm màu')
    await confirm()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      cancellation_reason: 'other',
      reference_code: 'NG2607160001A',
      note: 'Đặt nhầm màu',
    })
  })

  it('keeps the text after the sheet was closed by mistake', async () => {
    const { unmount } = show()
    await userEvent.click(screen.getByLabelText('Lý do khác'))
    await userEvent.type(screen.getByLabelText('Lý do của bạn'), 'Đặt nhầm')
    unmount()
    show()
    expect(screen.getByLabelText('Lý do của bạn')).toHaveValue('Đặt nhầm')
    await confirm()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('says when the order has changed in the meantime, and reorders nothing', async () => {
    answer = () => failure(409, 'ORDER_REFUSED', 'no', { refusal: 'STATE_FORBIDS' })
    show(true)
    await userEvent.click(screen.getByLabelText('Không muốn mua nữa'))
    await confirm('HỦY & ĐẶT LẠI')
    await waitFor(() => expect(onRefused).toHaveBeenCalled())
    expect(toastText()).toMatch(/^Đơn hàng đã chuyển sang trạng thái khác/)
    expect(onCancelled).not.toHaveBeenCalled()
  })

  it('stays open with the reason when the call fails (ORD-51)', async () => {
    answer = () => failure(503, 'SERVICE_UNAVAILABLE')
    show()
    await userEvent.click(screen.getByLabelText('Không muốn mua nữa'))
    await confirm()
    await waitFor(() => expect(toastText()).toBe('Vui lòng thử lại.'))
    expect(screen.getByLabelText('Không muốn mua nữa')).toBeChecked()
    expect(onCancelled).not.toHaveBeenCalled()
  })
})

describe('tracking', () => {
  it('shows where the parcel is, the latest first, with a code to copy (ORD-50, OVL-29)', async () => {
    parcel = () =>
      success({
        carrier: 'ghn',
        carrier_name: 'Giao Hàng Nhanh',
        tracking_code: 'GHN123',
        tracking_url: 'https://donhang.ghn.vn/?order_code=GHN123',
        can_track_order: true,
        events: [
          { event: 'ship', at: '2026-07-15T02:00:00Z' },
          { event: 'transit', at: '2026-07-16T02:00:00Z' },
        ],
      })
    showOverlay('tracking', <Tracking orderId={idOf(1)} />)
    expect(await screen.findByText('Giao Hàng Nhanh')).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hàng đang trên đường16/07/2026 09:00',
      'Đơn vị vận chuyển đã nhận hàng15/07/2026 09:00',
    ])
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://donhang.ghn.vn/?order_code=GHN123')
    const writeText = jest.fn(() => Promise.resolve())
    Object.assign(navigator, { clipboard: { writeText } })
    await userEvent.click(screen.getByRole('button', { name: 'Sao chép mã vận đơn' }))
    expect(writeText).toHaveBeenCalledWith('GHN123')
  })

  it('says when there is no event yet, and offers a retry on failure', async () => {
    parcel = () => failure(503, 'SERVICE_UNAVAILABLE')
    showOverlay('tracking', <Tracking orderId={idOf(2)} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('Vui lòng thử lại.')
    parcel = () => success({ carrier_name: null, tracking_code: 'X1', tracking_url: null, events: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(await screen.findByText(/^Chưa có cập nhật nào/)).toBeInTheDocument()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the sheet of filters', () => {
  const show = (search = '') => {
    const onApply = jest.fn()
    showOverlay(
      'order-filters',
      <FilterSheet filter={readOrderFilter(new URLSearchParams(search))} onApply={onApply} />,
    )
    return onApply
  }

  it('applies only when confirmed', async () => {
    const onApply = show('source=ios')
    await userEvent.type(screen.getByLabelText('Từ ngày'), '010726')
    await userEvent.type(screen.getByLabelText('Đến ngày'), '160726')
    await userEvent.selectOptions(screen.getByLabelText('Hình thức nhận'), 'Nhận tại cửa hàng')
    expect(onApply).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Xem đơn hàng' }))
    await waitFor(() =>
      expect(onApply).toHaveBeenCalledWith({
        from: '2026-07-01',
        to: '2026-07-16',
        source: 'ios',
        store: 0,
        type: 'pickup',
      }),
    )
  })

  it('stays open when the end is before the start', async () => {
    const onApply = show()
    await userEvent.type(screen.getByLabelText('Từ ngày'), '160726')
    await userEvent.type(screen.getByLabelText('Đến ngày'), '010726')
    await userEvent.click(screen.getByRole('button', { name: 'Xem đơn hàng' }))
    expect(screen.getByLabelText('Đến ngày')).toHaveAccessibleDescription(
      'Ngày kết thúc không được trước ngày bắt đầu.',
    )
    expect(onApply).not.toHaveBeenCalled()
  })

  it('empties all fields', async () => {
    const onApply = show('source=ios&from=2026-07-01')
    await userEvent.click(screen.getByRole('button', { name: 'Xóa bộ lọc' }))
    expect(screen.getByLabelText('Từ ngày')).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Xem đơn hàng' }))
    await waitFor(() =>
      expect(onApply).toHaveBeenCalledWith({ from: '', to: '', source: '', store: 0, type: '' }),
    )
  })
})

it('shows the reference of the order as a code (OVL-13)', () => {
  showOverlay('pickup-code', <PickupCodeOverlay referenceCode="NG2607160001A" />)
  expect(screen.getByRole('img', { name: /NG2607160001A/ })).toHaveAttribute('data-content', 'NG2607160001A')
  expect(screen.getByText(/đưa mã này cho nhân viên/)).toBeInTheDocument()
})
