import { shortCardView } from '@/components/catalog/card/card-view'
import { ShortCardList } from '@/components/catalog/card-list/short-card-list'
import { usePriceTexts } from '@/components/catalog/card-list/use-price-texts'
import type { ShortProduct } from './discovery'

/** Products as short lines, in two columns where there is space. */
export function ShortProducts({ products }: { products: readonly ShortProduct[] }) {
  return <ShortCardList cards={products.map(shortCardView)} texts={usePriceTexts()} isWide />
}
