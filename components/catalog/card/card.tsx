import { useTranslations } from 'next-intl'
import { CardButton } from '@/components/bag/add/card-button'
import { questionForProduct } from '@/components/bag/add/add-request'
import { Picture } from '@/components/ui/picture'
import { Stars } from '@/components/ui/stars'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { isBuyable, type SaleState, saleState, type SaleStateKind } from '@/domain/catalog/sale-state'
import { formatNumber, formatRating, formatShort } from '@/lib/format'
import { productPath } from '@/lib/pages/routes'
import { CardLink } from './card-link'
import { CardTools } from './card-tools'
import { CardIcon, type CardIconName } from './card-icon'
import { CardBadges } from './labels'
import { ProductPicture } from './picture'
import { Price } from './price'
import { saleStateText } from './sale-state-text'
import { saleStateTone } from './sale-state-tone'

/** Widest slot of a card in a listing, in CSS pixels: four columns in a column of 1240. A phone's two columns need no more than its double. */
const GRID_WIDTH = 280

interface ProductCardProps {
  product: ProductCardData
  /** above the fold: its picture is preloaded */
  priority?: boolean
  /** width of the slot in CSS pixels, for a card in a scrolling row */
  rowWidth?: number
  /** replaces the state where the card's offer is gone; the card is grey then, without a bag button */
  gone?: string
}

/** A product in a listing (CRD-01 to CRD-06). One link covers the card; heart, quick view and bag button lie above it. */
export function ProductCard({ product, priority = false, rowWidth, gone }: ProductCardProps) {
  const t = useTranslations('card')
  const state = saleState(product, product.default_combination)
  const isOffered = gone === undefined && isBuyable(state)
  const cover = coverOf(product)
  // Only listings have a second picture.
  const second = rowWidth === undefined ? product.images.find((image) => image !== cover) : undefined
  return (
    <article className="group relative flex h-full flex-col">
      <CardPicture
        product={product}
        priority={priority}
        rowWidth={rowWidth}
        state={state}
        isDim={!isOffered}
      />
      <CardTools
        productId={product.id}
        combinationId={product.default_combination._id}
        wish={t('wish', { name: product.name })}
        quickView={t('quickView', { name: product.name })}
        {...(second && { second: { url: second.url, width: GRID_WIDTH } })}
      />
      <div className="flex grow flex-col gap-1 pt-3">
        <p className="flex justify-between gap-2 text-xs text-muted">
          <span className="truncate">{product.brand.name}</span>
          {product.total_combinations > 1 && (
            <span className="shrink-0">{t('combinations', { count: product.total_combinations })}</span>
          )}
        </p>
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
        <div className="flex flex-wrap gap-x-2 gap-y-0.5 text-xs text-muted">
          <CardState state={state} gone={gone} />
          {product.total_orders > 0 && <p>{t('sold', { count: formatShort(product.total_orders) })}</p>}
        </div>
        <div className="mt-auto flex min-h-[44px] justify-end">
          {isOffered && <CardBag product={product} />}
        </div>
      </div>
    </article>
  )
}

const STATE_ICONS: Record<SaleStateKind, CardIconName> = {
  available: 'check',
  few_left: 'hourglass',
  pre_order: 'clock',
  sold_out: 'circle-off',
  not_sold_here: 'circle-off',
  gift_only: 'circle-off',
  discontinued: 'circle-off',
}

/** The sale state with its icon (CRD-05). */
function CardState({ state, gone }: { state: SaleState; gone: string | undefined }) {
  const t = useTranslations('card.state')
  const kind = gone === undefined ? state.kind : 'sold_out'
  return (
    <p className={`flex items-start gap-1 ${saleStateTone(kind).text}`}>
      <CardIcon name={STATE_ICONS[kind]} className="mt-0.5" />
      {gone ?? saleStateText(state, t)}
    </p>
  )
}

function CardBag({ product }: { product: ProductCardData }) {
  const t = useTranslations('addToBag.card')
  return (
    <CardButton
      productId={product.id}
      combinationId={product.default_combination._id}
      ask={questionForProduct(product)}
      label={t('add', { name: product.name })}
      busyLabel={t('adding')}
    />
  )
}

const coverOf = ({ images }: ProductCardData) => images.find((image) => image.is_cover) ?? images[0]

interface CardPictureProps extends Pick<ProductCardProps, 'product' | 'priority' | 'rowWidth'> {
  state: SaleState
  isDim: boolean
}

function CardPicture({ product, priority, rowWidth, state, isDim }: CardPictureProps) {
  const cover = coverOf(product)
  const sizes = rowWidth ?? GRID_WIDTH
  return (
    <div className="relative">
      <ProductPicture
        image={cover}
        alt={product.name}
        sizes={sizes}
        priority={priority}
        className={`rounded-md ${isDim ? 'opacity-55' : ''}`}
      />
      {product.frame_url && (
        <Picture
          src={product.frame_url}
          alt=""
          width={280}
          height={280}
          className="pointer-events-none absolute inset-0 z-1 size-full rounded-md"
        />
      )}
      <div className="absolute top-2 left-2 z-1 flex max-w-[calc(100%-3.25rem)] flex-col items-start gap-1">
        <CardBadges product={product} state={state} />
      </div>
    </div>
  )
}

function CardRating({ product: { review_stats: stats } }: { product: ProductCardData }) {
  const t = useTranslations('card')
  if (stats.total_reviews === 0) return null
  const values = { rating: formatRating(stats.average_rating), count: formatNumber(stats.total_reviews) }
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-muted">
      <Stars rating={stats.average_rating} />
      <span className="sr-only">{t('ratingSpoken', values)}</span>
      <span aria-hidden>{t('rating', values)}</span>
    </p>
  )
}
