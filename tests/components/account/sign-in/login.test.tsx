import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { getOverlays, openOverlay } from '@/components/overlays/store'
import { reviewUploadOverlay } from '@/components/reviews/write/overlays'
import { emptyBag, useServer } from '../../network'
import { member, renderShop, tidy, toggles } from './shop'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }))

const sent: Record<string, unknown>[] = []
let answer: () => Response = () => HttpResponse.json({})
let providers: string[] = []
const ok = (data: unknown) => HttpResponse.json({ success: true, data })
useServer(
  emptyBag,
  http.post('*/api/account/auth/login', async ({ request }) => {
    sent.push((await request.json()) as Record<string, unknown>)
    return answer()
  }),
  http.get('*/api/account/auth/providers', () => ok(providers)),
  http.get('*/api/account/feature-toggles', () => ok(toggles('otp_sms', 'otp_email'))),
  http.get('*/api/account/countries', () => ok([])),
)
beforeEach(() => {
  sent.splice(0)
  providers = []
  push.mockClear()
})
afterEach(tidy)

const refuse = (status: number, code: string, details?: object) => () =>
  HttpResponse.json({ success: false, code, message: 'x', details }, { status })

async function open(props: { next?: string; reason?: 'needed'; error?: string } = {}) {
  renderShop()
  act(() => openOverlay(loginOverlay, { view: 'login', ...props }))
  await screen.findByRole('heading', { name: 'Đăng nhập' })
}
const login = () => screen.getByLabelText('Số điện thoại, email hoặc tên đăng nhập')
const password = () => screen.getByLabelText('Mật khẩu')
async function enter() {
  await userEvent.type(login(), 'Minh_An')
  await userEvent.type(password(), 'bimat123')
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
}
it.each([
  [401, 'INCORRECT_PASSWORD', 'Mật khẩu không chính xác', 'field'],
  [401, 'Third_failed_login_attempt', 'Mật khẩu không chính xác. Vui lòng chọn Quên mật khẩu', 'field'],
  [401, 'LOGIN_FAILED', 'Tên đăng nhập / Email / Password không đúng.', 'form'],
  [400, 'EMPTY EMAIL!', 'Vui lòng sử dụng tài khoản Facebook đã được kết nối với email.', 'form'],
  [500, 'INTERNAL_ERROR', 'Vui lòng thử lại.', 'form'],
])(
  '%i %s: shows %j once, at the %s (AUT-16, AUT-18, AUT-21, DEC-13)',
  async (status, code, sentence, place) => {
    await open()
    answer = refuse(status, code)
    await enter()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(document.querySelector('.toast')).toBeNull()
    expect(password().getAttribute('aria-invalid')).toBe(place === 'field' ? 'true' : null)
    // Nothing typed is lost.
    expect(login()).toHaveValue('Minh_An')
    expect(password()).toHaveValue('bimat123')
  },
)

it.each([
  [401, 'Fourth_failed_login_attempt', 'Mật khẩu không chính xác', /sai mật khẩu 4 lần.*30 phút/],
  [
    401,
    'ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!',
    'Mật khẩu không chính xác',
    /sai mật khẩu 5 lần.*tạm khóa đến \d\d:\d\d/,
  ],
  [404, 'USER_ALREADY_REMOVED', 'Vui lòng thử lại.', /Tài khoản này đã bị xóa\./],
])(
  '%i %s: toast %j beside the notice %s, and nothing twice (AUT-17, AUT-19, AUT-20)',
  async (status, code, sentence, notice) => {
    await open()
    answer = refuse(status, code)
    await enter()
    expect(await screen.findByText(notice)).toBeVisible()
    await waitFor(() => expect(document.querySelector('.toast p')).toHaveTextContent(sentence))
    expect(screen.getAllByText(sentence)).toHaveLength(1)
    expect(password()).toHaveFocus()
  },
)

it('says when there is no network, and keeps the input', async () => {
  await open()
  answer = () => HttpResponse.error()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await enter()
  expect(await screen.findByText('Vui lòng thử lại. Bạn đang ngoại tuyến.')).toBeVisible()
  expect(password()).toHaveValue('bimat123')
  onLine.mockRestore()
})

it('marks a wrong password and puts the cursor there', async () => {
  await open()
  answer = refuse(401, 'INCORRECT_PASSWORD')
  await enter()
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Mật khẩu không chính xác'))
  expect(password()).toHaveFocus()
})

it('shows how long to wait', async () => {
  await open()
  answer = refuse(429, 'TOO_MANY_REQUESTS', { retry_after: 45 })
  await enter()
  expect(await screen.findAllByText(/thử lại sau 45 giây/)).not.toHaveLength(0)
})

