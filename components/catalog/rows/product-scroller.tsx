import { useTranslations } from 'next-intl'
import type { ProductCard } from '@/domain/catalog/product'
import type { CardExtras } from '../card/card-view'
import { useCardViews } from '../card-list/use-card-views'
import { CardScroller } from './card-scroller'

/** Widest slot of a card in a row, in CSS pixels (app/_styles/cards.css). */
const WIDTHS = { row: 220, home: 208, sale: 208 }

interface ProductScrollerProps {
  label: string
  products: readonly ProductCard[]
  /** on a product's page and in the account, on the home page, or there on the flash sale's ground */
  slots?: keyof typeof WIDTHS
  extras?: (product: ProductCard, index: number) => CardExtras
}

/** Cards of products in a row that scrolls sideways. */
export function ProductScroller({ label, products, slots = 'row', extras }: ProductScrollerProps) {
  const t = useTranslations('ui.scroller')
  const { texts, viewOf } = useCardViews()
  return (
    <CardScroller
      label={label}
      previous={t('previous', { label })}
      next={t('next', { label })}
      cards={products.map((product, index) => viewOf(product, extras?.(product, index)))}
      texts={texts}
      width={WIDTHS[slots]}
      slots={slots}
    />
  )
}
