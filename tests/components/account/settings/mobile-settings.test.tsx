import { screen } from '@testing-library/react'
import { http } from 'msw'
import MobileSettings from '@/components/account/settings/mobile-settings'
import { showOverlay, signIn, success, useNetwork } from '../../as-member'

jest.mock('next/navigation', () => ({ usePathname: () => '/profile/minhan', useRouter: () => ({}) }))

useNetwork(http.get('*/api/account/user/me/mails', () => success({})))

it('says in the account menu how many points the member has', async () => {
  await signIn()
  showOverlay('mobile-settings', <MobileSettings />)
  expect(await screen.findByRole('link', { name: 'Điểm và phần thưởng 1.250 điểm' })).toHaveAttribute(
    'href',
    '/points-rewards',
  )
})
