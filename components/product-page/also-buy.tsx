import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/product/card'
import { Scroller } from '@/components/ui/scroller'
import { Section } from '@/components/ui/section'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { CardSlot, SLOT_WIDTH } from './card-slot'

/** What others look at beside this product. */
export function AlsoBuy({ products }: { products: readonly ProductCardData[] }) {
  const t = useTranslations('product.alsoBuy')
  if (products.length === 0) return null
  return (
    <Section title={t('title')}>
      <Scroller label={t('title')}>
        {products.map((product) => (
          <CardSlot key={product.id}>
            <ProductCard product={product} rowWidth={SLOT_WIDTH} />
          </CardSlot>
        ))}
      </Scroller>
    </Section>
  )
}
