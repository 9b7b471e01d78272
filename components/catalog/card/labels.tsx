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

/** The labels in their order: first what changes the offer, then what describes the product. */
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

/** A label never contradicts the state: no pre-order label on sold-out goods, no offer on goods that cannot be bought. */
function labelsOf(product: LabelledProduct, state: Pick<SaleState, 'kind'>) {
  return LABELS.filter(
    ({ flag, isOffer }) =>
      product[flag] &&
      (flag !== 'is_pre_order' || state.kind === 'pre_order') &&
      (!isOffer || isBuyable(state)),
  )
}

/** Labels of a product: flash sale, one for one, pre-order, new, exclusive, limited, online only (PDP-12, PDP-13). */
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

/** Badges over a card's picture on a phone; the others appear from 768 px on. */
const PHONE_BADGES = 2

/** The badges over a card's picture: the discount first, then the labels. */
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

/** The discount, by the rules of the catalogue. */
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
