import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import QrCodeOverlay from '@/components/account/profile/qr-code'
import { ReferralBox } from '@/components/account/profile/referral-box'
import {
  member,
  openNames,
  showOverlay,
  signIn,
  success,
  toastText,
  useNetwork,
  withMember,
} from '../../as-member'

const LINK = 'https://nang.example/register/minhan'
const shared: unknown[] = []
useNetwork(
  http.get('*/api/account/user/me/referral', () => success({ joined: 3, rewarded: 2 })),
  http.post('*/api/account/user/me/referral', async ({ request }) => {
    shared.push(await request.json())
    return success({ link: LINK })
  }),
)
beforeAll(() => signIn())
beforeEach(() => void shared.splice(0))

it('copies the invitation, and reports that it was shared (ACC-11)', async () => {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  render(withMember(<ReferralBox user={member} origin="https://nang.example" />))
  expect(await screen.findByText(/3 bạn đã tham gia/)).toHaveTextContent('2 lời mời đã được cộng điểm')
  await user.click(screen.getByRole('button', { name: 'Sao chép' }))
  await waitFor(() => expect(shared).toEqual([{ link_invitation: LINK, is_share_link_invitation: true }]))
  expect(write).toHaveBeenCalledWith(LINK)
  expect(toastText()).toBe('Đã sao chép đường dẫn.')
})

it('opens the invitation as a code (ACC-12, OVL-13)', async () => {
  render(withMember(<ReferralBox user={member} origin="https://nang.example" />))
  await userEvent.click(screen.getByRole('button', { name: 'Mã QR' }))
  await waitFor(() => expect(openNames()).toEqual(['qr-code']))
})

it('draws the code of the invitation with its quiet zone', async () => {
  showOverlay('qr-code', <QrCodeOverlay link={LINK} name={member.name} />)
  const code = screen.getByRole('img', { name: 'Mã QR dẫn đến lời mời của Nguyễn Minh An' })
  // The first finder pattern begins behind four modules of white.
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
})
