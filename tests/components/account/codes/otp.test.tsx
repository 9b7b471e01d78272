import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { OtpOverlayProps } from '@/components/account/codes/overlays'
import { otpVerificationOverlay } from '@/components/account/codes/overlays'
import { openOverlay } from '@/components/overlays/store'
import { OTP_ERRORS, type OtpError } from '@/domain/account/otp'
import { member, renderShop, tidy, toggles } from '../sign-in/shop'
import { emptyBag, useServer } from '../../network'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

const asked: { path: string; body: Record<string, unknown> }[] = []
const ok = (data: unknown) => HttpResponse.json({ success: true, data })
const refuse =
  (code: string, details?: object, message = 'as received') =>
  () =>
    HttpResponse.json({ success: false, code, message, details }, { status: 400 })
let on = ['otp_sms', 'otp_whatsapp', 'otp_email']
let onRequest: () => Response
let onCheck: () => Response
const keep = async (request: Request) => {
  const path = new URL(request.url).pathname.replace('/api/account/auth/', '')
  asked.push({ path, body: (await request.json()) as Record<string, unknown> })
}
useServer(
  emptyBag,
  http.get('*/api/account/feature-toggles', () => ok(toggles(...on))),
  http.post('*/api/account/auth/otp/code', async ({ request }) => (await keep(request), onRequest())),
  http.post(
    '*/api/account/auth/login/otp/request',
    async ({ request }) => (await keep(request), onRequest()),
  ),
  http.post('*/api/account/auth/otp/verify', async ({ request }) => (await keep(request), onCheck())),
  http.post('*/api/account/auth/login/otp', async ({ request }) => (await keep(request), onCheck())),
)
beforeEach(() => {
  asked.splice(0)
  on = ['otp_sms', 'otp_whatsapp', 'otp_email']
  onRequest = () => ok({ method: 'sms', sent_to: '+84 *** *** 678', resend_in: 60, expires_in: 600 })
  onCheck = () => ok({ user: member })
})
afterEach(tidy)

const phone = { phone_no: '0912345678', phone_code: '+84' }
async function open(props: Partial<OtpOverlayProps> = {}) {
  renderShop()
  act(() => openOverlay(otpVerificationOverlay, { scope: 'verification', phone, ...props }))
  await screen.findByRole('heading', { name: 'Xác thực bằng mã' })
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Gửi mã' }))
const code = () => screen.findByLabelText<HTMLInputElement>('Mã xác thực gồm 6 chữ số')

/** The catalogue's sentences (OTP-28 to OTP-40), written out: a test that reads them from the messages would take any wording. */
const errors: Record<OtpError, string> = {
  no_active_otp_request: 'Mã xác thực đã hết hạn. Bạn gửi lại mã mới nhé.',
  invalid_data: 'Mã xác thực chưa đúng. Bạn kiểm tra rồi nhập lại nhé.',
  already_verified_email: 'Email này đã được sử dụng.',
  already_taken: 'Số điện thoại này đã được sử dụng.',
  missing_phone_number: 'Số điện thoại chưa được đăng ký',
  missing_email: 'Email chưa được đăng ký',
  unverified_phone: 'Số điện thoại chưa được xác thực. Bạn xác thực ở trang hồ sơ của mình nhé.',
  invalid_phone_number: 'Số điện thoại chưa đúng. Bạn kiểm tra lại nhé.',
  incorrect_otp: 'Mã xác thực không hợp lệ. Bạn nhập lại nhé.',
  missing_parameter: 'Còn thiếu thông tin. Bạn kiểm tra rồi thử lại nhé.',
  user_not_found: 'Không tìm thấy tài khoản này.',
  otp_maximum: 'Bạn đã yêu cầu đủ 5 mã trong ngày hôm nay. Vui lòng thử lại vào ngày mai.',
  active_otp_already_sent: 'Mã đã gửi trước đó vẫn còn hiệu lực. Bạn nhập mã đó, hoặc chờ để gửi mã mới nhé.',
  unverified_email:
    'Email này chưa được xác thực. Bạn dùng số điện thoại đã xác thực, hoặc cách đăng nhập khác nhé.',
}

it.each([
  [['otp_sms', 'otp_whatsapp', 'otp_email'], {}, ['Tin nhắn SMS', 'WhatsApp']],
  [['otp_whatsapp'], {}, ['WhatsApp']],
  [['otp_sms', 'otp_email'], { email: 'an@nang.vn' }, ['Tin nhắn SMS', 'Email']],
  [['otp_sms', 'otp_email'], { phone: undefined, email: 'an@nang.vn' }, ['Email']],
])('offers the enabled methods: %j %j (OTP-10)', async (switched, props, names) => {
  on = switched
  await open(props)
  const radios = await screen.findAllByRole('radio')
  expect(radios).toHaveLength(names.length)
  names.forEach((name, index) => expect(radios[index]).toHaveAccessibleName(expect.stringContaining(name)))
})

it('says so when no method is enabled', async () => {
  on = []
  await open()
  expect(await screen.findByText(/^Hiện chưa có cách nào để gửi mã cho bạn\./)).toBeVisible()
})

it('sends by the chosen method, without the leading 0, and checks automatically at six digits (OTP-01, OTP-26, OVL-02)', async () => {
  const onDone = jest.fn()
  await open({ onDone })
  await userEvent.click(await screen.findByRole('radio', { name: /WhatsApp/ }))
  await send()
  const field = await code()
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await userEvent.type(field, '12a345')
  expect(field).toHaveValue('12345')
  await userEvent.keyboard('{Backspace}')
  expect(field).toHaveValue('1234')
  expect(asked).toHaveLength(1)
  await userEvent.keyboard('56')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ user: member }))
  expect(asked).toEqual([
    {
      path: 'otp/code',
      body: { scope: 'verification', method: 'whatsapp', phone_no: '912345678', phone_code: '+84' },
    },
    {
      path: 'otp/verify',
      body: { scope: 'verification', code: '123456', phone_no: '912345678', phone_code: '+84' },
    },
  ])
  expect(document.querySelector('.toast')).toHaveTextContent('Xác thực thành công')
  await waitFor(() => expect(screen.queryByLabelText('Mã xác thực gồm 6 chữ số')).not.toBeInTheDocument())
})

