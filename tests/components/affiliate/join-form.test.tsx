import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { JoinForm } from '@/components/affiliate/join/join-form'
import { success, useNetwork } from '../as-member'
import { hidePagesLeftBehind } from '../left-behind'
import { renderWithTexts } from '../with-texts'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const sent: unknown[] = []
useNetwork(
  http.post('*/api/affiliate/affiliates', async ({ request }) => {
    sent.push(await request.json())
    return success({ state: 'held' })
  }),
)

hidePagesLeftBehind()
beforeEach(() => {
  window.scrollTo = () => undefined
})

const open = () =>
  renderWithTexts(
    <>
      <div id="noi-dung" tabIndex={-1} hidden data-testid="left behind" />
      <div id="noi-dung" tabIndex={-1} data-testid="on show">
        <JoinForm termsVersion={3} isAgain={false} />
      </div>
    </>,
  )

it('sends an application, and moves the focus to the page on show, none left behind (AFF-02)', async () => {
  const user = userEvent.setup()
  open()
  await user.type(screen.getByLabelText('Tên kênh'), 'Góc của Minh')
  await user.type(screen.getByLabelText('Bạn sẽ chia sẻ ở đâu?'), 'https://example.vn/minh')
  await user.type(screen.getByLabelText('Họ tên trên giấy tờ'), 'Nguyễn Thị Minh')
  await user.type(screen.getByLabelText('Số căn cước'), '079203000001')
  await user.selectOptions(screen.getByLabelText('Ngân hàng'), 'Vietcombank')
  await user.type(screen.getByLabelText('Số tài khoản'), '0071000123456')
  await user.type(screen.getByLabelText('Chủ tài khoản'), 'NGUYEN THI MINH')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Gửi đăng ký' }))
  await waitFor(() => expect(screen.getByTestId('on show')).toHaveFocus())
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(sent).toEqual([
    expect.objectContaining({ kind: 'person', terms_version: 3, account_holder: 'NGUYEN THI MINH' }),
  ])
})

it('is a form that works without scripts: every field has a name, and the usual kind is chosen (AFF-02)', () => {
  open()
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(form.getAttribute('action')).toBe('/api/affiliates')
  expect(form.querySelector('[name=terms_version]')).toHaveValue('3')
  expect(screen.getByRole('radio', { name: 'Cá nhân' })).toHaveAttribute('checked')
  for (const field of form.querySelectorAll('input, select, textarea')) expect(field).toHaveAttribute('name')
})
