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

const sent: Record<string, unknown>[] = []
const consents: unknown[] = []
const asked: string[] = []
let answer: () => Response = () => HttpResponse.json({})
let phone = { is_registered: true, is_taken: true, is_from_store: false }
const ok = (data: unknown) => HttpResponse.json({ success: true, data })
useServer(
  emptyBag,
  http.post('*/api/account/auth/register', async ({ request }) => {
    sent.push((await request.json()) as Record<string, unknown>)
    return answer()
  }),
  http.put('*/api/account/user/me/consents', async ({ request }) => {
    consents.push(await request.json())
    return ok(member)
  }),
  http.get('*/api/public/auth/phone/check', () => ok(phone)),
  http.get('*/api/account/profile', ({ request }) => {
    const { user_name } = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '') as {
      user_name: string
    }
    asked.push(user_name)
    return user_name === 'thu_ha'
      ? ok({ user_name, name: 'Trần Thu Hà' })
      : HttpResponse.json({ success: false, code: 'NOT_FOUND', message: 'x' }, { status: 404 })
  }),
  http.get('*/api/account/auth/providers', () => ok([])),
  http.get('*/api/account/feature-toggles', () => ok(toggles('otp_sms'))),
  http.get('*/api/account/countries', () =>
    ok([
      { code: 'SG', name: 'Singapore', flag: '🇸🇬', phone_code: '+65' },
      { code: 'VN', name: 'Việt Nam', flag: '🇻🇳', phone_code: '+84' },
    ]),
  ),
)
beforeEach(() => {
  sent.splice(0)
  consents.splice(0)
  asked.splice(0)
  push.mockClear()
  phone = { is_registered: true, is_taken: true, is_from_store: false }
})
afterEach(async () => {
  await tidy()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
})

const refuse =
  (status: number, code: string, message = 'x', details?: object) =>
  () =>
    HttpResponse.json({ success: false, code, message, details }, { status })
const field = (name: string) => screen.getByLabelText(name)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Tạo tài khoản' }))

async function open(next?: string) {
  renderShop()
  act(() => openOverlay(loginOverlay, { view: 'register', next }))
  await screen.findByRole('heading', { name: 'Tạo tài khoản' })
  await userEvent.click(screen.getByRole('button', { name: /Đăng ký không cần mã/ }))
  expect(screen.getByRole('radio', { name: 'Chị' })).toHaveFocus()
}
async function fill() {
  await userEvent.click(screen.getByRole('radio', { name: 'Anh' }))
  await fillIn(field('Họ'), 'Nguyễn')
  await fillIn(field('Tên'), 'Minh An')
  await fillIn(field('Tên đăng nhập'), 'minh_an')
  await fillIn(field('Email'), 'An@nang.vn')
  await fillIn(field('Số điện thoại'), '0912345678')
  await fillIn(field('Mật khẩu'), 'bimat123')
}

it('sends the member’s data, origin and inviter (AFF-04, AUT-07, AUT-08, AUT-10, AUT-31, RTE-40)', async () => {
  document.cookie = 'utm_source=zalo'
  document.cookie = 'traffic_id=t1'
  document.cookie = 'aff_sid=s1'
  document.cookie = 'affiliate_code=a1'
  document.cookie = 'referral_code=thu_ha'
  document.cookie = 'nang_source=ios'
  await open()
  expect(await screen.findByText('Trần Thu Hà mời bạn tham gia. Chào mừng bạn!')).toBeVisible()
  answer = () => ok({ user: member, voucher: null, message: 'Registered.' })
  await fill()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await submit()
  await screen.findByRole('heading', { name: 'Chào mừng bạn' })
  expect(sent[0]).toEqual({
    acquisition_source: 'ios',
    gender: 'male',
    salute: 'Mr',
    last_name: 'Nguyễn',
    first_name: 'Minh An',
    user_name: 'minh_an',
    email: 'an@nang.vn',
    phone_code: '+84',
    phone_no: '912345678',
    password: 'bimat123',
    utm_source: 'zalo',
    affilation: 't1',
    aff_sid: 's1',
    affiliate_code: 'a1',
    referral_code: 'thu_ha',
  })
  expect(consents).toEqual([])
  // The next to sign up here was not invited.
  expect(document.cookie).not.toContain('referral_code')
})

it('names no inviter who is no member any more (AUT-31)', async () => {
  document.cookie = 'referral_code=da_roi_di'
  await open()
  await waitFor(() => expect(asked).toEqual(['da_roi_di']))
  await waitFor(() => expect(document.querySelector('.bg-gold-soft')).toBeNull())
  expect(screen.queryByText(/mời bạn/)).not.toBeInTheDocument()
})