it('takes a pasted code in groups', async () => {
  const onDone = jest.fn()
  await open({ onDone })
  await send()
  await userEvent.click(await code())
  await userEvent.paste('123 456')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(asked[1]?.body.code).toBe('123456')
})

it.each(OTP_ERRORS)('%s reads as its sentence', async (name) => {
  onCheck = refuse(name.toUpperCase())
  await open({ sent: { method: 'sms', sent_to: 'x', resend_in: 60 } })
  await userEvent.type(await code(), '111111')
  expect(await screen.findByText(errors[name])).toBeVisible()
})

it('shows unknown codes as received (OTP-23)', async () => {
  onCheck = refuse('SOMETHING_NEW', undefined, 'Máy chủ đang bận')
  await open({ sent: { method: 'sms', sent_to: 'x', resend_in: 60 } })
  await userEvent.type(await code(), '111111')
  expect(await screen.findByText('Máy chủ đang bận')).toBeVisible()
})

it('keeps the focus after a wrong code, its digits selected, and the error for five seconds (OTP-24)', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  onCheck = refuse('INCORRECT_OTP')
  await open({ sent: { method: 'sms', sent_to: 'x', resend_in: 60 } })
  const field = await code()
  await user.type(field, '111111')
  expect(await screen.findByText(errors.incorrect_otp)).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(errors.incorrect_otp)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
  act(() => {
    jest.advanceTimersByTime(4_000)
  })
  expect(screen.getByText(errors.incorrect_otp)).toBeVisible()
  act(() => {
    jest.advanceTimersByTime(1_000)
  })
  expect(screen.queryByText(errors.incorrect_otp)).not.toBeInTheDocument()
  await user.keyboard('2')
  expect(field).toHaveValue('2')
})

it('counts down, announced at few steps, then sends another code (OTP-02, OTP-25)', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Gửi mã' }))
  expect(await screen.findByText('Gửi lại mã sau 1:00')).toBeVisible()
  act(() => {
    jest.advanceTimersByTime(1_000)
  })
  expect(screen.getByText('Gửi lại mã sau 0:59')).toBeVisible()
  expect(screen.queryByText(/Còn 59 giây/)).not.toBeInTheDocument()
  act(() => {
    jest.advanceTimersByTime(29_000)
  })
  expect(screen.getByText('Còn 30 giây để gửi lại mã.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Gửi lại mã' })).not.toBeInTheDocument()
  act(() => {
    jest.advanceTimersByTime(30_000)
  })
  expect(screen.getByText('Bạn có thể gửi lại mã.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Gửi lại mã' }))
  expect(await screen.findByText('Tin nhắn xác thực đã được gửi, xin vui lòng kiểm tra.')).toBeVisible()
  expect(await screen.findByText('Gửi lại mã sau 1:00')).toBeVisible()
  expect(asked.map(({ body }) => body.method)).toEqual(['sms', 'sms'])
})

it('continues with the code that is still active, and its remaining time (OTP-05)', async () => {
  onRequest = refuse('ACTIVE_OTP_ALREADY_SENT', { resend_in: 42 })
  await open()
  await send()
  expect(await screen.findByText(errors.active_otp_already_sent)).toBeVisible()
  expect(screen.getByText('Gửi lại mã sau 0:42')).toBeVisible()
  expect(screen.getByText('+84 *** *** 678')).toBeVisible()
})

it('says how long to wait for a new code where the last one is of no use any more (OTP-40)', async () => {
  onRequest = () =>
    HttpResponse.json(
      { success: false, code: 'TOO_MANY_REQUESTS', message: 'x', details: { retry_after: 42 } },
      { status: 429 },
    )
  await open()
  await send()
  expect(await screen.findByText('Bạn có thể nhận mã mới sau 42 giây nữa.')).toBeVisible()
  expect(screen.queryByText(/còn hiệu lực/)).not.toBeInTheDocument()
})

it('stays at the choice of methods when no code could be sent', async () => {
  onRequest = refuse('OTP_MAXIMUM')
  await open()
  await send()
  expect(await screen.findByText(errors.otp_maximum)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Gửi mã' })).toBeVisible()
})

it('uses the sign-in calls for the sign-in scope', async () => {
  const onDone = jest.fn()
  await open({ scope: 'login', onDone })
  await send()
  await userEvent.type(await code(), '123456')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(asked).toEqual([
    { path: 'login/otp/request', body: { method: 'sms', phone_no: '912345678', phone_code: '+84' } },
    { path: 'login/otp', body: { code: '123456', phone_no: '912345678', phone_code: '+84' } },
  ])
})

it('keeps the focus inside when going back to the choice of methods', async () => {
  await open()
  await send()
  await code()
  await userEvent.click(screen.getByRole('button', { name: 'Nhận mã bằng cách khác' }))
  expect(screen.getByRole('heading', { name: 'Xác thực bằng mã' })).toHaveFocus()
  await send()
  expect(await code()).toHaveFocus()
})