it('names the end of a lock that began before, in whole minutes (AUT-20)', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-01T03:00:40Z'))
  try {
    await open()
    answer = refuse(401, 'ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!', {
      locked_minutes: 2,
      locked_seconds: 90,
    })
    await enter()
    expect(await screen.findByText(/tài khoản tạm khóa đến 10:03\./)).toBeVisible()
  } finally {
    now.mockRestore()
  }
})

it('offers to reset the password of a locked account', async () => {
  await open()
  answer = refuse(401, 'ACCOUNT_LOCKED_FOR_TOO MANY_FAILED_ATTEMPTS!', { locked_minutes: 30 })
  await enter()
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt lại mật khẩu ngay' }))
  expect(await screen.findByRole('heading', { name: 'Quên mật khẩu' })).toBeInTheDocument()
})

it('sends nothing invalid', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  await waitFor(() => expect(login()).toHaveFocus())
  expect(login()).toHaveAccessibleDescription('Bạn nhập số điện thoại, email hoặc tên đăng nhập nhé')
  expect(password()).toHaveAccessibleDescription('Mật khẩu không được để trống')
  expect(sent).toEqual([])
})

it('greets, and goes to the requested page (AUT-25, OVL-01)', async () => {
  await open({ next: '/my-orders?page=2', reason: 'needed' })
  expect(screen.getByText('Bạn cần đăng nhập để tiếp tục nhé.')).toBeVisible()
  answer = () => ok({ user: member })
  await enter()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/my-orders?page=2'))
  expect(document.querySelector('.toast')).toHaveTextContent('Đăng nhập thành công.')
  expect(sent[0]).toEqual({ email: 'Minh_An', password: 'bimat123', source: 'mobile web' })
})

it.each([
  ['//evil.vn', '/'],
  ['https://evil.vn/x', '/'],
])('never leaves the shop for %s', async (next, path) => {
  await open({ next })
  answer = () => ok({ user: member })
  await enter()
  await waitFor(() => expect(push).toHaveBeenCalledWith(path))
})

it('stays on the page without a target, and sends provider members with an incomplete profile to complete it', async () => {
  await open()
  answer = () => ok({ user: member })
  await enter()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Đăng nhập' })).not.toBeInTheDocument())
  expect(push).not.toHaveBeenCalled()
  act(() => openOverlay(loginOverlay, { view: 'login', next: '/wishlist' }))
  await screen.findByRole('heading', { name: 'Đăng nhập' })
  answer = () => ok({ user: { ...member, is_fb: true, phone_no: null } })
  await enter()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/complete-profile?next=%2Fwishlist'))
})

it('stays at the form that completes the profile, with what is typed in it (AUT-33)', async () => {
  window.history.replaceState(null, '', '/complete-profile?next=%2Fwishlist')
  await open({ reason: 'needed' })
  answer = () => ok({ user: { ...member, is_fb: true, phone_no: null } })
  await enter()
  await waitFor(() => expect(getOverlays()).toEqual([]))
  expect(push).not.toHaveBeenCalled()
  window.history.replaceState(null, '', '/')
})

it('shows the enabled providers, as links that return here', async () => {
  providers = ['facebook', 'zalo']
  await open({ next: '/wishlist' })
  const link = await screen.findByRole('link', { name: 'Tiếp tục với Facebook' })
  expect(link).toHaveAttribute('href', '/api/signin/facebook?next=%2Fwishlist')
  expect(screen.getByRole('link', { name: 'Tiếp tục với Zalo' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Tiếp tục với Google' })).not.toBeInTheDocument()
})

it('opens an unfinished review again after a sign-in with a provider', async () => {
  providers = ['facebook']
  act(() => openOverlay(reviewUploadOverlay, { productId: 12, combinationId: '345' }))
  await open()
  const link = await screen.findByRole('link', { name: 'Tiếp tục với Facebook' })
  expect(link).toHaveAttribute(
    'href',
    `/api/signin/facebook?next=${encodeURIComponent('/?review=of-12-345')}`,
  )
})

it('shows the error a provider returned (AUT-22)', async () => {
  await open({ error: 'EMPTY_EMAIL' })
  expect(screen.getByText('Vui lòng sử dụng tài khoản Facebook đã được kết nối với email.')).toBeVisible()
})

it('switches to code and registration, the cursor in the first field', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập bằng mã xác thực' }))
  expect(await screen.findByRole('heading', { name: 'Đăng nhập bằng mã xác thực' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập bằng mật khẩu' }))
  expect(login()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Tạo tài khoản' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Số điện thoại' })).toHaveFocus())
})

it('shows no errors at untouched fields when the forgotten password is opened', async () => {
  await open()
  await userEvent.click(login())
  await userEvent.click(screen.getByRole('button', { name: 'Quên mật khẩu?' }))
  await screen.findByRole('heading', { name: 'Quên mật khẩu' })
  expect(login()).toBeValid()
})
