import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { DueTime } from '@/components/orders/parts/due-time'
import HowToPay from '@/components/checkout/methods/how-to-pay'
import { OrderTransfer } from '@/components/checkout/result/transfer/order-transfer'
import { failure, showOverlay, signIn, success, toastText, useNetwork } from '../../as-member'
import { renderWithTexts } from '../../with-texts'
import { ORDER, orderWith, paymentWith } from './sample-order'

const refresh = jest.fn()
const router = { refresh, replace: jest.fn(), push: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

const proofs: unknown[] = []
const keys: (string | null)[] = []
let payment = paymentWith()
let upload = () => new HttpResponse(null, { status: 201 })
let answer = () => success(orderWith())
useNetwork(
  http.get('*/api/payment/orders/:id/payment', ({ request }) => {
    keys.push(new URL(request.url).searchParams.get('key'))
    return success(payment)
  }),
  http.post('*/api/payment/orders/:id/proof-place', () =>
    success({ signedUrl: '/api/media/uploads/p1?expires=1&signature=x', url: '/media/proofs/p1.jpg' }),
  ),
  http.put('*/api/media/uploads/p1', () => upload()),
  http.post('*/api/payment/orders/:id/transfer-proof', async ({ request }) => {
    proofs.push(await request.json())
    return answer()
  }),
)
beforeAll(() => signIn())
beforeEach(() => {
  payment = paymentWith()
  upload = () => new HttpResponse(null, { status: 201 })
  answer = () => success(orderWith())
  proofs.splice(0)
  keys.splice(0)
  refresh.mockClear()
})

const show = (given = payment) => renderWithTexts(<OrderTransfer payment={given} />)
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Tôi đã chuyển khoản' }))
const photo = new File(['photo'], 'bien-lai.png', { type: 'image/png' })

it('shows the account with its code, each value copyable', async () => {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  show()
  expect(
    screen.getByRole('img', { name: 'Mã VietQR của tài khoản Vietcombank 0000000001' }),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sao chép Số tiền' }))
  expect(write).toHaveBeenLastCalledWith('300000')
  await user.click(screen.getByRole('button', { name: 'Sao chép Nội dung' }))
  expect(write).toHaveBeenLastCalledWith('NG261121ABCD')
  expect(toastText()).toBe('Đã sao chép Nội dung.')
})

it('changes code and number with the account', async () => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: 'Techcombank, TP. HCM' }))
  expect(screen.getByRole('img', { name: /Techcombank 0000000003/ })).toBeInTheDocument()
  expect(screen.getByText('0000000003')).toBeInTheDocument()
})

it('accepts the buyer’s report without a picture, and shows the new status', async () => {
  show()
  await confirm()
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(proofs).toEqual([{}])
  expect(screen.getByText(/đang kiểm tra tài khoản/)).toBeInTheDocument()
})

it('sends the picture of the transfer', async () => {
  show()
  fireEvent.change(screen.getByLabelText('Chọn ảnh biên lai'), { target: { files: [photo] } })
  expect(await screen.findByText('Đã đính kèm bien-lai.png')).toBeInTheDocument()
  await confirm()
  await waitFor(() => expect(proofs).toEqual([{ image_url: '/media/proofs/p1.jpg' }]))
})

