import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { ReactNode } from 'react'
import AddressForm from '@/components/account/addresses/address-form'
import { addressFormOverlay } from '@/components/account/addresses/overlays'
import EditProfile from '@/components/account/profile/edit-profile'
import { editProfileOverlay } from '@/components/account/profile/overlays'
import { SessionStart } from '@/components/account/session/session-start'
import ChangePassword from '@/components/account/settings/change-password'
import ChangePhone from '@/components/account/settings/change-phone'
import DeleteAccount from '@/components/account/settings/delete-account'
import {
  changePasswordOverlay,
  changePhoneOverlay,
  deleteAccountOverlay,
} from '@/components/account/settings/overlays'
import { OverlayContext } from '@/components/overlays/context'
import { openOverlay } from '@/components/overlays/store'
import type { User } from '@/domain/account/user'
import { afterLostSession, afterSignIn } from '@/lib/client/member/change-member'
import { getSession } from '@/lib/client/member/session'
import {
  failure,
  member,
  openNames,
  showOverlay,
  signIn,
  success,
  toastText,
  useNetwork,
  withMember,
} from '../../as-member'

/** An open form whose member was signed out elsewhere: saving is answered 401, and the login opens over it. */

jest.mock('@/components/account/session/late-visit', () => ({ LateVisit: () => null }))

const hoa: User = { ...member, id: 8, user_name: 'hoale', first_name: 'Hoa', name: 'Lê Hoa' }

const saved: unknown[] = []
let isOver = false
async function save({ request }: { request: Request }) {
  if (isOver) {
    document.cookie = 'nang_member=; max-age=0'
    return failure(401, 'UNAUTHENTICATED')
  }
  saved.push(await request.json())
  return success(member)
}
useNetwork(
  http.put('*/api/account/users/7', save),
  http.post('*/api/account/user/me/addresses', save),
  http.post('*/api/account/auth/change-password', save),
  http.get('*/api/account/regions/provinces', () => success([{ code: '79', name: 'Thành phố Hồ Chí Minh' }])),
  http.get('*/api/account/regions/provinces/:code/wards', () =>
    success([{ code: '26740', name: 'Phường Sài Gòn' }]),
  ),
)

beforeEach(async () => {
  isOver = false
  saved.splice(0)
  await signIn()
})

const type = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

interface Case {
  name: string
  declared: typeof editProfileOverlay
  form: ReactNode
  fill: () => Promise<void>
  button: string
  label: string | RegExp
  typed: string
}
const CASES: Case[] = [
  {
    name: 'profile',
    declared: editProfileOverlay,
    form: <EditProfile />,
    fill: () => type('Tên', 'Mới Nhập'),
    button: 'Lưu thay đổi',
    label: 'Tên',
    typed: 'Mới Nhập',
  },
  {
    name: 'new address',
    declared: addressFormOverlay,
    form: <AddressForm />,
    fill: async () => {
      await type('Tỉnh, thành phố', 'ho chi minh{Enter}')
      await waitFor(() => expect(screen.getByLabelText('Phường, xã')).toBeEnabled())
      await type('Phường, xã', 'sai gon{Enter}')
      await type(/^Số nhà/, '1 Lê Lợi')
    },
    button: 'Lưu địa chỉ',
    label: /^Số nhà/,
    typed: '1 Lê Lợi',
  },
  {
    name: 'password',
    declared: changePasswordOverlay,
    form: <ChangePassword />,
    fill: async () => {
      await type('Mật khẩu hiện tại', 'mật khẩu cũ')
      await type('Mật khẩu mới', 'mật khẩu mới')
      await type('Nhập lại mật khẩu mới', 'mật khẩu mới')
    },
    button: 'Đổi mật khẩu',
    label: 'Mật khẩu mới',
    typed: 'mật khẩu mới',
  },
]

/** Fills the form, whose session ends meanwhile, and presses the button. */
async function loseSession({ declared, form, fill, button }: Case) {
  render(
    withMember(
      <>
        <SessionStart texts={{ closeCampaigns: 'Ẩn ưu đãi' }} />
        <OverlayContext value={{ name: declared.name, opener: null, isLeaving: false }}>
          {form}
        </OverlayContext>
      </>,
    ),
  )
  act(() => openOverlay(declared, {}))
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

describe.each(CASES)('the form of the $name', (each) => {
  it('keeps what was typed for the member who signs in again, without a message besides the login (AUT-33)', async () => {
    await loseSession(each)
    expect(toastText()).toBe('')
    expect(screen.queryByText(/^Chưa|Vui lòng/)).not.toBeInTheDocument()
    expect(screen.getByLabelText(each.label)).toHaveValue(each.typed)

    await signInAs(member, '1')
    expect(screen.getByLabelText(each.label)).toHaveValue(each.typed)
    await userEvent.click(screen.getByRole('button', { name: each.button }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(JSON.stringify(saved)).toContain(each.typed)
  })

  it('closes when another member signs in, who sees nothing of it', async () => {
    await loseSession(each)
    await signInAs(hoa, 'mark-of-hoa')
    await waitFor(() => expect(openNames()).not.toContain(each.declared.name))
    expect(screen.queryByDisplayValue(each.typed)).not.toBeInTheDocument()
  })
})

describe.each([
  {
    name: 'phone number',
    declared: changePhoneOverlay,
    form: <ChangePhone />,
    label: 'Số điện thoại mới',
    typed: '0987654321',
  },
  {
    name: 'deletion',
    declared: deleteAccountOverlay,
    form: <DeleteAccount />,
    label: 'Mật khẩu của bạn',
    typed: 'mật khẩu',
  },
])('the form of the $name, whose session ends while it is open', ({ declared, form, label, typed }) => {
  it('keeps what was typed (AUT-33), and closes when another member signs in', async () => {
    showOverlay(declared.name, form)
    act(() => openOverlay<object>(declared, {}))
    await type(label, typed)
    document.cookie = 'nang_member=; max-age=0'
    await act(() => afterLostSession())
    expect(screen.getByLabelText(label)).toHaveValue(typed)
    await signInAs(hoa, 'mark-of-hoa')
    await waitFor(() => expect(openNames()).not.toContain(declared.name))
  })
})
