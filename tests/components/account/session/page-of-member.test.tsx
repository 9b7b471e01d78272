import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { JoinForm } from '@/components/affiliate/join/join-form'
import AboutMe from '@/components/account/profile-form/about-me'
import CompleteProfile from '@/components/account/profile-form/complete-profile'
import CompleteSignUp from '@/components/account/quick-sign-up/complete-sign-up'
import StoreMember from '@/components/account/quick-sign-up/store-member'
import { RefreshForAnother } from '@/components/account/session/refresh-for-another'
import { SessionStart } from '@/components/account/session/session-start'
import type { User } from '@/domain/account/user'
import { keepTicket } from '@/lib/account/sign-up-ticket'
import { afterSignIn, afterSignOut } from '@/lib/client/member/change-member'
import { getSession } from '@/lib/client/member/session'
import { failure, member, openNames, signIn, success, useNetwork, withMember } from '../../as-member'

/** A page's form whose member was signed out elsewhere: saving is answered 401, and the login opens over the page. */

jest.mock('@/components/account/session/late-visit', () => ({ LateVisit: () => null }))
const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() }
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

const incomplete: User = { ...member, last_name: null, skin_types: [] }
const hoa: User = { ...incomplete, id: 8, user_name: 'hoale', first_name: 'Hoa', name: 'Lê Hoa' }

const saved: unknown[] = []
let isOver = false
async function save({ request }: { request: Request }) {
  if (isOver) {
    document.cookie = 'nang_member=; max-age=0'
    return failure(401, 'UNAUTHENTICATED')
  }
  saved.push(await request.json())
  return success(incomplete)
}
useNetwork(
  http.get('*/api/account/user/me/agreements', () => success({ documents: [] })),
  http.put('*/api/account/users/:id', save),
  http.post('*/api/account/auth/set-password', save),
  http.post('*/api/affiliate/affiliates', save),
)

beforeEach(async () => {
  isOver = false
  saved.splice(0)
  sessionStorage.clear()
  await signIn(incomplete)
})

interface Case {
  name: string
  form: ReactNode
  fill: () => Promise<void>
  button: string
  /** that it is as the member left it */
  expectKept: () => void
}

const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const signUp = {
  fill: async () => {
    await type(/^Tên đăng nhập/, 'ten_moi')
    await type(/^Mật khẩu/, 'bimat123')
  },
  button: 'Hoàn tất',
  expectKept: () => {
    expect(screen.getByLabelText(/^Tên đăng nhập/)).toHaveValue('ten_moi')
    expect(screen.getByLabelText(/^Mật khẩu/)).toHaveValue('bimat123')
  },
}
const CASES: Case[] = [
  {
    name: '/complete-profile',
    form: <CompleteProfile />,
    fill: () => type(/^Họ/, 'Họ Mới'),
    button: 'Lưu hồ sơ',
    expectKept: () => expect(screen.getByLabelText(/^Họ/)).toHaveValue('Họ Mới'),
  },
  {
    name: '/complete-profile-signup',
    form: <AboutMe />,
    fill: async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Da khô' })),
    button: 'Lưu',
    expectKept: () => expect(screen.getByRole('checkbox', { name: 'Da khô' })).toBeChecked(),
  },
  { name: '/complete-signup', form: <CompleteSignUp />, ...signUp },
  { name: '/quick-registration-complete-account', form: <StoreMember />, ...signUp },
]

/** Fills the form, whose session ends meanwhile, and presses the button. */
async function loseSession({ form, fill, button }: Pick<Case, 'form' | 'fill' | 'button'>) {
  keepTicket({ uid: 'u1', code: 'c1' })
  render(
    withMember(
      <>
        <SessionStart texts={{ closeCampaigns: 'Ẩn ưu đãi' }} />
        {form}
      </>,
    ),
  )
  await fill()
  isOver = true
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(openNames()).toContain('login'))
  await waitFor(() => expect(getSession()).toBe('visitor'))
}

async function signInAs(user: User, mark: string) {
  isOver = false
  document.cookie = `nang_member=${mark}`
  await act(async () => afterSignIn(user))
}

describe.each(CASES)('the form of $name', (each) => {
  it('keeps what was typed for the member who signs in again, without a message besides the login (AUT-33)', async () => {
    await loseSession(each)
    expect(screen.queryByText(/^Chưa|Vui lòng/)).not.toBeInTheDocument()
    each.expectKept()

    await signInAs({ ...incomplete }, '1')
    each.expectKept()
    await userEvent.click(screen.getByRole('button', { name: each.button }))
    await waitFor(() => expect(saved).not.toEqual([]))
  })

  it('shows nothing of it to another member who signs in', async () => {
    await loseSession(each)
    await signInAs(hoa, 'mark-of-hoa')
    await waitFor(() => expect(each.expectKept).toThrow())
  })

  it('is gone after a sign-out', async () => {
    await loseSession(each)
    await signInAs({ ...incomplete }, '1')
    document.cookie = 'nang_member=; max-age=0'
    await act(() => afterSignOut())
    expect(each.expectKept).toThrow()
  })
})

describe('the application of an affiliate, on a page of a member’s data', () => {
  const fill = async () => {
    await type(/^Tên kênh/, 'Góc của An')
    await type(/^Bạn sẽ chia sẻ/, 'https://example.vn/an')
    await type(/^Họ tên/, 'Nguyễn Minh An')
    await type(/^Số căn cước/, '079203000001')
    await userEvent.selectOptions(screen.getByLabelText('Ngân hàng'), 'Vietcombank')
    await type(/^Số tài khoản/, '0071000123456')
    await type(/^Chủ tài khoản/, 'NGUYEN MINH AN')
    await userEvent.click(screen.getByRole('checkbox'))
  }
  const form = (
    <>
      <JoinForm termsVersion={1} isAgain={false} />
      <RefreshForAnother memberId={incomplete.id} />
    </>
  )
  beforeEach(() => router.refresh.mockClear())

  it('keeps what was typed for the member who signs in again, without a message besides the login (AUT-33)', async () => {
    await loseSession({ form, fill, button: 'Gửi đăng ký' })
    expect(screen.queryByText(/^Chưa|Vui lòng/)).not.toBeInTheDocument()
    await signInAs({ ...incomplete }, '1')
    expect(screen.getByLabelText(/^Tên kênh/)).toHaveValue('Góc của An')
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('is rendered again once another member signs in', async () => {
    await loseSession({ form, fill, button: 'Gửi đăng ký' })
    await signInAs(hoa, 'mark-of-hoa')
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
  })
})
