import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { fillIn } from '../../fill-in'
import { emptyBag, useServer } from '../../network'
import { member, renderShop, tidy, toggles } from './shop'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }))

const checked: unknown[] = []
const sent: { path: string; body: Record<string, unknown> }[] = []
let registering: () => Response = () => HttpResponse.json({})
let isTaken = false
let isImpossible = false
let isEmailKnown = false
let methods = ['otp_sms', 'otp_email']
const ok = (data: unknown) => HttpResponse.json({ success: true, data })
const refused = (status: number, code: string) =>
  HttpResponse.json({ success: false, code, message: 'x' }, { status })

const noted =
  (answer: () => Response) =>
  async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Record<string, unknown>
    sent.push({ path: new URL(request.url).pathname.replace('/api/account/auth', ''), body })
    return answer()
  }

useServer(
  http.get('*/api/public/auth/phone/check', ({ request }) => {
    checked.push(JSON.parse(new URL(request.url).searchParams.get('filter') ?? ''))
    return isImpossible
      ? refused(422, 'INVALID_PHONE_NUMBER')
      : ok({ is_registered: isTaken, is_taken: isTaken, is_from_store: false })
  }),
  http.post('*/api/account/auth/email/check', () => ok(isEmailKnown)),
  http.post(
    '*/api/account/auth/otp/code',
    noted(() => ok({ method: 'sms', sent_to: '+84 *** *** 678', resend_in: 60 })),
  ),
  http.post(
    '*/api/account/auth/otp/verify',
    noted(() => ok({ proof: `ticket-${sent.filter(({ path }) => path === '/otp/verify').length}` })),
  ),
  http.post(
    '*/api/account/auth/register/by-code',
    noted(() => registering()),
  ),
  http.get('*/api/account/auth/providers', () => ok([])),
  http.get('*/api/account/feature-toggles', () => ok(toggles(...methods))),
  http.get('*/api/account/countries', () => ok([])),
  emptyBag,
)
beforeEach(() => {
  sent.splice(0)
  checked.splice(0)
  isTaken = false
  isImpossible = false
  isEmailKnown = false
  methods = ['otp_sms', 'otp_email']
  registering = () => ok({ user: { ...member, is_verified_phone: true }, voucher: null })
})
afterEach(tidy)

const field = (name: string) => screen.getByLabelText(name)
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const bodyOf = (path: string) => sent.find((call) => call.path === path)?.body

async function open(campaign?: string) {
  renderShop()
  act(() => openOverlay(loginOverlay, { view: 'register', next: '/wishlist', campaign }))
  await screen.findByRole('heading', { name: 'Tạo tài khoản' })
}

async function typeCode() {
  await userEvent.click(await screen.findByRole('button', { name: 'Gửi mã' }))
  await userEvent.type(await screen.findByLabelText('Mã xác thực gồm 6 chữ số'), '123456')
}

async function verifyPhone() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Số điện thoại' }), '0912345678')
  await click('Nhận mã')
  await typeCode()
  await screen.findByText(/Đã xác thực \+84 \*\*\* \*\*\* 678/)
}

async function fill() {
  await fillIn(field('Họ'), 'Nguyễn')
  await fillIn(field('Tên'), 'Minh An')
  await fillIn(field('Mật khẩu'), 'bimat123')
}

it('says at the field that a number is impossible (OTP-35)', async () => {
  isImpossible = true
  await open()
  const number = screen.getByRole('textbox', { name: 'Số điện thoại' })
  await userEvent.type(number, '0912345678999')
  await click('Nhận mã')
  await waitFor(() => expect(number).toHaveAccessibleDescription('Số điện thoại không hợp lệ'))
  expect(screen.queryByText(/Vui lòng thử lại/)).not.toBeInTheDocument()
})

it.each([
  ['+84 912 345 678', '+84912345678'],
  ['(091) 234-5678', '912345678'],
  ['84912345678', '84912345678'],
])('takes %s as browsers fill it in (OTP-14)', async (typed, phone_no) => {
  await open()
  await userEvent.click(screen.getByRole('textbox', { name: 'Số điện thoại' }))
  await userEvent.paste(typed)
  await click('Nhận mã')
  await typeCode()
  await screen.findByText(/Đã xác thực \+84 \*\*\* \*\*\* 678/)
  expect(checked).toEqual([{ phone_no, phone_code: '+84', is_new_response: true }])
  expect(bodyOf('/otp/code')).toMatchObject({ phone_no, phone_code: '+84' })
})

