import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { forgotPasswordOverlay } from '@/components/account/sign-in/overlays'
import { openOverlay } from '@/components/overlays/store'
import { useServer } from '../../network'
import { renderShop, tidy, toggles } from './shop'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }))

const asked: { path: string; body: Record<string, unknown> }[] = []
const ok = (data: unknown) => HttpResponse.json({ success: true, data })
let on = ['otp_sms', 'otp_email']
let isKnown = true
let isImpossible = false
const keep = async (request: Request) => {
  const path = new URL(request.url).pathname.replace('/api/account/auth/', '')
  asked.push({ path, body: (await request.json()) as Record<string, unknown> })
}
useServer(
  http.get('*/api/account/feature-toggles', () => ok(toggles(...on))),
  http.get('*/api/account/countries', () => ok([])),
  http.get('*/api/public/auth/phone/check', ({ request }) => {
    asked.push({
      path: 'phone/check',
      body: JSON.parse(new URL(request.url).searchParams.get('filter') ?? '') as Record<string, unknown>,
    })
    if (isImpossible)
      return HttpResponse.json(
        { success: false, code: 'INVALID_PHONE_NUMBER', message: 'no such phone number' },
        { status: 422 },
      )
    return ok({ is_registered: isKnown, is_from_store: false })
  }),
  http.post('*/api/account/auth/email/check', async ({ request }) => (await keep(request), ok(isKnown))),
  http.post(
    '*/api/account/auth/forget-password',
    async ({ request }) => (await keep(request), ok({ sent_to: 'a***n@nang.vn' })),
  ),
  http.post(
    '*/api/account/auth/otp/code',
    async ({ request }) => (
      await keep(request),
      ok({ method: 'sms', sent_to: '+84 *** *** 678', resend_in: 60 })
    ),
  ),
  http.post(
    '*/api/account/auth/otp/verify',
    async ({ request }) => (await keep(request), ok({ uid: 'u1', code: 'c1' })),
  ),
)
beforeEach(() => {
  asked.splice(0)
  push.mockClear()
  isKnown = true
  isImpossible = false
  on = ['otp_sms', 'otp_email']
})
afterEach(tidy)

async function open() {
  renderShop()
  act(() => openOverlay(forgotPasswordOverlay, {}))
  await screen.findByRole('heading', { name: 'Quên mật khẩu' })
}
const byPhone = () => userEvent.click(screen.getByRole('radio', { name: 'Số điện thoại' }))
const code = () => screen.findByLabelText('Mã xác thực gồm 6 chữ số')

it('shows at the field that an address is not registered (OTP-27)', async () => {
  isKnown = false
  await open()
  await userEvent.type(screen.getByLabelText('Email', { selector: '[type=email]' }), 'an@nang.vn')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi hướng dẫn' }))
  const field = screen.getByLabelText('Email', { selector: '[type=email]' })
  await waitFor(() => expect(field).toHaveAccessibleDescription('Email chưa được đăng ký'))
  expect(field).toHaveValue('an@nang.vn')
  expect(asked.map(({ path }) => path)).toEqual(['email/check'])
})

it('shows at the field that a number is impossible (OTP-07, OTP-35)', async () => {
  isImpossible = true
  await open()
  await byPhone()
  const field = screen.getByRole('textbox', { name: 'Số điện thoại' })
  await userEvent.type(field, '0912345678999')
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('Số điện thoại không hợp lệ'))
  expect(asked.map(({ path }) => path)).toEqual(['phone/check'])
})

it('sends a mail and takes its code, which leads to the new password (OTP-06, OTP-08, OVL-04)', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Email', { selector: '[type=email]' }), 'An@nang.vn')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi hướng dẫn' }))
  expect(await screen.findByText('a***n@nang.vn')).toBeVisible()
  expect(screen.getByText('Gửi lại mã sau 1:00')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Kiểm tra hộp thư của bạn' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Nhập mã 6 số' }))
  await userEvent.type(await code(), '123456')
  await waitFor(() => expect(push).toHaveBeenCalledWith('/set-password?uid=u1&code=c1'))
  expect(asked).toEqual([
    { path: 'email/check', body: { email: 'an@nang.vn' } },
    { path: 'forget-password', body: { email: 'an@nang.vn' } },
    { path: 'otp/verify', body: { scope: 'forget-password', code: '123456', email: 'an@nang.vn' } },
  ])
})

it('shows at the field that a number is not registered (OTP-13)', async () => {
  isKnown = false
  await open()
  await byPhone()
  await userEvent.type(screen.getByLabelText('Số điện thoại', { selector: '[type=tel]' }), '0912345678')
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Số điện thoại', { selector: '[type=tel]' })).toHaveAccessibleDescription(
      'Số điện thoại chưa được đăng ký',
    ),
  )
  expect(asked).toEqual([
    { path: 'phone/check', body: { phone_no: '912345678', phone_code: '+84', is_new_response: true } },
  ])
})

it('verifies a registered number by a code, which leads to the new password (OTP-07)', async () => {
  await open()
  await byPhone()
  await userEvent.type(screen.getByLabelText('Số điện thoại', { selector: '[type=tel]' }), '0912345678')
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Gửi mã' }))
  await userEvent.type(await code(), '123456')
  await waitFor(() => expect(push).toHaveBeenCalledWith('/set-password?uid=u1&code=c1'))
  expect(asked.at(-1)?.body).toEqual({
    scope: 'forget-password',
    code: '123456',
    phone_no: '912345678',
    phone_code: '+84',
  })
})

it('offers only the enabled methods (OTP-10)', async () => {
  on = ['otp_whatsapp']
  await open()
  expect(await screen.findByLabelText('Số điện thoại', { selector: '[type=tel]' })).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})
