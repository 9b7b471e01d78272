import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { ProductCard, useCardTools } from './product-card'
import { renderWithTexts } from '../../with-texts'
import { isBuyable, SALE_STATES } from '@/domain/catalog/sale-state'
import { inState, sampleCard } from './sample-card'

useCardTools()

/** Text of the page as it is read, with the non-breaking spaces of money as plain ones. */
const pageText = () => (document.body.textContent ?? '').replace(/\u00a0/g, ' ')

describe('a product card', () => {
  it('is one link to the product, with its brand and name (CRD-02)', () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    const link = screen.getByRole('link', { name: 'Son lì mịn môi Sương Hồng' })
    expect(link).toHaveAttribute('href', '/son-li/12-son-li-min-moi-suong-hong')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByText('Son Mận')).toBeInTheDocument()
  })

  it('holds a name of any length whole, which the stylesheet clamps to two lines (GEN-12)', () => {
    const name = 'Nước tẩy trang dịu nhẹ cho da nhạy cảm '.repeat(4).trim()
    renderWithTexts(<ProductCard product={sampleCard({ name })} />)
    expect(screen.getByText(name).closest('article.card > h3 > a')).not.toBeNull()
    const ruleOf = (file: string, head: string) =>
      readFileSync(file, 'utf8').split(`${head} {`)[1]?.split('\n}')[0] ?? ''
    expect(ruleOf('app/_styles/cards.css', '.card > h3 > a').split('}')[0]).toContain('-webkit-line-clamp: 2')
    // Of products in a list that is none of cards: 33 letters' widths and two lines are 65 letters on the phone, 50 are 100 beyond it.
    const listed = ruleOf('app/globals.css', '@utility product-name')
    expect(listed).toMatch(/max-inline-size: 33ch;[^]*-webkit-line-clamp: 2;[^]*max-inline-size: 50ch;/)
  })

  it('offers the quick view and the bag by name (CRD-04)', async () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    expect(
      await screen.findByRole('button', { name: 'Xem nhanh Son lì mịn môi Sương Hồng' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Thêm Son lì mịn môi Sương Hồng vào giỏ' })).toBeInTheDocument()
  })

  it('shows every label the product carries, what changes the offer first (PDP-12, PDP-13)', () => {
    renderWithTexts(
      <ProductCard
        product={sampleCard({
          ...inState('pre_order'),
          discount_range: { min: 10, max: 10 },
          is_flashsale: true,
          is_buy_one_get_one_free: true,
          is_new: true,
          is_exclusive: true,
          is_limited: true,
          is_online: true,
          label_bmsm: 'Mua 3 giảm 10%',
        })}
      />,
    )
    const badges = [
      '−10%',
      'Flash sale',
      'Mua 1 tặng 1',
      'Đặt trước',
      'Mới',
      'Độc quyền',
      'Bản giới hạn',
      'Chỉ bán trên web',
    ]
    const shown = [...(screen.getByText('−10%').parentElement?.children ?? [])]
    expect(shown.map(({ textContent }) => textContent)).toEqual(badges)
    expect(screen.getByText('Mua 3 giảm 10%')).toBeInTheDocument()
  })

  it('labels no sold-out pre-order, and no offer on unavailable goods', () => {
    const { unmount } = renderWithTexts(
      <ProductCard
        product={sampleCard({ ...inState('sold_out'), is_pre_order: true, is_flashsale: true })}
      />,
    )
    expect(pageText()).not.toMatch(/Đặt trước|Flash sale/)
    unmount()
    renderWithTexts(<ProductCard product={sampleCard({ is_pre_order: true })} />)
    expect(pageText()).not.toContain('Đặt trước')
  })

  it('has no label without a reason', () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    for (const label of ['Flash sale', 'Mới', 'Độc quyền'])
      expect(screen.queryByText(label)).not.toBeInTheDocument()
  })

  it('shows rating, reviews and how many were sold (CRD-03)', () => {
    renderWithTexts(
      <ProductCard
        product={sampleCard({
          review_stats: { average_rating: 4.75, total_reviews: 1_234 },
          total_orders: 1_299,
        })}
      />,
    )
    expect(screen.getByRole('img', { name: '4,8 trên 5 sao, 1.234 đánh giá' })).toHaveTextContent(
      '4,8 (1.234)',
    )
    expect(screen.getByText('Đã bán 1,2k')).toBeInTheDocument()
  })

  it('shows no rating and sales for a product without a purchase', () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    expect(pageText()).not.toMatch(/sao|Đã bán/)
  })

  const WORDS = {
    available: 'Còn hàng',
    few_left: 'Sắp hết hàng',
    pre_order: 'Đặt trước, giao từ 29/11',
    sold_out: 'Hết hàng',
    not_sold_here: 'Tạm ngừng bán tại Việt Nam',
    gift_only: 'Quà tặng kèm, không bán riêng',
    discontinued: 'Ngừng bán',
  }

  it.each(SALE_STATES)('that is %s shows that state only (CRD-05)', (kind) => {
    renderWithTexts(<ProductCard product={sampleCard(inState(kind))} />)
    for (const [other, words] of Object.entries(WORDS))
      expect([words, screen.queryAllByText(words).length]).toEqual([words, other === kind ? 1 : 0])
    expect(screen.queryByRole('button', { name: /vào giỏ/ }) !== null).toBe(isBuyable({ kind }))
  })

  it('shows a gone offer instead of the state, without a bag button', () => {
    renderWithTexts(<ProductCard product={sampleCard()} gone="Đã hết suất" />)
    expect(screen.getByText('Đã hết suất')).toBeInTheDocument()
    expect(screen.queryByText('Còn hàng')).toBeNull()
    expect(screen.queryByRole('button', { name: /vào giỏ/ })).toBeNull()
  })

  it('hints at the number of choices from two on', () => {
    const { unmount } = renderWithTexts(<ProductCard product={sampleCard()} />)
    expect(pageText()).not.toContain('lựa chọn')
    unmount()
    renderWithTexts(<ProductCard product={sampleCard({ total_combinations: 8 })} />)
    expect(screen.getByText('8 lựa chọn')).toBeInTheDocument()
  })

  it('draws a named placeholder when there is no picture, or one from an unknown host', () => {
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

  it('lays the frame of the product over its picture, if the shop may serve it (CRD-06, PDP-09)', () => {
    const frames = (frame_url: string | null) => {
      const { container, unmount } = renderWithTexts(<ProductCard product={sampleCard({ frame_url })} />)
      const found = Array.from(container.querySelectorAll('.card-frame'), (frame) => [
        frame.getAttribute('alt'),
        frame.getAttribute('src'),
      ])
      unmount()
      return found
    }
    expect(frames('/media/frame.webp')).toEqual([['', expect.stringContaining('/i/frame.')]])
    expect(frames('https://elsewhere.example/frame.webp')).toEqual([])
    expect(frames(null)).toEqual([])
  })

  it('shows the cover, whatever its place among the pictures (PDP-09)', () => {
    const images = [
      { url: '/media/second.webp', is_cover: false },
      { url: '/media/cover.webp', is_cover: true },
    ]
    renderWithTexts(<ProductCard product={sampleCard({ images })} />)
    expect(screen.getByRole('img', { name: 'Son lì mịn môi Sương Hồng' }).getAttribute('src')).toContain(
      '/i/cover.',
    )
  })
})
