import { ProductCard } from '@/components/catalog/card/card'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'

/** Number of pictures that may be the page's largest paint: the first row of a phone. */
const FIRST_ROW = 2

interface ProductGridProps {
  products: readonly ProductCardData[]
  /** the grid is first on its page, so its first pictures are preloaded */
  isFirst?: boolean
  /** filters stand beside it on a desktop */
  isBesideRail?: boolean
}

/** Product cards in two columns on the phone, three on the tablet, four on the desktop. */
export function ProductGrid({ products, isFirst = false, isBesideRail = false }: ProductGridProps) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-3 gap-y-8 tablet:grid-cols-3 tablet:gap-x-6 tablet:gap-y-12 ${isBesideRail ? 'header:grid-cols-4' : 'desktop:grid-cols-4'}`}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={isFirst && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  )
}
