import { useTranslations } from 'next-intl'
import type { ProductCard } from '@/domain/catalog/product'
import { formatMoney, formatNumber } from '@/lib/format'

type Size = 'sm' | 'md' | 'lg'

const sizes: Record<Size, { now: string; before: string }> = {
  sm: { now: 'text-sm', before: 'text-xs' },
  md: { now: 'text-base', before: 'text-sm' },
  lg: { now: 'text-2xl', before: 'text-base' },
}

interface PriceLineProps {
  /** list price and price today, dong */
  price: number
  priceAfterDiscount: number
  size?: Size
}

/** Price of one combination, with the list price struck through when it is higher. */
export function PriceLine({ price, priceAfterDiscount, size = 'md' }: PriceLineProps) {
  const t = useTranslations('card')
  const isReduced = price > priceAfterDiscount
  return (
    <p data-price className="flex flex-wrap items-baseline gap-x-2">
      <span className={`${sizes[size].now} font-semibold ${isReduced ? 'text-sale' : 'text-ink'}`}>
        <span className="sr-only">{t('priceToday')} </span>
        {formatMoney(priceAfterDiscount)}
      </span>
      {isReduced && (
        <s className={`${sizes[size].before} text-muted`}>
          <span className="sr-only">{t('listPrice')} </span>
          {formatMoney(price)}
        </s>
      )}
    </p>
  )
}

type Priced = Pick<ProductCard, 'default_combination' | 'price_after_discount_range' | 'discount_range'>

/** Price of a product: one price, or the range of its combinations (CRD-02). */
export function Price({ product, size = 'sm' }: { product: Priced; size?: Size }) {
  const t = useTranslations('card')
  const { min, max } = product.price_after_discount_range
  if (min === max) {
    const { price, price_after_discount } = product.default_combination
    return <PriceLine price={price} priceAfterDiscount={price_after_discount} size={size} />
  }
  return (
    <p
      data-price
      className={`${sizes[size].now} font-semibold ${product.discount_range.max > 0 ? 'text-sale' : 'text-ink'}`}
    >
      <span className="sr-only">{t('priceRange', { min: formatMoney(min), max: formatMoney(max) })}</span>
      <span aria-hidden>
        <span className="whitespace-nowrap">{formatNumber(min)} –</span>{' '}
        <span className="whitespace-nowrap">{formatMoney(max)}</span>
      </span>
    </p>
  )
}
