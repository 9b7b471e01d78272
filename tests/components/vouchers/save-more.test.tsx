import { screen, within } from '@testing-library/react'
import { SaveMore } from '@/components/vouchers/list/save-more'
import type { SaveMorePage } from '@/lib/pages/promo-pages'
import { useCardTools } from '../catalog/card/product-card'
import { sampleCard } from '../catalog/card/sample-card'
import { renderWithTexts } from '../with-texts'
import { voucher } from './sample-voucher'

useCardTools()

const bmsm = voucher(1, {
  slug: 'mat-na',
  type: 'bmsm',
  name: 'Mặt nạ: mua nhiều tiết kiệm nhiều',
  tiers: [
    { min_qty: 3, discount: { kind: 'percentage', value: 10, max: null } },
    { min_qty: 5, discount: { kind: 'percentage', value: 15, max: null } },
  ],
})
const card = (id: number) => sampleCard({ id, name: `Mặt nạ ${id}` })
const show = (changes: Partial<SaveMorePage> & { page?: number }) =>
  renderWithTexts(
    <SaveMore
      voucher={bmsm}
      state="current"
      page={1}
      shelves={[{ kind: 'categories', name: 'Mặt nạ', products: [card(1)], total: 40 }]}
      {...changes}
    />,
  )

it('shows the tiers and one page of the products, with links to the others (RTE-07, VCH-09)', () => {
  show({})
  const tiers = within(screen.getByRole('list', { name: 'Các mức giảm' })).getAllByRole('listitem')
  expect(tiers.map(({ textContent }) => textContent)).toEqual(['Mua 3 giảm 10%', 'Mua 5 giảm 15%'])
  expect(screen.getByRole('heading', { level: 2, name: 'Mặt nạ' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Trang 3' })).toHaveAttribute(
    'href',
    '/save-more-voucher/mat-na?page=3',
  )
})

it('shows a row for each part of its scope, without pages', () => {
  show({
    shelves: [
      { kind: 'brands', name: 'Lá Khẽ', products: [card(1)], total: 40 },
      { kind: 'categories', name: 'Mặt nạ', products: [], total: 0 },
      { kind: 'products', name: null, products: [card(2)], total: 1 },
    ],
  })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Sản phẩm của Lá Khẽ', 'Sản phẩm được áp dụng'])
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('says that it is over, or that there is nothing in stock', () => {
  show({ state: 'over', shelves: [{ kind: 'categories', name: 'Mặt nạ', products: [], total: 0 }] })
  expect(screen.getByText(/đã kết thúc ngày 31\/12\/2026/)).toBeInTheDocument()
  expect(screen.getByText(/đang tạm hết hàng/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Xem ưu đãi đang có' })).toHaveAttribute('href', '/promo')
})
