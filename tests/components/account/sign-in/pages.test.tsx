import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useSyncExternalStore } from 'react'
import AboutMe from '@/components/account/profile-form/about-me'
import CompleteProfile from '@/components/account/profile-form/complete-profile'
import CompleteSignUp from '@/components/account/quick-sign-up/complete-sign-up'
import QuickSignUpForm from '@/components/account/quick-sign-up/quick-sign-up-form'
import SetPassword from '@/components/account/password/set-password'
import StoreMember from '@/components/account/quick-sign-up/store-member'
import type { User } from '@/domain/account/user'
import { noteMember } from '@/lib/client/member/known-member'
import { refreshSession, startSession } from '@/lib/client/member/session'
import { keepTicket, readTicket } from '@/lib/account/sign-up-ticket'
import { fillIn } from '../../fill-in'
import { emptyBag, useServer } from '../../network'
import { member, renderShop, tidy, toggles } from './shop'

const router = { push: jest.fn(), replace: jest.fn() }
/** What the router says of the address; the address bar may learn it later. */
const address: { query: URLSearchParams; tell?: () => void } = { query: new URLSearchParams() }
function goTo(search: string) {
  address.query = new URLSearchParams(search)
  act(() => address.tell?.())
}
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/',
  useSearchParams: () =>
    useSyncExternalStore(
      (tell) => {
        address.tell = tell
        return () => undefined
      },
      () => address.query,
    ),
}))

const asked: { path: string; body: unknown }[] = []
const ok = (data: unknown) => HttpResponse.json({ success: true, data })
const refuse = (status: number, code: string, details?: object) =>
  HttpResponse.json({ success: false, code, message: 'x', details }, { status })
let user: User = member
let answers: Record<string, () => Response> = {}
useServer(
  http.get('*/api/account/user/me', () => ok(user)),
  http.get('*/api/account/feature-toggles', () => ok(toggles('otp_sms'))),
  http.get('*/api/account/countries', () => ok([])),
  http.get('*/api/account/auth/providers', () => ok([])),
  http.get('*/api/public/auth/phone/check', () => ok({ is_registered: true, is_from_store: true })),
  emptyBag,
  http.get('*/api/account/user/me/agreements', () => ok({ documents: [] })),
  http.all('*/api/account/*', async ({ request }) => {
    const path = new URL(request.url).pathname.replace('/api/account/', '')
    asked.push({ path, body: await request.json() })
    return (answers[path] ?? (() => ok({})))()
  }),
)

beforeAll(async () => {
  document.cookie = 'sso=1'
  await startSession()
})
beforeEach(() => {
  asked.splice(0)
  answers = {}
  user = member
  sessionStorage.clear()
  address.query = new URLSearchParams()
  router.push.mockClear()
  router.replace.mockClear()
  window.history.replaceState(null, '', '/')
  document.cookie = 'nang_member=1'
  noteMember(undefined)
  refreshSession()
})
afterEach(tidy)

