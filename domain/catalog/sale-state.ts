import type { Classification } from './product'

/**
 * From this stock on the shop says that few are left. When the stock of a combination passes it, the database names stale
 * the product's page (services/catalog/sql/combinations.sql, `combinations_shown`) and the listings with its card (`combinations_on_cards`). The
 * number itself may be minutes old, so it is never shown.
 */
export const FEW_LEFT = 5

export const SALE_STATES = [
  'available',
  'few_left',
  'pre_order',
  'sold_out',
  'not_sold_here',
  'gift_only',
  'discontinued',
] as const
export type SaleStateKind = (typeof SALE_STATES)[number]

/** Whether and how something can be bought. `ships_at` is the instant from which a pre-order is sent, where it is known. */
export interface SaleState {
  kind: SaleStateKind
  ships_at: string | null
}

interface SoldProduct {
  classification: Classification
  is_active_in_nang: boolean
  /** no combination has stock */
  is_out_of_stock_nang: boolean
  /** the same, or withheld from the Vietnam store */
  is_out_of_stock_nang_vn: boolean
}

interface SoldCombination {
  is_available: boolean
  is_pre_order: boolean
  stock: number
  preorder: readonly { ships_at: string | null }[]
}

/**
 * The one state of a combination, which is also the state of its product where the product is shown by it (card, listing, search row):
 * every page, feed and mail says it by this rule (docs/decisions/0023, PDP-28, PDP-29).
 */
export function saleState(product: SoldProduct, combination: SoldCombination): SaleState {
  const state = (kind: SaleStateKind): SaleState => ({ kind, ships_at: null })
  if (!product.is_active_in_nang) return state('discontinued')
  if (product.classification === 'gwp_non_sellable') return state('gift_only')
  if (combination.is_available && combination.is_pre_order)
    return { kind: 'pre_order', ships_at: combination.preorder[0]?.ships_at ?? null }
  if (combination.is_available) return state(combination.stock > FEW_LEFT ? 'available' : 'few_left')
  const isWithheld = product.is_out_of_stock_nang_vn && !product.is_out_of_stock_nang
  return state(isWithheld && !combination.is_pre_order ? 'not_sold_here' : 'sold_out')
}

/** States in which something can be put into the bag. */
export const isBuyable = ({ kind }: Pick<SaleState, 'kind'>): boolean =>
  kind === 'available' || kind === 'few_left' || kind === 'pre_order'

/** States that may end: a shopper can wait for them to. */
export const isAwaitable = ({ kind }: Pick<SaleState, 'kind'>): boolean =>
  kind === 'sold_out' || kind === 'not_sold_here'
