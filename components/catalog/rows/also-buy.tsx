import { ProductCard } from '@/components/catalog/card/card'
import { Scroller } from '@/components/ui/scroller'
import { Section } from '@/components/ui/section'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { CardSlot, SLOT_WIDTH } from './card-slot'

/** Available products related to this one, or alternatives while it cannot be bought. */
export function AlsoBuy({ products, title }: { products: readonly ProductCardData[]; title: string }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <Scroller label={title}>
        {products.map((product) => (
          <CardSlot key={product.id}>
            <ProductCard product={product} rowWidth={SLOT_WIDTH} />
          </CardSlot>
        ))}
      </Scroller>
    </Section>
  )
}
