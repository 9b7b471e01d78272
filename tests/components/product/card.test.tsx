import { screen } from '@testing-library/react'
import { ProductCard } from '@/components/product/card'
import { renderWithTexts } from '../with-texts'
import { sampleCard } from './sample-card'

/** Text of the page as it is read, with the non-breaking spaces of money as plain ones. */
const pageText = () => (document.body.textContent ?? '').replace(/\u00a0/g, ' ')

describe('a product card', () => {
  it('is one link to the product, with its brand and whole name', () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    const link = screen.getByRole('link', { name: 'Son lì mịn môi Sương Hồng' })
    expect(link).toHaveAttribute('href', '/son-li/12-son-li-min-moi-suong-hong')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByText('Son Mận')).toBeInTheDocument()
  })

  it('offers the quick view by name', () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    expect(screen.getByRole('button', { name: 'Xem nhanh Son lì mịn môi Sương Hồng' })).toBeInTheDocument()
  })

  it('shows every label the product carries', () => {
    renderWithTexts(
      <ProductCard
        product={sampleCard({
          is_flashsale: true,
          is_buy_one_get_one_free: true,
          is_pre_order: true,
          is_new: true,
          is_exclusive: true,
          is_limited: true,
          is_online: true,
          label_bmsm: 'Mua 3 giảm 10%',
        })}
      />,
    )
    for (const label of [
      'Flash sale',
      'Mua 1 tặng 1',
      'Đặt trước',
      'Mới',
      'Độc quyền',
      'Bản giới hạn',
      'Chỉ bán trên web',
      'Mua 3 giảm 10%',
    ]) {
      expect(screen.getByText(label)).toBeInTheDocument()
    }
  })

  it('has no label when there is nothing to say', () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    for (const label of ['Flash sale', 'Mới', 'Độc quyền'])
      expect(screen.queryByText(label)).not.toBeInTheDocument()
  })

  it('shows rating, reviews and how many were sold', () => {
    renderWithTexts(
      <ProductCard
        product={sampleCard({
          review_stats: { average_rating: 4.75, total_reviews: 1_234 },
          total_orders: 1_299,
        })}
      />,
    )
    expect(screen.getByText('4,8 trên 5 sao, 1.234 đánh giá')).toBeInTheDocument()
    expect(screen.getByText('Đã bán 1,2k')).toBeInTheDocument()
  })

  it('says nothing of rating and sales for a product nobody bought yet', () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    expect(pageText()).not.toMatch(/sao|Đã bán/)
  })

  it.each([
    [true, 'Còn hàng', 'Hết hàng'],
    [false, 'Hết hàng', 'Còn hàng'],
  ])('with stock %s says %s', (is_in_stock, said, unsaid) => {
    renderWithTexts(<ProductCard product={sampleCard({ is_in_stock })} />)
    expect(screen.getByText(said)).toBeInTheDocument()
    expect(screen.queryByText(unsaid)).not.toBeInTheDocument()
  })

  it('hints at the number of choices from two on', () => {
    const { unmount } = renderWithTexts(<ProductCard product={sampleCard()} />)
    expect(pageText()).not.toContain('lựa chọn')
    unmount()
    renderWithTexts(<ProductCard product={sampleCard({ total_combinations: 8 })} />)
    expect(screen.getByText('8 lựa chọn')).toBeInTheDocument()
  })

  it('draws a stand-in that carries the name when there is no picture, or one from a host the shop does not know', () => {
    const { unmount } = renderWithTexts(<ProductCard product={sampleCard({ images: [] })} />)
    expect(screen.getByRole('img', { name: 'Son lì mịn môi Sương Hồng' }).tagName).toBe('svg')
    unmount()
    renderWithTexts(
      <ProductCard
        product={sampleCard({ images: [{ url: 'https://elsewhere.example/a.jpg', is_cover: true }] })}
      />,
    )
    expect(screen.getByRole('img', { name: 'Son lì mịn môi Sương Hồng' }).tagName).toBe('svg')
  })

  it('shows the cover, whatever its place among the pictures', () => {
    const images = [
      { url: '/media/second.webp', is_cover: false },
      { url: '/media/cover.webp', is_cover: true },
    ]
    renderWithTexts(<ProductCard product={sampleCard({ images })} />)
    expect(screen.getByRole('img', { name: 'Son lì mịn môi Sương Hồng' }).getAttribute('src')).toContain(
      'cover.webp',
    )
  })
})
