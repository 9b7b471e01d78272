import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { MailChoices } from '@/components/account/settings/mail-choices'
import { failure, showOverlay, signIn, success, toastText, useNetwork } from '../../as-member'

const ALL = { 'review-reminder': true, 'review-answer': true, 'back-in-stock': false, 'sale-reminder': true }
let answer = () => success({})
let sent: unknown
useNetwork(
  http.get('*/api/account/user/me/mails', () => success(ALL)),
  http.put('*/api/account/user/me/mails', async ({ request }) => {
    sent = await request.json()
    return answer()
  }),
)
beforeAll(() => signIn())

const show = () => showOverlay('mobile-settings', <MailChoices />)
const line = (name: string) => screen.findByRole('switch', { name })

it('shows which mails come, and saves a change at once', async () => {
  show()
  expect(await line('Báo hàng về')).toHaveAttribute('aria-checked', 'false')
  const reminder = await line('Nhắc đánh giá sản phẩm đã mua')
  expect(reminder).toHaveAttribute('aria-checked', 'true')
  answer = () => success({ ...ALL, 'review-reminder': false })
  await userEvent.click(reminder)
  await waitFor(() => expect(reminder).toHaveAttribute('aria-checked', 'false'))
  expect(sent).toEqual({ kind: 'review-reminder', is_wanted: false })
})

it('puts a switch back that could not be saved, and says why', async () => {
  show()
  answer = () => failure(403, 'UNVERIFIED_EMAIL')
  const stock = await line('Báo hàng về')
  await userEvent.click(stock)
  await waitFor(() => expect(toastText()).toContain('chưa được xác thực'))
  expect(stock).toHaveAttribute('aria-checked', 'false')
})