it('shows the welcome voucher and offers to verify the number; postponing continues (VCH-07)', async () => {
  await open('/wishlist')
  const voucher = {
    _id: '1',
    type: 'gift',
    code: 'CHAONANG',
    name: 'Giảm 50.000 ₫',
    description: '',
    is_auto_applied: false,
    discount: { kind: 'amount', value: 40_000, max: null },
    rules: { order: { min_amount: 299_000, total_products: null }, brands: [], categories: [], products: [] },
    end_date: '2026-12-31T10:00:00Z',
  }
  answer = () => ok({ user: member, voucher, message: 'Registered.' })
  await fill()
  await userEvent.click(screen.getByRole('checkbox'))
  await submit()
  expect(await screen.findByText('CHAONANG')).toBeVisible()
  expect(screen.getByText(/Giảm 40\.000\s₫ cho đơn từ 299\.000\s₫/)).toBeVisible()
  expect(screen.getByText('Nhập mã này trong giỏ hàng.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sao chép mã CHAONANG' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Chào mừng bạn' })).toHaveFocus()
  expect(screen.getByText(/31\/12\/2026/)).toBeVisible()
  expect(consents).toEqual([{ marketing_email: true, marketing_sms: true, source: 'register' }])
  await userEvent.click(screen.getByRole('button', { name: 'Xác thực số điện thoại' }))
  expect(await screen.findByRole('heading', { name: 'Xác thực bằng mã' })).toBeInTheDocument()
  expect(await screen.findByText('+84 *** *** 678')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Để sau' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/wishlist'))
})

it.each<[string, () => Response, string, Record<string, string>]>([
  [
    'both known',
    refuse(409, 'USERNAME_AND_EMAIL_REGISTERED', 'Username and email already registered.'),
    '',
    { 'Tên đăng nhập': 'Tên đăng nhập đã được đăng ký.', Email: 'Email đã được đăng ký.' },
  ],
  ['e-mail known', refuse(409, 'EMAIL_REGISTERED'), '', { Email: 'Email đã được đăng ký.' }],
  [
    'user name known',
    refuse(409, 'USERNAME_REGISTERED'),
    '',
    { 'Tên đăng nhập': 'Tên đăng nhập đã được đăng ký.' },
  ],
  ['signed in', refuse(409, 'ALREADY_LOGGED_IN', 'User is Already Login'), 'Bạn đã đăng nhập.', {}],
  [
    'first name',
    refuse(422, 'INVALID_FIRST_NAME', 'Invalid First Or Last Name'),
    '',
    { Tên: 'Họ hoặc tên không hợp lệ.' },
  ],
  [
    'last name',
    refuse(422, 'INVALID_LAST_NAME', 'Invalid First Or Last Name'),
    '',
    { Họ: 'Họ hoặc tên không hợp lệ.' },
  ],
  [
    'user name wrong',
    refuse(422, 'INVALID_USERNAME', 'Invalid Username'),
    '',
    { 'Tên đăng nhập': 'Tên đăng nhập không hợp lệ.' },
  ],
  [
    'a field',
    refuse(422, 'INVALID_FIELDS', 'x', { fields: { phone_no: 'Số điện thoại không hợp lệ' } }),
    '',
    { 'Số điện thoại': 'Số điện thoại không hợp lệ' },
  ],
  ['unknown', refuse(400, 'SOMETHING'), 'Tên người dùng hoặc email đã được đăng ký.', {}],
  [
    'too often',
    refuse(429, 'TOO_MANY_REQUESTS', 'x', { retry_after: 300 }),
    'Bạn thao tác hơi nhanh. Vui lòng thử lại sau 5 phút.',
    {},
  ],
  ['broken service', refuse(500, 'INTERNAL_ERROR'), 'Vui lòng thử lại.', {}],
  ['no answer', () => HttpResponse.error(), 'Vui lòng thử lại. Mạng đang chập chờn.', {}],
])('%s', async (_name, failure, said, fields) => {
  await open()
  answer = failure
  await fill()
  await submit()
  if (said) expect(await screen.findByText(said)).toBeVisible()
  else await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull())
  // At the fields or above the button, never both.
  expect(document.querySelectorAll('[role=alert] p')).toHaveLength(said ? 1 : 0)
  for (const [label, message] of Object.entries(fields)) {
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)))
  }
  if (Object.keys(fields).length === 0) expect(document.querySelector('[aria-invalid]')).toBeNull()
  expect(field('Tên')).toHaveValue('Minh An')
  expect(field('Mật khẩu')).toHaveValue('bimat123')
})

it.each([
  [false, 'Đăng nhập bằng mã xác thực'],
  [true, 'Hoàn tất tài khoản'],
])(
  'a registered number leads to signing in (made by a store: %s) (OTP-42, OVL-05)',
  async (is_from_store, way) => {
    phone = { is_registered: true, is_taken: true, is_from_store }
    await open()
    answer = refuse(409, 'ALREADY_TAKEN')
    await fill()
    await submit()
    expect(await screen.findByRole('heading', { name: 'Số điện thoại đã có tài khoản' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: way })).toBeVisible()
  },
)

it('warns about a number abroad, and switches back (ACC-10, OVL-20)', async () => {
  await open()
  const country = screen.getByRole('combobox', { name: 'Quốc gia và mã vùng' })
  await userEvent.selectOptions(country, await screen.findByRole('option', { name: /Singapore/ }))
  expect(await screen.findByText(/đầu số \+65/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Đổi sang số Việt Nam' }))
  await waitFor(() => expect(country).toHaveDisplayValue(/Việt Nam/))
})
