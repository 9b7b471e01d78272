import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import MobileSettings from '@/components/account/settings/mobile-settings'
import { openNames, showOverlay, signIn, success, useNetwork } from '../../as-member'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => '/profile/minhan',
  useRouter: () => ({ push: jest.fn(), replace: jest.fn(), refresh: jest.fn() }),
}))
useNetwork(
  http.get('*/api/account/user/me/mails', () => success([])),
  http.get('*/api/message/push/devices', () => success({ public_key: '', devices: [] })),
)
beforeAll(() => signIn())

it('lists what a member can change on a phone, contacts masked, and opens it (OVL-15, GEN-09)', async () => {
  showOverlay('mobile-settings', <MobileSettings />)
  const phone = await screen.findByRole('button', { name: /Số điện thoại/ })
  expect(phone).toHaveTextContent('+84 *** *** 678')
  expect(document.body.innerHTML).not.toContain('345678')
  expect(screen.getByRole('link', { name: 'Đơn hàng của tôi' })).toHaveAttribute('href', '/my-orders')
  await userEvent.click(phone)
  await waitFor(() => expect(openNames()).toContain('change-phone'))
})

it('says in the account menu how many points the member has', async () => {
  showOverlay('mobile-settings', <MobileSettings />)
  expect(await screen.findByRole('link', { name: 'Điểm và phần thưởng 1.250 điểm' })).toHaveAttribute(
    'href',
    '/points-rewards',
  )
})
