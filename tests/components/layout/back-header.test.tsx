import { screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { renderWithTexts } from '../with-texts'

jest.mock('next/navigation', () => ({
  usePathname: () => '/sale',
  useRouter: () => ({ push: jest.fn(), back: jest.fn() }),
}))

it('has a way back, the title, the search and the bag (LAY-04)', () => {
  renderWithTexts(<BackHeader title="Đang giảm giá" fallbackHref="/" />)
  expect(screen.getByRole('link', { name: 'Quay lại' })).toHaveAttribute('href', '/')
  expect(screen.getByText('Đang giảm giá')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tìm kiếm' })).toHaveAttribute('href', '/search')
  expect(screen.getByRole('link', { name: 'Giỏ hàng' })).toHaveAttribute('href', '/order')
})

/** The routes of the specification, by the file that draws their pages. */
it.each([
  ['FlashSale, Promo', 'components/promo/pages/page-frame.tsx'],
  ['BestSeller', 'components/catalog/best-sellers/best-seller-page.tsx'],
  ['SingleProduct', 'app/(shop)/product/[category]/[product]/[page]/page.tsx'],
  ['Manufacture', 'components/catalog/brands/brand-page.tsx'],
  ['Category', 'components/catalog/listing/category-page.tsx'],
  ['CategoryPromo, JustArrived, Sale, Deals', 'components/catalog/listing/place-page.tsx'],
  ['CompleteProfileSignUp', 'app/(shop)/(member)/complete-profile-signup/page.tsx'],
  ['ReferralRegister', 'app/(shop)/register/[username]/page.tsx'],
  ['Affiliate, through the frame of the help centre', 'components/help/help-frame.tsx'],
  ['LoyaltyPoint', 'app/(shop)/points-rewards/page.tsx'],
])('heads the pages of %s (LAY-04)', (_routes, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/<BackHeader\s/)
})
