import { useTranslations } from 'next-intl'
import { CardLink } from '@/components/catalog/card/card-link'
import { ProductPicture } from '@/components/catalog/card/picture'
import { Price } from '@/components/catalog/card/price'
import { Scroller } from '@/components/ui/scroller'
import type { ProductCard } from '@/domain/catalog/product'
import type { ConcernProducts } from '@/lib/reads/catalog-reads'
import { productPath } from '@/lib/pages/routes'
import { ConcernIcon } from './concern-icon'
import { HomeSection } from './home-section'

/** Skin concerns, each with its best-selling products. */
export function ConcernShelves({ shelves }: { shelves: readonly ConcernProducts[] }) {
  const t = useTranslations('home')
  if (shelves.length === 0) return null
  return (
    <HomeSection title={t('concerns')} eyebrow={t('concernsEyebrow')}>
      <Scroller label={t('concerns')}>
        {shelves.map(({ concern, products }) => (
          <div
            key={concern._id}
            className="w-[78vw] shrink-0 snap-start rounded-lg border border-line bg-white p-4 tablet:w-80"
          >
            <h3 className="mb-2 flex items-center gap-2 font-display text-lg">
              <span className="text-accent">
                <ConcernIcon name={concern.icon} />
              </span>
              {concern.name}
            </h3>
            <ul className="divide-y divide-line">
              {products.map((product) => (
                <li key={product.id}>
                  <ShelfItem product={product} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Scroller>
    </HomeSection>
  )
}

function ShelfItem({ product }: { product: ProductCard }) {
  return (
    <article className="group relative flex items-center gap-3 py-2 tablet:py-3">
      <ProductPicture image={product.images[0]} alt="" sizes={64} className="w-16 shrink-0 rounded-md" />
      <div className="min-w-0">
        <p className="truncate text-xs text-muted">{product.brand.name}</p>
        <CardLink
          href={productPath(product)}
          className="line-clamp-1 text-sm outline-none after:absolute after:inset-0 after:rounded-md group-hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {product.name}
        </CardLink>
        <Price product={product} />
      </div>
    </article>
  )
}
