import { useTranslations } from 'next-intl'
import { formatMoney } from '@/lib/format'

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
