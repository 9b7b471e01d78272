import { ProductScroller } from '@/components/catalog/rows/product-scroller'
import type { ProductCard } from '@/domain/catalog/product'
import { HomeSection } from './home-section'

interface ProductRowProps {
  title: string
  eyebrow?: string
  products: readonly ProductCard[]
  /** label of a product's rank, for ranked lists */
  rankLabel?: (rank: number) => string
}

/** A titled row of products that scrolls sideways; nothing when there are none. */
export function ProductRow({ title, eyebrow, products, rankLabel }: ProductRowProps) {
  if (products.length === 0) return null
  return (
    <HomeSection title={title} eyebrow={eyebrow}>
      <ProductScroller
        label={title}
        products={products}
        slots="home"
        extras={(_, index) => (rankLabel ? { rank: { place: index + 1, spoken: rankLabel(index + 1) } } : {})}
      />
    </HomeSection>
  )
}
