import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CheckLink } from '@/components/authenticity/check-link'
import { ProductLabels } from '@/components/catalog/card/labels'
import { reviewsAnchor } from '@/components/reviews/reviews-anchor'
import { HelpLink } from '@/components/forms/help-link'
import { HELP_PRE_ORDER } from '@/lib/pages/help/topics'
import { Icon } from '@/components/ui/icon'
import { Stars } from '@/components/ui/stars'
import { flashSaleEnds } from '@/domain/catalog/price'
import type { Product } from '@/domain/catalog/product'
import { isBuyable, type SaleState } from '@/domain/catalog/sale-state'
import type { Promotion } from '@/domain/catalog/promotion'
import type { Voucher } from '@/domain/voucher'
import { formatMoney, formatNumber, formatOrderTime, formatRating, formatShort } from '@/lib/format'
import { pointsEarned } from '@/domain/bag/pricing/points'
import { brandPath, HOW_TO_EARN_PATH } from '@/lib/pages/routes'
import { FREE_SHIPPING_LIMIT, RETURN_DAYS } from '@/domain/constants'
import { LateCountdown, LateEarlySale } from './sale/late-sale'
import { OfferPanel } from './offer-panel'
import { Offers } from './offers'
import { PackDetail } from './pack'
import { StoreStock } from './store-stock'

/** Id of the choices on a product page: the sticky bar replaces them while they are out of view. */
export const choicesId = (productId: number) => `chon-loai-${productId}`

interface BuyPanelProps {
  product: Product
  vouchers: readonly Voucher[]
  gifts: readonly Promotion[]
  /** of the initial combination */
  state: Pick<SaleState, 'kind'>
}

/** The buy panel: name, price, choices, offers and delivery. */
export function BuyPanel({ product, vouchers, gifts, state }: BuyPanelProps) {
  const t = useTranslations('product')
  const stores = useTranslations('stores.stock')
  const { min, max } = product.price_after_discount_range
  const isOffered = isBuyable(state)
  const isGift = state.kind === 'gift_only'
  const early = product.early_sale
  const saleEnds = flashSaleEnds(product)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Headline
        // The label is of every combination; where only some are in the sale, the countdown tells which.
        product={{ ...product, is_flashsale: saleEnds.size === product.combinations.length }}
        state={state}
      />
      {saleEnds.size > 0 && isOffered && (
        <LateCountdown
          ends={Object.fromEntries(saleEnds)}
          label={t('flashSaleEnds')}
          ended={t('flashSaleEnded')}
          only={t('flashSaleOnly')}
        />
      )}
      {early && isOffered && (
        <LateEarlySale
          text={t('earlySale.text', { time: formatOrderTime(early.opens_at), level: early.stage })}
          all={t('earlySale.all', { time: formatOrderTime(early.starts_at) })}
          yours={t('earlySale.yours')}
          only={t('earlySale.only')}
          combinationIds={early.combination_ids}
        />
      )}
      <div id={choicesId(product.id)} className="scroll-mt-20">
        <OfferPanel
          range={isGift || min === max ? null : t('range', { min: formatMoney(min), max: formatMoney(max) })}
        />
      </div>
      {isOffered && product.classification !== 'egift' && <EarnedPoints from={min} isFixed={min === max} />}
      {product.is_pre_order && (
        <p className="flex items-center gap-3 text-sm text-muted">
          {t('preOrderHelp')}
          <HelpLink href={HELP_PRE_ORDER} label={t('preOrderHelp')} />
        </p>
      )}
      {isOffered && product.label_bmsm && (
        <p className="rounded-md bg-accent-soft px-3 py-2 text-sm text-accent-dark">{product.label_bmsm}</p>
      )}
      <PackDetail product={product} />
      {isOffered && <Offers productId={product.id} vouchers={vouchers} gifts={gifts} />}
      <StoreStock>
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {stores('title')}
          <Icon name="chevron-down" className="transition-transform group-open/stores:rotate-180" />
        </summary>
      </StoreStock>
      <Delivery product={product} isGift={isGift} />
    </div>
  )
}

/** What one piece earns at today's price; nothing below the amount of the first point. */
function EarnedPoints({ from, isFixed }: { from: number; isFixed: boolean }) {
  const t = useTranslations('product')
  const points = pointsEarned(from)
  if (points < 1) return null
  return (
    <p>
      <Link
        href={HOW_TO_EARN_PATH}
        prefetch={false}
        className="-my-2 inline-flex min-h-11 items-center gap-2 text-sm text-gold-dark underline-offset-4 hover:underline"
      >
        <Icon name="coins" />
        {t(isFixed ? 'points' : 'pointsFrom', { count: formatNumber(points) })}
      </Link>
    </p>
  )
}

function Headline({ product, state }: Pick<BuyPanelProps, 'product' | 'state'>) {
  const t = useTranslations('product')
  const { average_rating, total_reviews } = product.review_stats
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1 empty:hidden">
        <ProductLabels product={product} state={state} />
      </div>
      <Link
        href={brandPath(product.brand)}
        prefetch={false}
        className="-my-2 inline-flex min-h-11 w-fit items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
      >
        {product.brand.name}
      </Link>
      <h1 className="font-display text-xl text-balance break-words desktop:text-2xl">{product.name}</h1>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {total_reviews > 0 ? (
          <a
            href={`#${reviewsAnchor(product.id)}`}
            className="-my-2 flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          >
            <Stars rating={average_rating} />
            <span className="sr-only">{t('ratingSpoken', { rating: formatRating(average_rating) })}</span>
            <span aria-hidden className="font-semibold text-ink">
              {formatRating(average_rating)}
            </span>
            {t('reviews', { count: formatNumber(total_reviews) })}
          </a>
        ) : (
          <a
            href={`#${reviewsAnchor(product.id)}`}
            className="-my-2 flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {t('noReviews')}
          </a>
        )}
        {product.total_orders > 0 && (
          <>
            <span aria-hidden className="h-3 w-px bg-line" />
            <span>{t('sold', { count: formatShort(product.total_orders) })}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** Delivery, returns and origin of the goods; of a gift, which comes with other goods and goes back with them, its origin alone. */
function Delivery({ product, isGift }: { product: Product; isGift: boolean }) {
  const t = useTranslations('product.delivery')
  const genuine = { key: 'genuine', icon: 'badge-check' } as const
  const promises = isGift
    ? [genuine]
    : ([{ key: 'shipping', icon: 'truck' }, { key: 'returns', icon: 'rotate-ccw' }, genuine] as const)
  return (
    <ul aria-label={t('label')} className="promises">
      {promises.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={20} />
          <p>
            <b>{t(key, { amount: formatMoney(FREE_SHIPPING_LIMIT), days: RETURN_DAYS })}</b>{' '}
            {t(`${key}Detail`)}{' '}
            {key === 'genuine' && (
              <CheckLink product={{ id: product.id, name: product.name }}>{t('check')}</CheckLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