function asVisitor() {
  document.cookie = 'nang_member=; max-age=0'
  refreshSession()
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = async (label: RegExp, text: string) => fillIn(await screen.findByLabelText(label), text)
async function typeCode() {
  await userEvent.click(await screen.findByRole('button', { name: 'Gửi mã' }))
  await userEvent.type(await screen.findByLabelText('Mã xác thực gồm 6 chữ số'), '123456')
}
const sending = { 'auth/otp/code': () => ok({ method: 'sms', sent_to: 'x', resend_in: 60 }) }

describe('quick sign-up', () => {
  const fill = async () => {
    await type(/^Họ/, 'Nguyễn')
    await type(/^Tên/, 'An')
    await type(/^Số điện thoại/, '0912345678')
    await press('Nhận mã xác thực')
  }
  it('verifies the number, stores the member and marks the code as sent (OTP-09, RTE-37)', async () => {
    asVisitor()
    answers = { ...sending, 'auth/otp/verify': () => ok({ user: member, uid: 'u1', code: 'c1' }) }
    renderShop(<QuickSignUpForm />)
    await fill()
    await typeCode()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/complete-signup'))
    expect(readTicket()).toEqual({ uid: 'u1', code: 'c1' })
    expect(asked.map(({ path }) => path)).toEqual(['auth/quick-signup', 'auth/otp/code', 'auth/otp/verify'])
    expect(asked[0]?.body).toEqual({
      last_name: 'Nguyễn',
      first_name: 'An',
      email: '',
      phone_code: '+84',
      phone_no: '912345678',
      source: 'mobile web',
    })
  })
  it('sends the inviter, once', async () => {
    asVisitor()
    document.cookie = 'referral_code=thu_ha; path=/'
    answers = { ...sending, 'auth/otp/verify': () => ok({ user: member, uid: 'u1', code: 'c1' }) }
    renderShop(<QuickSignUpForm />)
    await fill()
    expect(asked[0]?.body).toMatchObject({ referral_code: 'thu_ha' })
    expect(document.cookie).toContain('referral_code')
    await typeCode()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/complete-signup'))
    expect(document.cookie).not.toContain('referral_code')
  })
  it('leads a registered number to signing in', async () => {
    asVisitor()
    answers = { 'auth/quick-signup': () => refuse(409, 'ALREADY_TAKEN') }
    renderShop(<QuickSignUpForm />)
    await fill()
    expect(await screen.findByRole('heading', { name: 'Số điện thoại đã có tài khoản' })).toBeInTheDocument()
    expect(screen.getByLabelText(/^Tên/)).toHaveValue('An')
  })
})

describe('complete sign-up', () => {
  const fill = async () => {
    await type(/^Tên đăng nhập/, 'minh_an')
    await type(/^Mật khẩu/, 'bimat123')
    await press('Hoàn tất')
  }
  it('sets user name and password, then asks about the member', async () => {
    keepTicket({ uid: 'u1', code: 'c1' })
    answers = { 'users/7': () => ok({ ...member, user_name: 'minh_an' }) }
    renderShop(<CompleteSignUp />)
    await fill()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/complete-profile-signup'))
    expect(asked).toEqual([
      { path: 'users/7', body: { user_name: 'minh_an' } },
      {
        path: 'auth/set-password',
        body: { uid: 'u1', code: 'c1', password: 'bimat123', repassword: 'bimat123' },
      },
    ])
    expect(readTicket()).toBeNull()
  })
  it('marks a user name that is taken', async () => {
    keepTicket({ uid: 'u1', code: 'c1' })
    answers = { 'users/7': () => refuse(409, 'USERNAME_REGISTERED') }
    renderShop(<CompleteSignUp />)
    await fill()
    await waitFor(() =>
      expect(screen.getByLabelText(/^Tên đăng nhập/)).toHaveAccessibleDescription(
        expect.stringContaining('Tên đăng nhập đã được đăng ký.'),
      ),
    )
    expect(asked).toHaveLength(1)
  })
  it('verifies the number again when the proof has expired, and keeps the input', async () => {
    keepTicket({ uid: 'u1', code: 'old' })
    let isSpent = true
    answers = {
      ...sending,
      'users/7': () => ok(member),
      'auth/set-password': () => (isSpent ? refuse(400, 'NO_ACTIVE_OTP_REQUEST') : ok({})),
      'auth/otp/verify': () => ((isSpent = false), ok({ uid: 'u1', code: 'new' })),
    }
    renderShop(<CompleteSignUp />)
    await fill()
    await typeCode()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/complete-profile-signup'))
    expect(asked.at(-1)).toEqual({
      path: 'auth/set-password',
      body: { uid: 'u1', code: 'new', password: 'bimat123', repassword: 'bimat123' },
    })
  })
  it('leads back to the number without a proof', () => {
    renderShop(<CompleteSignUp />)
    expect(screen.getByRole('link', { name: 'Xác thực số điện thoại' })).toHaveAttribute(
      'href',
      '/quick-signup',
    )
  })
})

it('finishes the account of a member registered in a store (RTE-39)', async () => {
  asVisitor()
  user = { ...member, email: null }
  answers = {
    ...sending,
    'auth/otp/verify': () => {
      document.cookie = 'nang_member=1'
      return ok({ user, uid: 'u1', code: 'c1' })
    },
    'users/7': () => ok(member),
  }
  renderShop(<StoreMember />)
  await type(/^Số điện thoại/, '0912345678')
  await press('Tiếp tục')
  await typeCode()
  await type(/^Email/, 'an@nang.vn')
  await type(/^Tên đăng nhập/, 'minh_an')
  await type(/^Mật khẩu/, 'bimat123')
  await press('Hoàn tất')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'))
  expect(asked.map(({ path }) => path)).toEqual([
    'auth/otp/code',
    'auth/otp/verify',
    'users/7',
    'auth/set-password',
  ])
  expect(asked[2]?.body).toEqual({ email: 'an@nang.vn', user_name: 'minh_an' })
})

describe('complete profile', () => {
  it('asks only for missing fields, then redirects', async () => {
    user = { ...member, is_fb: true, phone_no: null, last_name: null }
    goTo('next=%2Fwishlist')
    answers = { 'users/7': () => ok(member) }
    renderShop(<CompleteProfile />)
    await type(/^Họ/, 'Nguyễn')
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument()
    await type(/^Số điện thoại/, '0912345678')
    await press('Lưu hồ sơ')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/wishlist'))
    expect(asked).toEqual([
      {
        path: 'users/7',
        body: { last_name: 'Nguyễn', phone_code: '+84', phone_no: '912345678' },
      },
    ])
  })
  it('redirects a member whose profile is complete (RTE-45)', async () => {
    renderShop(<CompleteProfile />)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'))
  })
  it('asks a visitor to sign in', async () => {
    asVisitor()
    renderShop(<CompleteProfile />)
    await press('Đăng nhập')
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeInTheDocument()
  })
})

it('saves a new member’s answers, all of them optional (RTE-38)', async () => {
  user = { ...member, gender: null }
  answers = { 'users/7': () => ok(member) }
  renderShop(<AboutMe />)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Da dầu' }))
  expect(screen.getByRole('link', { name: 'Để sau' })).toHaveAttribute('href', '/')
  await press('Lưu')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'))
  expect(asked[0]?.body).toEqual({ date_of_birth: null, skin_types: ['Da dầu'], hair_types: [] })
})

describe('new password', () => {
  const uid = '7b0c1a52-5f0e-4a8e-9c37-2f1c0f6f0a11'
  const open = (query: string) => {
    asVisitor()
    window.history.replaceState(null, '', `/set-password${query}`)
    goTo(query)
    renderShop(<SetPassword />)
  }
  const fill = async () => {
    await type(/^Mật khẩu mới/, 'bimat123')
    await type(/^Nhập lại/, 'bimat123')
    await press('Lưu mật khẩu')
  }
  it('is sent with the link’s code, and leads to the login (ACC-19, RTE-32)', async () => {
    open(`?uid=${uid}&code=c1`)
    await fill()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/?login=1'))
    expect(asked).toEqual([
      {
        path: 'auth/set-password',
        body: { uid, code: 'c1', password: 'bimat123', repassword: 'bimat123' },
      },
    ])
  })
  it('says that a link is used up, and how to get another', async () => {
    answers = { 'auth/set-password': () => refuse(400, 'NO_ACTIVE_OTP_REQUEST') }
    open(`?uid=${uid}&code=c1`)
    await fill()
    expect(await screen.findByText(/đã được dùng hoặc đã hết hạn/)).toBeVisible()
    expect(screen.getByText(/đã được dùng hoặc đã hết hạn/).parentElement).toHaveFocus()
    await press('Gửi lại hướng dẫn')
    expect(await screen.findByRole('heading', { name: 'Quên mật khẩu' })).toBeInTheDocument()
  })
  it('removes the code from the address, and still knows it after a reload', async () => {
    const entries = window.history.length
    open(`?uid=${uid}&code=c1`)
    expect(window.location.href).toMatch(/\/set-password$/)
    expect(window.history).toHaveLength(entries)
    cleanup()
    renderShop(<SetPassword />)
    await fill()
    await waitFor(() => expect(asked).toMatchObject([{ body: { uid, code: 'c1' } }]))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/?login=1'))
    expect(Object.values(sessionStorage).join()).not.toContain('c1')
  })
  it('drops a link that is used up, and accepts the next one', async () => {
    answers = { 'auth/set-password': () => refuse(400, 'NO_ACTIVE_OTP_REQUEST') }
    open(`?uid=${uid}&code=c1`)
    await fill()
    await screen.findByText(/đã được dùng hoặc đã hết hạn/)
    cleanup()
    goTo('')
    renderShop(<SetPassword />)
    expect(screen.getByText(/đã được dùng hoặc đã hết hạn/)).toBeVisible()
    cleanup()
    answers = {}
    open(`?uid=${uid}&code=c2`)
    await fill()
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { code: 'c2' } }))
  })
  it('uses the router’s address, whatever the address bar still shows', async () => {
    asVisitor()
    goTo(`?uid=${uid}&code=c1`)
    renderShop(<SetPassword />)
    expect(await screen.findByLabelText(/^Mật khẩu mới/)).toBeVisible()
  })
  it('accepts another link that was requested on the page itself', async () => {
    open('')
    expect(screen.getByText(/đã được dùng hoặc đã hết hạn/)).toBeVisible()
    goTo(`?uid=${uid}&code=c3`)
    await fill()
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { code: 'c3' } }))
  })
  it.each(['', '?uid=1&code=c1', `?uid=${uid}`])('refuses a broken link: %j', (query) => {
    open(query)
    expect(screen.getByText(/đã được dùng hoặc đã hết hạn/)).toBeVisible()
  })
})
