import { render, screen } from '@testing-library/react'
import { ContactCard } from '@/components/account/profile/contact-card'
import { member, withMember } from '../../as-member'

it('shows the number masked, on the button that proves it too (GEN-09)', () => {
  render(withMember(<ContactCard user={{ ...member, is_verified_phone: false }} />))
  expect(screen.getByText('+84 *** *** 678')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Xác thực +84 *** *** 678' })).toBeInTheDocument()
  expect(document.body.innerHTML).not.toContain('345678')
})
