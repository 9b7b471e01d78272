import type { SaleState } from '../catalog/sale-state'
import type { AttributeKind, ProductCard } from '../catalog/product'

/** Wishes of a member, one a combination (WSH-02, WSH-05). */

export const WISHLIST_PAGE_SIZE = 5

/** So many hearts a member may give; the shop's pages hold them all in memory. */
export const WISHLIST_LIMIT = 500

export const WISHLIST_SORTS = [
  'newest',
  'cheapest',
  'expensive',
  'most-purchased',
  'most-review',
  'aToZ',
  'zToA',
] as const
export type WishlistSort = (typeof WISHLIST_SORTS)[number]

/** The sort of a text; any other text is the default, the latest wish first. */
export const readWishlistSort = (text: string | null | undefined): WishlistSort =>
  WISHLIST_SORTS.find((sort) => sort === text) ?? 'newest'

/** A heart as pages need it. */
export interface WishId {
  product_id: number
  combination_id: string
}

/** A wish with its goods; both are null once they are out of the catalogue. */
export interface WishlistItem extends WishId {
  product: ProductCard | null
  combination: {
    _id: string
    name: string
    /** list price and price today, dong */
    price: number
    price_after_discount: number
    is_available: boolean
    is_wishlist: true
    image: string | null
    attributes: { kind: AttributeKind; name: string; hex?: string | undefined }[]
  } | null
  /** whether it can be bought, as every page says it */
  state: SaleState
  /** can no longer be bought: out of the catalogue or not for sale */
  is_gone: boolean
  /** ISO instant */
  created_at: string
}

const collator = new Intl.Collator('vi')

const priceOf = ({ combination }: WishlistItem) => combination?.price_after_discount ?? 0
const nameOf = ({ product }: WishlistItem) => product?.name ?? ''

const ORDERS: Record<WishlistSort, (a: WishlistItem, b: WishlistItem) => number> = {
  newest: () => 0,
  cheapest: (a, b) => priceOf(a) - priceOf(b),
  expensive: (a, b) => priceOf(b) - priceOf(a),
  'most-purchased': (a, b) => (b.product?.total_orders ?? 0) - (a.product?.total_orders ?? 0),
  'most-review': (a, b) =>
    (b.product?.review_stats.total_reviews ?? 0) - (a.product?.review_stats.total_reviews ?? 0),
  aToZ: (a, b) => collator.compare(nameOf(a), nameOf(b)),
  zToA: (a, b) => collator.compare(nameOf(b), nameOf(a)),
}

/** Wishes in the wanted order; equal ones stay with the latest first, as they come. Discontinued ones are last except by date. */
export function sortWishes(newestFirst: readonly WishlistItem[], sort: WishlistSort): WishlistItem[] {
  const order = ORDERS[sort]
  if (sort === 'newest') return [...newestFirst]
  return newestFirst.toSorted((a, b) => Number(a.is_gone) - Number(b.is_gone) || order(a, b))
}
