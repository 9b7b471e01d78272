import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import ChangePassword from '@/components/account/settings/change-password'
import {
  failure,
  member,
  openNames,
  showOverlay,
  signIn,
  success,
  toastText,
  useNetwork,
} from '../../as-member'

let answer = () => success({})
let sent: unknown
useNetwork(
  http.post('*/api/account/auth/change-password', async ({ request }) => {
    sent = await request.json()
    return answer()
  }),
)
beforeAll(() => signIn())

async function change(current = 'mật khẩu cũ') {
  showOverlay('change-password', <ChangePassword />)
  const type = async (label: string, text: string) =>
    userEvent.type(await screen.findByLabelText(label), text)
  await type('Mật khẩu hiện tại', current)
  await type('Mật khẩu mới', 'mật khẩu mới')
  await type('Nhập lại mật khẩu mới', 'mật khẩu mới')
  await userEvent.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }))
}

it('confirms the change (ACC-13, ACC-14)', async () => {
  answer = () => success({})
  await change()
  await waitFor(() => expect(toastText()).toBe('Đổi mật khẩu thành công'))
  expect(sent).toEqual({
    currentpassword: 'mật khẩu cũ',
    newpassword: 'mật khẩu mới',
    confirmnewpassword: 'mật khẩu mới',
  })
})

it.each([
  [401, 'WRONG_PASSWORD', 'Sai mật khẩu', 'Mật khẩu hiện tại'],
  [403, 'CURRENT_PASSWORD_INCORRECT', 'Mật khẩu hiện tại không chính xác', 'Mật khẩu hiện tại'],
  [402, 'SAME_PASSWORD', 'Mật khẩu mới không được giống với mật khẩu trước đó', 'Mật khẩu mới'],
])(
  'shows the error of %i at its field, and keeps the input (ACC-15 to ACC-17, DEC-13)',
  async (status, code, text, label) => {
    answer = () => failure(status, code)
    await change()
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))
    // Once, at its field.
    expect(toastText()).toBe('')
    expect(field).not.toHaveValue('')
  },
)

it('leaves it to the service whether a short current password is wrong (ACC-15)', async () => {
  sent = undefined
  answer = () => failure(401, 'WRONG_PASSWORD')
  await change('abc')
  const field = screen.getByLabelText('Mật khẩu hiện tại')
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Sai mật khẩu')))
  expect(sent).toMatchObject({ currentpassword: 'abc' })
})

it('shows the server’s message for any other failure (ACC-18)', async () => {
  answer = () => failure(500, 'INTERNAL_ERROR', 'Hệ thống đang bảo trì')
  await change()
  expect(await screen.findByText('Hệ thống đang bảo trì')).toBeVisible()
})

it('leads members without a password to setting one', async () => {
  await signIn({ ...member, has_password: false })
  showOverlay('change-password', <ChangePassword />)
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt mật khẩu' }))
  expect(openNames()).toContain('forgot-password')
  await signIn(member)
})
