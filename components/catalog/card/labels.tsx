import { useTranslations } from 'next-intl'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { productDiscount } from '@/domain/catalog/price'
import type { ProductCard } from '@/domain/catalog/product'
import { isBuyable, type SaleState } from '@/domain/catalog/sale-state'

type Tone = ComponentProps<typeof Badge>['tone']

type Flag = Extract<
  keyof ProductCard,
  | 'is_flashsale'
  | 'is_buy_one_get_one_free'
  | 'is_pre_order'
  | 'is_new'
  | 'is_exclusive'
  | 'is_limited'
  | 'is_online'
>

/** The labels in the order they stand: what changes the offer first, what describes the product after. */
const LABELS: readonly { flag: Flag; text: string; tone: Tone; isOffer?: true }[] = [
  { flag: 'is_flashsale', text: 'flashSale', tone: 'sale', isOffer: true },
  { flag: 'is_buy_one_get_one_free', text: 'buyOneGetOne', tone: 'accent', isOffer: true },
  { flag: 'is_pre_order', text: 'preOrder', tone: 'ink' },
  { flag: 'is_new', text: 'new', tone: 'ink' },
  { flag: 'is_exclusive', text: 'exclusive', tone: 'gold' },
  { flag: 'is_limited', text: 'limited', tone: 'gold' },
  { flag: 'is_online', text: 'onlineOnly', tone: 'muted' },
]

type LabelledProduct = Pick<ProductCard, Flag>

/** A label never says other than the state: no pre-order that is sold out, no offer on what cannot be bought. */
function labelsOf(product: LabelledProduct, state: Pick<SaleState, 'kind'>) {
  return LABELS.filter(
    ({ flag, isOffer }) =>
      product[flag] &&
      (flag !== 'is_pre_order' || state.kind === 'pre_order') &&
      (!isOffer || isBuyable(state)),
  )
}

/** What the shop says about a product: flash sale, one for one, pre-order, new, exclusive, limited, online only (PDP-12, PDP-13). */
export function ProductLabels({
  product,
  state,
}: {
  product: LabelledProduct
  state: Pick<SaleState, 'kind'>
}) {
  const t = useTranslations('card.label')
  return labelsOf(product, state).map(({ flag, text, tone }) => (
    <Badge key={flag} tone={tone}>
      {t(text)}
    </Badge>
  ))
}

/** So many badges lie over the picture of a card on a phone; the others have room from 768 px on. */
const PHONE_BADGES = 2

/** The badges over a card's picture: how much is off first, then the labels. */
export function CardBadges({
  product,
  state,
}: {
  product: LabelledProduct & Parameters<typeof productDiscount>[0]
  state: Pick<SaleState, 'kind'>
}) {
  const t = useTranslations('card.label')
  const discount = productDiscount(product)
  const badges: { key: string; badge: ReactNode }[] = [
    ...(discount.kind === 'none' ? [] : [{ key: 'discount', badge: <DiscountBadge label={discount} /> }]),
    ...labelsOf(product, state).map(({ flag, text, tone }) => ({
      key: flag,
      badge: <Badge tone={tone}>{t(text)}</Badge>,
    })),
  ]
  return badges.map(({ key, badge }, at) =>
    at < PHONE_BADGES ? (
      <Fragment key={key}>{badge}</Fragment>
    ) : (
      <span key={key} className="max-tablet:hidden">
        {badge}
      </span>
    ),
  )
}

/** How much is off, by the rules of the catalogue. */
function DiscountBadge({ label }: { label: ReturnType<typeof productDiscount> }) {
  const t = useTranslations('card.discount')
  if (label.kind === 'none') return null
  return (
    <Badge tone="sale">
      <span className="sr-only">{t(`${label.kind}Spoken`, { value: label.value })}</span>
      <span aria-hidden>{t(label.kind, { value: label.value })}</span>
    </Badge>
  )
}
