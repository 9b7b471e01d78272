import type { Classification } from '../catalog/product'

/** A member of a set; price today and stock of each member. */
export interface BundlePart {
  product_id: number
  combination_id: string
  quantity: number
  unit_price: number
  stock: number
}

/** One line of a bag with everything its price depends on, as the catalogue has it now. Money in whole dong, weight in grams. */
export interface BagLine {
  id: string
  product_id: number
  combination_id: string
  name: string
  brand: { id: number; name: string }
  /** all categories of the product, their ancestors included */
  category_ids: readonly number[]
  classification: Classification
  quantity: number
  /** price today and list price of one unit */
  unit_price: number
  list_price: number
  /** what one unit cost when it was put into the bag; null where that is not known */
  unit_price_when_added: number | null
  weight: number
  /** the product is for sale at all */
  is_active: boolean
  /** pieces that may be sold here now; 0 when withheld from the Vietnam store */
  stock: number
  is_pre_order: boolean
  /** pieces of the pre-order quota not yet sold */
  preorder_left: number
  is_buy_one_get_one_free: boolean
  /** members of a set; empty for a single good */
  parts: readonly BundlePart[]
  /** most pieces a member may buy in one day; null = no limit */
  daily_limit: { product: number | null; brand: number | null }
}

/** An electronic gift card: sent by e-mail, and outside every offer, voucher and payment by points. */
export const isEgift = (line: Pick<BagLine, 'classification'>) => line.classification === 'egift'

/** Amount of the line at today's price, before any discount. */
export const amountOf = (line: Pick<BagLine, 'unit_price' | 'quantity'>) => line.unit_price * line.quantity

/**
 * How many pieces can be sold now (PDP-28, PDP-29): a pre-order from its quota, anything else from stock, less those of the same
 * goods that are `taken` already. A set packed beforehand has a stock of its own; one that is put together on order reaches only as far as
 * its scarcest member.
 */
export function piecesLeft(line: BagLine, taken = 0): number {
  const own = Math.max(0, (line.is_pre_order ? line.preorder_left : line.stock) - taken)
  if (line.classification === 'bundle_physical') return own
  return line.parts.reduce(
    (left, part) => Math.min(left, Math.max(0, Math.floor(part.stock / part.quantity))),
    own,
  )
}

/** Whether the line can be part of an order at all. What cannot stays in the bag to be seen, and costs nothing. */
export function isOrderable(line: BagLine): boolean {
  return line.is_active && line.classification !== 'gwp_non_sellable' && piecesLeft(line) > 0
}
