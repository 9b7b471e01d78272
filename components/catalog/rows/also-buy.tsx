import { Section } from '@/components/ui/section'
import type { ProductCard } from '@/domain/catalog/product'
import { ProductScroller } from './product-scroller'

/** Available products related to this one, or alternatives while it cannot be bought. */
export function AlsoBuy({ products, title }: { products: readonly ProductCard[]; title: string }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ProductScroller label={title} products={products} />
    </Section>
  )
}
