import { questionForProduct } from '@/components/bag/add/add-request'
import type { AddRequest } from '@/components/bag/add/add-request'
import type { ProductCard } from '@/domain/catalog/product'
import { isBuyable, saleState, type SaleStateKind } from '@/domain/catalog/sale-state'
import { formatMoney, formatNumber, formatRating, formatShort } from '@/lib/format'
import { isServable } from '@/lib/pictures'
import { productPath } from '@/lib/pages/routes'
import { type BadgeView, badgesOf, type LabelText } from './badges'
import { saleStateText, type SaleStateKey } from '@/components/goods/sale-state-text'

/** A price as it is shown. */
export interface PriceView {
  /** one price, or the two ends of a range */
  now: string | readonly [min: string, max: string]
  /** the list price, where it is higher */
  before?: string
  isReduced?: true
}

/**
 * A product as a card shows it: every text is finished, and what a card does not show is absent. It travels in the page beside the card's
 * HTML, so it holds nothing twice.
 */
export interface CardView {
  id: number
  combination: string
  href: string
  name: string
  brand: string
  /** number of combinations, from two on */
  choices?: string
  picture?: string
  /** shown while a pointer rests on the card */
  second?: string
  frame?: string
  badges?: readonly BadgeView[]
  price: PriceView
  offer?: string
  /** from 0 to 5, as it is written, and the number of reviews */
  rating?: readonly [stars: number, written: string, reviews: string]
  /** the state and its text; available when absent */
  state?: readonly [kind: SaleStateKind, text: string]
  sold?: string
  /** cannot be bought: grey, without a bag button */
  isOff?: true
  ask?: AddRequest['ask']
  /** place in a ranked list, with its screen reader text */
  rank?: { place: number; spoken: string }
  /** how much of a limited offer is taken, in percent */
  taken?: { share: number; text: string }
  /** a line below the card */
  note?: string
}

/** Reads texts of the namespace `card`. */
export interface CardText extends LabelText {
  (key: 'combinations', values: { count: number }): string
  (key: 'sold', values: { count: string }): string
  (key: `state.${SaleStateKey}`, values?: { date: string }): string
}

/** What only some lists show of their cards. */
export interface CardExtras extends Pick<CardView, 'rank' | 'taken' | 'note'> {
  /** replaces the state where the card's offer is gone; the card is grey then, without a bag button */
  gone?: string
  /** a second picture is shown on hover */
  hasSecond?: boolean
}

/** The view of a product's card (CRD-01 to CRD-06). */
export function cardView(product: ProductCard, t: CardText, extras: CardExtras = {}): CardView {
  const { gone, hasSecond, ...shown } = extras
  const state = saleState(product, product.default_combination)
  const isOff = gone !== undefined || !isBuyable(state)
  const kind = gone === undefined ? state.kind : 'sold_out'
  const cover = coverOf(product)
  const second = hasSecond ? product.images.find((image) => image !== cover) : undefined
  const badges = badgesOf(product, state, t)
  const ask = questionForProduct(product)
  const { average_rating: rating, total_reviews: reviews } = product.review_stats
  return {
    id: product.id,
    combination: product.default_combination._id,
    href: productPath(product),
    name: product.name,
    brand: product.brand.name,
    ...(product.total_combinations > 1 && {
      choices: t('combinations', { count: product.total_combinations }),
    }),
    ...(cover && { picture: cover.url }),
    ...(second && { second: second.url }),
    ...(product.frame_url && isServable(product.frame_url) && { frame: product.frame_url }),
    ...(badges.length > 0 && { badges }),
    price: priceView(product),
    ...(product.label_bmsm && { offer: product.label_bmsm }),
    ...(reviews > 0 && { rating: [rating, formatRating(rating), formatNumber(reviews)] }),
    ...(kind !== 'available' && {
      state: [kind, gone ?? saleStateText(state, (key, values) => t(`state.${key}`, values))],
    }),
    ...(product.total_orders > 0 && { sold: t('sold', { count: formatShort(product.total_orders) }) }),
    ...(isOff && { isOff }),
    ...(ask && { ask }),
    ...shown,
  }
}

/** A product where little room is: a line with a small picture. */
export type ShortCardView = Pick<CardView, 'id' | 'href' | 'name' | 'brand' | 'picture' | 'price'>

type ShortProduct = Pick<
  ProductCard,
  'id' | 'name' | 'slug' | 'brand' | 'default_category' | 'images' | keyof Priced
>

export function shortCardView(product: ShortProduct): ShortCardView {
  const cover = coverOf(product)
  return {
    id: product.id,
    href: productPath(product),
    name: product.name,
    brand: product.brand.name,
    ...(cover && { picture: cover.url }),
    price: priceView(product),
  }
}

const coverOf = ({ images }: Pick<ProductCard, 'images'>) =>
  images.find((image) => image.is_cover) ?? images[0]

interface Priced extends Pick<ProductCard, 'price_after_discount_range' | 'discount_range'> {
  default_combination: Pick<ProductCard['default_combination'], 'price' | 'price_after_discount'>
}

/** Price of a product: one price, or the range of its combinations (CRD-02). */
export function priceView(product: Priced): PriceView {
  const { min, max } = product.price_after_discount_range
  if (min === max) {
    const { price, price_after_discount: now } = product.default_combination
    return { now: formatMoney(now), ...(price > now && { before: formatMoney(price), isReduced: true }) }
  }
  return {
    now: [formatNumber(min), formatMoney(max)],
    ...(product.discount_range.max > 0 && { isReduced: true }),
  }
}
