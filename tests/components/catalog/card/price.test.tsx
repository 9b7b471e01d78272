import { screen } from '@testing-library/react'
import { ProductCard, useCardTools } from './product-card'
import { shortCardView } from '@/components/catalog/card/card-view'
import { CardPrice } from '@/components/catalog/card/card'
import { PriceLine } from '@/components/goods/price'
import { usePriceTexts } from '@/components/catalog/card-list/use-price-texts'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { renderWithTexts } from '../../with-texts'
import { sampleCard } from './sample-card'

useCardTools()

const Price = ({ product }: { product: ProductCardData }) => (
  <CardPrice price={shortCardView(product).price} texts={usePriceTexts()} />
)

const pageText = () => (document.body.textContent ?? '').replace(/\u00a0/g, ' ')

describe('the price of a product', () => {
  it('is one price when nothing is off', () => {
    renderWithTexts(<Price product={sampleCard()} />)
    expect(pageText()).toBe('Giá bán 250.000 ₫')
    expect(document.querySelector('s')).toBeNull()
  })

  it('is beside the struck list price when it is lower', () => {
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

  it('is a range when combinations differ (PDP-16)', () => {
    renderWithTexts(
      <Price product={sampleCard({ price_after_discount_range: { min: 199_000, max: 1_390_000 } })} />,
    )
    expect(pageText()).toContain('199.000 – 1.390.000 ₫')
    expect(pageText()).toContain('Giá từ 199.000 đến 1.390.000 ₫')
  })

  it('of a combination strikes nothing when the list price is not higher', () => {
    renderWithTexts(<PriceLine price={90_000} priceAfterDiscount={90_000} />)
    expect(document.querySelector('s')).toBeNull()
  })
})

describe('the discount badge of a card', () => {
  const { default_combination: plain } = sampleCard()

  it.each([
    ['one percentage', sampleCard({ discount_range: { min: 20, max: 20 } }), '−20%', 'Giảm 20%'],
    ['the best of several', sampleCard({ discount_range: { min: 0, max: 35 } }), 'Đến −35%', 'Giảm đến 35%'],
    [
      'a percentage where the rule is in dong, as on other cards',
      sampleCard({
        discount_range: { min: 12, max: 12 },
        default_combination: { ...plain, discount_amount: 30_000, is_show_as_percentage: false },
      }),
      '−12%',
      'Giảm 12%',
    ],
  ])('shows %s (CRD-02)', (_, product, shown, spoken) => {
    renderWithTexts(<ProductCard product={product} />)
    expect(screen.getByRole('img', { name: spoken })).toHaveTextContent(shown)
    expect(pageText()).not.toContain('−30.000')
  })

  it('is absent when nothing is off', () => {
    renderWithTexts(<ProductCard product={sampleCard()} />)
    expect(screen.queryByText(/%/)).not.toBeInTheDocument()
  })
})
