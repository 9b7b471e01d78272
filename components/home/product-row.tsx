import { ProductCard } from '@/components/catalog/card/card'
import { Scroller } from '@/components/ui/scroller'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { HomeSection } from './home-section'

/** Slot of a card in a sideways row. */
export const ROW_ITEM = 'w-[42vw] shrink-0 snap-start tablet:w-52'
export const ROW_WIDTH = 208

interface ProductRowProps {
  title: string
  eyebrow?: string
  products: readonly ProductCardData[]
  /** label of a product's rank, for ranked lists */
  rankLabel?: (rank: number) => string
}

/** A titled row of products that scrolls sideways; nothing when there are none. */
export function ProductRow({ title, eyebrow, products, rankLabel }: ProductRowProps) {
  if (products.length === 0) return null
  return (
    <HomeSection title={title} eyebrow={eyebrow}>
      <Scroller label={title}>
        {products.map((product, index) => (
          <div key={product.id} className={ROW_ITEM}>
            {rankLabel && (
              <p className="mb-2 border-b border-line pb-1 font-display text-2xl text-accent">
                <span className="sr-only">{rankLabel(index + 1)}</span>
                <span aria-hidden>{index + 1}</span>
              </p>
            )}
            <ProductCard product={product} rowWidth={ROW_WIDTH} />
          </div>
        ))}
      </Scroller>
    </HomeSection>
  )
}
