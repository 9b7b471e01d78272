import { productDiscount } from '@/domain/catalog/price'
import type { ProductCard } from '@/domain/catalog/product'
import { isBuyable, type SaleState } from '@/domain/catalog/sale-state'

export type LabelTone = 'sale' | 'accent' | 'ink' | 'gold' | 'muted'

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

type LabelName = 'flashSale' | 'buyOneGetOne' | 'preOrder' | 'new' | 'exclusive' | 'limited' | 'onlineOnly'

/** The labels in their order: first what changes the offer, then what describes the product. */
const LABELS: readonly { flag: Flag; text: LabelName; tone: LabelTone; isOffer?: true }[] = [
  { flag: 'is_flashsale', text: 'flashSale', tone: 'sale', isOffer: true },
  { flag: 'is_buy_one_get_one_free', text: 'buyOneGetOne', tone: 'accent', isOffer: true },
  { flag: 'is_pre_order', text: 'preOrder', tone: 'ink' },
  { flag: 'is_new', text: 'new', tone: 'ink' },
  { flag: 'is_exclusive', text: 'exclusive', tone: 'gold' },
  { flag: 'is_limited', text: 'limited', tone: 'gold' },
  { flag: 'is_online', text: 'onlineOnly', tone: 'muted' },
]

export type LabelledProduct = Pick<ProductCard, Flag>

/** A label never contradicts the state: no pre-order label on sold-out goods, no offer on goods that cannot be bought. */
export function labelsOf(product: LabelledProduct, state: Pick<SaleState, 'kind'>) {
  return LABELS.filter(
    ({ flag, isOffer }) =>
      product[flag] &&
      (flag !== 'is_pre_order' || state.kind === 'pre_order') &&
      (!isOffer || isBuyable(state)),
  )
}

/** A badge over a card's picture: its tone, its text, and what a screen reader says instead. */
export type BadgeView = readonly [tone: LabelTone, text: string, spoken?: string]

/** Reads texts of the namespace `card`. */
export interface LabelText {
  (key: `label.${LabelName}`): string
  (key: `discount.${'percentage' | 'up_to'}${'' | 'Spoken'}`, values: { value: number }): string
}

/** The badges over a card's picture: the discount first, then the labels. */
export function badgesOf(
  product: LabelledProduct & Parameters<typeof productDiscount>[0],
  state: Pick<SaleState, 'kind'>,
  t: LabelText,
): BadgeView[] {
  const discount = productDiscount(product)
  const labels = labelsOf(product, state).map(({ text, tone }): BadgeView => [tone, t(`label.${text}`)])
  if (discount.kind === 'none') return labels
  const { kind, value } = discount
  return [['sale', t(`discount.${kind}`, { value }), t(`discount.${kind}Spoken`, { value })], ...labels]
}
