import { screen } from '@testing-library/react'
import { PromotionView } from '@/components/promo/pages/promotion-view'
import type { PromotionPage } from '@/lib/pages/promo-pages'
import { useCardTools } from '../catalog/card/product-card'
import { sampleCard } from '../catalog/card/sample-card'
import { renderWithTexts } from '../with-texts'
import { promotion } from './sample-promotion'

useCardTools()

const card = (id: number) => sampleCard({ id, name: `Son ${id}` })
const campaign = promotion({
  name: 'Mùa lễ hội',
  sections: [
    {
      type: 'text',
      title: 'Chuyện mùa này',
      body: '<p>Gửi chút <script>x</script>thương.</p>',
      product_ids: [],
    },
    { type: 'products', title: 'Son môi', body: '', product_ids: [2, 9, 1], link: null },
    { type: 'products', title: 'Đã hết', body: '', product_ids: [8], link: null },
  ],
})
const show = (changes: Partial<PromotionPage> = {}) =>
  renderWithTexts(
    <PromotionView
      promotion={campaign}
      state="current"
      isNear={false}
      products={[card(1), card(2)]}
      others={[]}
      {...changes}
    />,
  )
const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

it('shows its sections in order, with the products still on sale, and its terms (RTE-05)', () => {
  show()
  expect(titles(1)).toEqual(['Mùa lễ hội'])
  expect(titles(2)).toEqual(['Chuyện mùa này', 'Son môi', 'Thể lệ chương trình'])
  expect(titles(3)).toEqual(['Son 2', 'Son 1'])
  expect(screen.getByText('Gửi chút thương.')).toBeInTheDocument()
  expect(screen.getByText('Đến hết 31/12/2026')).toBeInTheDocument()
})

it('says that it has ended and shows running promotions', () => {
  show({ state: 'over', others: [promotion({ slug: 'khac', name: 'Chương trình khác' })] })
  expect(screen.getByText('Đã kết thúc')).toBeInTheDocument()
  expect(screen.getByText(/đã kết thúc ngày 31\/12\/2026/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Chương trình khác' })).toHaveAttribute('href', '/campaign/khac')
  expect(screen.getByRole('link', { name: 'Xem tất cả khuyến mãi' })).toHaveAttribute('href', '/promo')
})

it('says when it begins', () => {
  show({ state: 'upcoming' })
  expect(screen.getByText('Chương trình bắt đầu ngày 01/11/2026.')).toBeInTheDocument()
})

it('shows an offer without sections with its gift and conditions', () => {
  show({
    promotion: promotion({
      category: 'gift_with_purchase',
      reason: { min_oder: 299_000, min_qty: null, brands: ['Lá Khẽ'], categories: [], products: [] },
      gift: { id: 3, name: 'Kem dưỡng mini', image_url: null },
    }),
    products: [card(4)],
  })
  expect(titles(2)).toContain('Sản phẩm trong chương trình')
  expect(screen.getByText('Tặng Kem dưỡng mini')).toBeInTheDocument()
  expect(screen.getByText('Áp dụng cho đơn từ 299.000 ₫ có sản phẩm của Lá Khẽ.')).toBeInTheDocument()
})
