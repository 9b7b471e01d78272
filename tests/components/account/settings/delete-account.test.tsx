import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import type { ConfirmationProps } from '@/components/confirmation/overlays'
import DeleteAccount from '@/components/account/settings/delete-account'
import { getOverlays } from '@/components/overlays/store'
import { failure, member, showOverlay, signIn, success, toastText, useNetwork } from '../../as-member'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

let answer = () => success({})
const sent: unknown[] = []
useNetwork(
  http.delete('*/api/account/user/me', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
  http.post('*/api/account/auth/login/otp/request', () => success({ sent_to: 'a***n@example.com' })),
)
beforeAll(() => signIn())
beforeEach(() => sent.splice(0))

/** What the question says, and its yes. */
async function confirm() {
  const question = () => getOverlays().find(({ name, isLeaving }) => name === 'confirmation' && !isLeaving)
  await waitFor(() => expect(question()).toBeDefined())
  const props = question()!.props as ConfirmationProps
  await act(async () => props.onConfirm())
  return props
}

async function askWith(password: string) {
  showOverlay('delete-account', <DeleteAccount />)
  await userEvent.type(await screen.findByLabelText('Mật khẩu của bạn'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục xóa tài khoản' }))
}

it('lists what is erased and kept, and asks for confirmation before anything is sent (OVL-24)', async () => {
  await askWith('mật khẩu')
  expect(screen.getByText('Sổ địa chỉ')).toBeInTheDocument()
  expect(screen.getByText(/dưới tên “Thành viên đã rời”/)).toBeInTheDocument()
  expect(sent).toEqual([])
  const question = await confirm()
  expect(question).toMatchObject({ isDanger: true, cancel: 'Ở lại' })
  expect(sent).toEqual([{ password: 'mật khẩu' }])
  await waitFor(() => expect(toastText()).toContain('đã được xóa'))
  expect(push).toHaveBeenCalledWith('/')
})

it('says nothing of itself when the session has ended: the login opens (AUT-33)', async () => {
  answer = () => failure(401, 'UNAUTHENTICATED')
  await askWith('mật khẩu')
  await confirm()
  expect(screen.getByLabelText('Mật khẩu của bạn')).toBeValid()
  expect(screen.getByLabelText('Mật khẩu của bạn')).not.toHaveAccessibleDescription()
})

it('marks a wrong password and keeps the account', async () => {
  answer = () => failure(403, 'CURRENT_PASSWORD_INCORRECT')
  push.mockClear()
  await askWith('không phải')
  await confirm()
  await waitFor(() =>
    expect(screen.getByLabelText('Mật khẩu của bạn')).toHaveAccessibleDescription(
      'Mật khẩu hiện tại không chính xác',
    ),
  )
  expect(push).not.toHaveBeenCalled()
})

it('asks members without a password for a code', async () => {
  answer = () => success({})
  await signIn({ ...member, has_password: false, is_verified_phone: false })
  showOverlay('delete-account', <DeleteAccount />)
  await userEvent.click(await screen.findByRole('button', { name: 'Gửi mã' }))
  expect(await screen.findByText(/a\*\*\*n@example\.com/)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Mã xác thực gồm 6 chữ số'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp tục xóa tài khoản' }))
  await confirm()
  expect(sent).toEqual([{ code: '123456' }])
  await signIn(member)
})
