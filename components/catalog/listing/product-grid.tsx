import type { ProductCard } from '@/domain/catalog/product'
import { CardGrid } from '../card-list/card-grid'
import type { CardExtras } from '../card/card-view'
import { useCardViews } from '../card-list/use-card-views'

/** Number of pictures that may be the page's largest paint: the first row of a phone. */
const FIRST_ROW = 2

/** Widest slot of a card, in CSS pixels: four columns in a column of 1240. A phone's two columns need no more than its double. */
const GRID_WIDTH = 280

interface ProductGridProps {
  products: readonly ProductCard[]
  /** the grid is first on its page, so its first pictures are preloaded */
  isFirst?: boolean
  /** filters stand beside it on a desktop */
  isBesideRail?: boolean
  label?: string
  extras?: (product: ProductCard, index: number) => CardExtras
}

/** Product cards in two columns on the phone, three on the tablet, four on the desktop. */
export function ProductGrid({
  products,
  isFirst = false,
  isBesideRail = false,
  label,
  extras,
}: ProductGridProps) {
  const { texts, viewOf } = useCardViews()
  return (
    <CardGrid
      label={label}
      cards={products.map((product, index) =>
        viewOf(product, { hasSecond: true, ...extras?.(product, index) }),
      )}
      texts={texts}
      width={GRID_WIDTH}
      first={isFirst ? FIRST_ROW : 0}
      columns={isBesideRail ? 'beside-rail' : 'four'}
    />
  )
}