it('asks for a number, its code, a name and a password only', async () => {
  await open()
  expect(screen.queryByLabelText('Tên đăng nhập')).not.toBeInTheDocument()
  await verifyPhone()
  expect(bodyOf('/otp/code')).toEqual({
    scope: 'register',
    method: 'sms',
    phone_no: '912345678',
    phone_code: '+84',
  })
  await fill()
  await click('Tạo tài khoản')
  expect(await screen.findByRole('heading', { name: 'Chào mừng bạn' })).toBeInTheDocument()
  expect(bodyOf('/register/by-code')).toEqual({
    acquisition_source: 'mobile web',
    verified: 'phone_no',
    proof: 'ticket-1',
    last_name: 'Nguyễn',
    first_name: 'Minh An',
    password: 'bimat123',
    phone_code: '+84',
    phone_no: '912345678',
  })
  // The number is verified already.
  expect(screen.queryByRole('button', { name: 'Xác thực số điện thoại' })).not.toBeInTheDocument()
  await click('Bắt đầu mua sắm')
  await waitFor(() => expect(push).toHaveBeenCalledWith('/wishlist'))
})

it('asks for the voucher of the campaign it was opened from (AUT-08)', async () => {
  document.cookie = 'acquisition_campaign=tet'
  await open('checkin_gift')
  await verifyPhone()
  await fill()
  await click('Tạo tài khoản')
  await screen.findByRole('heading', { name: 'Chào mừng bạn' })
  expect(bodyOf('/register/by-code')).toMatchObject({
    acquisition_campaign: 'checkin_gift',
    can_get_checkin_voucher: true,
  })
  document.cookie = 'acquisition_campaign=; max-age=0'
})

it('accepts the optional fields of the payload (AUT-10)', async () => {
  await open()
  await verifyPhone()
  await fill()
  await click(/Thêm thông tin/)
  await userEvent.click(screen.getByRole('radio', { name: 'Anh' }))
  await fillIn(field('Tên đăng nhập(không bắt buộc)'), 'minh_an')
  await fillIn(field('Email(không bắt buộc)'), 'An@nang.vn')
  await click('Tạo tài khoản')
  await waitFor(() =>
    expect(bodyOf('/register/by-code')).toMatchObject({
      gender: 'male',
      salute: 'Mr',
      user_name: 'minh_an',
      email: 'an@nang.vn',
    }),
  )
})

it('registers by e-mail as well', async () => {
  await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'An@nang.vn')
  await click('Nhận mã')
  await typeCode()
  await screen.findByText('Đã xác thực a***@nang.vn')
  await fill()
  await click('Tạo tài khoản')
  await waitFor(() =>
    expect(bodyOf('/register/by-code')).toMatchObject({ verified: 'email', email: 'an@nang.vn' }),
  )
})

it('leads a registered number to signing in, before a code is sent', async () => {
  isTaken = true
  await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Số điện thoại' }), '0912345678')
  await click('Nhận mã')
  expect(await screen.findByRole('heading', { name: 'Số điện thoại đã có tài khoản' })).toBeInTheDocument()
  expect(sent).toEqual([])
})

it('shows at the field that an address is taken', async () => {
  isEmailKnown = true
  await open()
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'an@nang.vn')
  await click('Nhận mã')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Email đã được đăng ký.',
    ),
  )
})

it('asks for another code when the first has expired, and sends the input again', async () => {
  await open()
  await verifyPhone()
  await fill()
  registering = () => refused(400, 'NO_ACTIVE_OTP_REQUEST')
  await click('Tạo tài khoản')
  expect(await screen.findByRole('button', { name: 'Gửi mã' })).toBeInTheDocument()
  registering = () => ok({ user: member, voucher: null })
  await typeCode()
  expect(await screen.findByRole('heading', { name: 'Chào mừng bạn' })).toBeInTheDocument()
  expect(sent.at(-1)?.body).toMatchObject({ proof: 'ticket-2', first_name: 'Minh An', password: 'bimat123' })
})

it('keeps the input when the service refuses', async () => {
  await open()
  await verifyPhone()
  await fill()
  registering = () => refused(500, 'INTERNAL_ERROR')
  await click('Tạo tài khoản')
  expect(await screen.findByText('Vui lòng thử lại.')).toBeVisible()
  expect(field('Tên')).toHaveValue('Minh An')
  expect(field('Mật khẩu')).toHaveValue('bimat123')
})

it('asks for the whole payload where no codes are sent', async () => {
  methods = []
  await open()
  expect(await screen.findByLabelText('Tên đăng nhập')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Nhận mã' })).not.toBeInTheDocument()
})