it.each([
  [
    'too large',
    new File([new Uint8Array(5_242_881)], 'a.png', { type: 'image/png' }),
    'Kích thước tối đa 5MB',
  ],
  ['of another kind', new File(['x'], 'a.gif', { type: 'image/gif' }), 'Tệp phải có dạng png, jpg, jpeg.'],
])('refuses a picture that is %s (REV-21, REV-22)', async (_what, file, text) => {
  show()
  fireEvent.change(screen.getByLabelText('Chọn ảnh biên lai'), { target: { files: [file] } })
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it.each([
  [500, 'Tải ảnh lên không thành công. Vui lòng thử lại.'],
  [422, 'Tệp phải có dạng png, jpg, jpeg.'],
])('shows an error when the upload answers %i (REV-24)', async (status, text) => {
  upload = () => new HttpResponse(null, { status })
  show()
  fireEvent.change(screen.getByLabelText('Chọn ảnh biên lai'), { target: { files: [photo] } })
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it('keeps the picture when the report could not be sent', async () => {
  answer = () => failure(503, 'SERVICE_UNAVAILABLE')
  show()
  fireEvent.change(screen.getByLabelText('Chọn ảnh biên lai'), { target: { files: [photo] } })
  await screen.findByText('Đã đính kèm bien-lai.png')
  await confirm()
  await waitFor(() => expect(toastText()).toBe('Chưa gửi được. Bạn thử lại nhé.'))
  expect(screen.getByText('Đã đính kèm bien-lai.png')).toBeInTheDocument()
})

it('reloads the order when it no longer waits for a transfer', async () => {
  answer = () => failure(409, 'PROOF_REFUSED')
  show()
  await confirm()
  await waitFor(() => expect(toastText()).toBe('Đơn hàng không còn chờ chuyển khoản.'))
  expect(refresh).toHaveBeenCalled()
})

describe('the time left', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T07:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  it('counts down and says when it is over, once', () => {
    const onOver = jest.fn()
    renderWithTexts(<DueTime at="2026-11-21T07:00:02Z" onOver={onOver} />)
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:02')
    expect(screen.getByText('Thanh toán trước 21/11/2026 14:00')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1_000))
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:01')
    act(() => jest.advanceTimersByTime(5_000))
    expect(screen.getByText('Đã hết thời gian thanh toán.')).toBeInTheDocument()
    expect(onOver).toHaveBeenCalledTimes(1)
  })

  it('reloads a minute later, when the job has ended the order', () => {
    const onOver = jest.fn()
    renderWithTexts(<DueTime at="2026-11-21T07:00:02Z" onOver={onOver} />)
    act(() => jest.advanceTimersByTime(3_000))
    act(() => jest.advanceTimersByTime(60_000))
    expect(onOver).toHaveBeenCalledTimes(2)
  })

  it('hides the account once it is over, and still accepts the report of a buyer who paid in time', () => {
    show(paymentWith({ order_id: `${ORDER}-late`, due_at: '2026-11-21T07:00:02Z' }))
    expect(screen.getByRole('img', { name: /VietQR/ })).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(3_000))
    expect(screen.queryByRole('img', { name: /VietQR/ })).not.toBeInTheDocument()
    expect(screen.queryByText('0000000001')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tôi đã chuyển khoản' })).toBeInTheDocument()
  })
})

describe('how to pay', () => {
  it('shows the accounts of a transfer, to a guest by the key (OVL-11, PAY-04)', async () => {
    showOverlay('how-to-pay', <HowToPay orderId={ORDER} orderKey="k1" />)
    expect(await screen.findByText(/quét mã VietQR/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tôi đã chuyển khoản' })).toBeInTheDocument()
    expect(keys).toContain('k1')
  })

  it('opens with the buyer’s report under its own title when that is to be confirmed', async () => {
    showOverlay('how-to-pay', <HowToPay orderId={ORDER} isConfirming />)
    expect(await screen.findByRole('button', { name: 'Tôi đã chuyển khoản' })).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Xác nhận đã chuyển khoản' })).toBeInTheDocument()
    expect(screen.queryByRole('img', { name: /VietQR/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Xem hướng dẫn chuyển khoản' }))
    expect(screen.getByRole('img', { name: /VietQR/ })).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Hướng dẫn thanh toán' })).toBeInTheDocument()
  })

  it.each([
    ['cimb_clicks', /CIMB Clicks và chọn/],
    ['bca_virtual_account', /m-BCA/],
    ['permata_virtual_account', /PermataMobile/],
    ['indomaret', /quầy Indomaret/],
  ])('explains %s by its own steps (ORD-40)', async (method, text) => {
    payment = paymentWith({ method, accounts: [], transfer_content: null })
    showOverlay('how-to-pay', <HowToPay orderId={ORDER} />)
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Tôi đã chuyển khoản' })).not.toBeInTheDocument()
  })

  it('says that nothing is to be paid any more', async () => {
    payment = paymentWith({ state: 'paid', accounts: [] })
    showOverlay('how-to-pay', <HowToPay orderId={ORDER} />)
    expect(await screen.findByText('Đơn hàng này không còn gì phải thanh toán.')).toBeInTheDocument()
  })
})
