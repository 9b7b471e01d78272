import { Check, CircleOff, Layers } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { CardButton } from '@/components/bag/card-button'
import { askFor } from '@/components/bag/ask'
import { Stars } from '@/components/ui/stars'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { formatNumber, formatRating, formatShort } from '@/lib/format'
import { productPath } from '@/lib/routes'
import { CardLink } from './card-link'
import { CardTools } from './card-tools'
import { DiscountBadge, ProductLabels } from './labels'
import { ProductPicture } from './picture'
import { Price } from './price'

/** Widest slot of a card in a listing, in CSS pixels: four columns in a column of 1240. A phone's two columns need no more than its double. */
const GRID_WIDTH = 280

interface ProductCardProps {
  product: ProductCardData
  /** above the fold: its picture is preloaded */
  priority?: boolean
  /** a card in a row to be passed by: the width of its slot in CSS pixels */
  rowWidth?: number
}

/** A product in a listing (spec 1 §2). One link, stretched over the card; the heart, the quick view and the bag stand above it. */
export function ProductCard({ product, priority = false, rowWidth }: ProductCardProps) {
  const t = useTranslations('card')
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture product={product} priority={priority} rowWidth={rowWidth} />
      <div className="flex grow flex-col gap-1 pt-3">
        <p className="truncate text-xs text-muted">{product.brand.name}</p>
        <h3 className="text-sm font-normal">
          <CardLink
            href={productPath(product)}
            className="line-clamp-2 min-h-[2lh] outline-none after:absolute after:inset-0 after:rounded-md group-hover:text-accent focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {product.name}
          </CardLink>
        </h3>
        <Price product={product} />
        {product.label_bmsm && <p className="text-xs text-accent">{product.label_bmsm}</p>}
        <CardRating product={product} />
        <div className="mt-auto flex items-end justify-between gap-2">
          <p className="flex min-h-11 flex-wrap content-center items-center gap-x-2 text-xs whitespace-nowrap text-muted">
            {product.total_orders > 0 && (
              <span>{t('sold', { count: formatShort(product.total_orders) })}</span>
            )}
            {product.is_in_stock ? (
              <span className="flex items-center gap-1 text-success">
                <Check aria-hidden size={14} strokeWidth={1.5} />
                {t('inStock')}
              </span>
            ) : (
              <span className="flex items-center gap-1">
                <CircleOff aria-hidden size={13} strokeWidth={1.5} />
                {t('outOfStock')}
              </span>
            )}
          </p>
          <CardBag product={product} />
        </div>
      </div>
    </article>
  )
}

/** What is sold out, or never sold, has no bag button. */
function CardBag({ product }: { product: ProductCardData }) {
  const t = useTranslations('addToBag.card')
  if (!product.is_in_stock || product.classification === 'gwp_non_sellable') return null
  return (
    <CardButton
      productId={product.id}
      combinationId={product.default_combination._id}
      ask={askFor(product)}
      label={t('add', { name: product.name })}
      busyLabel={t('adding')}
    />
  )
}

function CardPicture({ product, priority, rowWidth }: ProductCardProps) {
  const t = useTranslations('card')
  const cover = product.images.find((image) => image.is_cover) ?? product.images[0]
  // A row is to be passed by quickly: the second picture is for listings.
  const second = rowWidth === undefined ? product.images.find((image) => image !== cover) : undefined
  const sizes = rowWidth ?? GRID_WIDTH
  return (
    <div className="relative">
      <ProductPicture
        image={cover}
        alt={product.name}
        sizes={sizes}
        priority={priority}
        className={`rounded-md ${product.is_in_stock ? '' : 'opacity-55'}`}
      />
      {second && (
        // Not shown, so not loaded, until a pointer rests on the card.
        <ProductPicture
          image={second}
          alt=""
          sizes={sizes}
          className="absolute inset-0 hidden rounded-md desktop:group-hover:block"
        />
      )}
      {product.frame_url && (
        <Image
          src={product.frame_url}
          alt=""
          width={280}
          height={280}
          className="pointer-events-none absolute inset-0 size-full rounded-md"
        />
      )}
      <div className="absolute top-2 left-2 flex max-w-[calc(100%-3.75rem)] flex-col items-start gap-1">
        <DiscountBadge product={product} />
        <ProductLabels product={product} />
      </div>
      {product.total_combinations > 1 && (
        <p className="absolute bottom-2 left-2 flex items-center gap-1 rounded-full bg-paper/90 px-2 py-0.5 text-xs text-ink">
          <Layers aria-hidden size={12} strokeWidth={1.5} />
          {t('combinations', { count: product.total_combinations })}
        </p>
      )}
      <CardTools
        productId={product.id}
        combinationId={product.default_combination._id}
        wish={t('wish', { name: product.name })}
        quickView={t('quickView', { name: product.name })}
      />
    </div>
  )
}

function CardRating({ product: { review_stats: stats } }: { product: ProductCardData }) {
  const t = useTranslations('card')
  if (stats.total_reviews === 0) return null
  const values = { rating: formatRating(stats.average_rating), count: formatNumber(stats.total_reviews) }
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <Stars rating={stats.average_rating} />
      <span className="sr-only">{t('ratingSpoken', values)}</span>
      <span aria-hidden>{t('rating', values)}</span>
    </p>
  )
}
