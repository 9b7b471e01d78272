import { screen } from '@testing-library/react'
import { DiscountBadge } from '@/components/product/labels'
import { Price, PriceLine } from '@/components/product/price'
import { renderWithTexts } from '../with-texts'
import { sampleCard } from './sample-card'

const pageText = () => (document.body.textContent ?? '').replace(/\u00a0/g, ' ')

describe('the price of a product', () => {
  it('is one price when nothing is off', () => {
    renderWithTexts(<Price product={sampleCard()} />)
    expect(pageText()).toBe('Giá bán 250.000 ₫')
    expect(document.querySelector('s')).toBeNull()
  })

  it('stands beside the list price struck through when it is lower', () => {
    const { default_combination } = sampleCard()
    renderWithTexts(
      <Price
        product={sampleCard({
          default_combination: {
            ...default_combination,
            price_after_discount: 199_000,
            discount_amount: 51_000,
            discount_percentage: 20,
          },
          price_after_discount_range: { min: 199_000, max: 199_000 },
        })}
      />,
    )
    expect(pageText()).toContain('199.000 ₫')
    expect(document.querySelector('s')?.textContent?.replace(/\u00a0/g, ' ')).toBe('Giá niêm yết 250.000 ₫')
  })

  it('goes from the lowest to the highest when combinations differ', () => {
    renderWithTexts(
      <Price product={sampleCard({ price_after_discount_range: { min: 199_000, max: 1_390_000 } })} />,
    )
    expect(pageText()).toContain('199.000 – 1.390.000 ₫')
    expect(pageText()).toContain('Giá từ 199.000 ₫ đến 1.390.000 ₫')
  })

  it('of a combination strikes nothing when the list price is not higher', () => {
    renderWithTexts(<PriceLine price={90_000} priceAfterDiscount={90_000} />)
    expect(document.querySelector('s')).toBeNull()
  })
})

describe('the discount badge', () => {
  const offer = (min: number, max: number, amount = 0, isShownAsPercentage = true, combinations = 1) => ({
    discount_range: { min, max },
    total_combinations: combinations,
    default_combination: {
      discount_amount: amount,
      discount_percentage: max,
      is_show_as_percentage: isShownAsPercentage,
    },
  })

  it.each([
    ['one percentage', offer(20, 20), '−20%', 'Giảm 20%'],
    ['one amount', offer(12, 12, 30_000, false), '−30.000 ₫', 'Giảm 30.000 ₫'],
    ['the best of several', offer(0, 35, 0, true, 4), 'Đến −35%', 'Giảm đến 35%'],
    [
      'a percentage when an amount would differ between combinations',
      offer(12, 12, 30_000, false, 3),
      '−12%',
      'Giảm 12%',
    ],
  ])('shows %s', (_, product, shown, spoken) => {
    renderWithTexts(<DiscountBadge product={product} />)
    expect(pageText()).toContain(shown)
    expect(pageText()).toContain(spoken)
  })

  it('is absent when nothing is off', () => {
    renderWithTexts(<DiscountBadge product={offer(0, 0)} />)
    expect(screen.queryByText(/%|₫/)).not.toBeInTheDocument()
  })
})
