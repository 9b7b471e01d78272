import type { Combination, Product } from './product'

export interface Deduction {
  type: 'amount' | 'percentage'
  /** dong for an amount, percent for a percentage */
  value: number
}

/** Price today in whole dong, never below zero. A percentage is rounded half up to the dong (PDP-20, PDP-21). */
export function priceAfter(price: number, deduction: Deduction | null): number {
  if (!deduction) return price
  const off = deduction.type === 'amount' ? deduction.value : Math.round((price * deduction.value) / 100)
  return Math.max(0, price - off)
}

/** Discount in whole percent as a badge shows it, rounded down so that it never promises more than is given; at least 1 when anything is off. */
export function discountPercentage(price: number, priceAfterDiscount: number): number {
  if (price <= 0 || priceAfterDiscount >= price) return 0
  return Math.max(1, Math.floor(((price - priceAfterDiscount) * 100) / price))
}

export interface Range {
  min: number
  max: number
}

/** Content of a discount badge: nothing, a percentage, an amount in dong, or "up to" the best percentage of several. */
export type DiscountLabel =
  | { kind: 'none' }
  | { kind: 'percentage'; value: number }
  | { kind: 'amount'; value: number }
  | { kind: 'up_to'; value: number }

/**
 * The badge of a product where it stands among others: always in percent, so that badges can be compared (decision 23); "up to" where
 * its combinations are not discounted alike.
 */
export function productDiscount({
  discount_range: { min, max },
}: {
  discount_range: Range
}): Exclude<DiscountLabel, { kind: 'amount' }> {
  if (max <= 0) return { kind: 'none' }
  return { kind: min === max ? 'percentage' : 'up_to', value: max }
}

/** The badge beside the price of one combination: in percent, or in dong where its rule says so (`is_show_as_percentage`, PDP-21). */
export function combinationDiscount(combination: {
  discount_amount: number
  discount_percentage: number
  is_show_as_percentage: boolean
}): Exclude<DiscountLabel, { kind: 'up_to' }> {
  if (combination.discount_percentage <= 0) return { kind: 'none' }
  return combination.is_show_as_percentage || combination.discount_amount <= 0
    ? { kind: 'percentage', value: combination.discount_percentage }
    : { kind: 'amount', value: combination.discount_amount }
}

/**
 * The combinations of a product that have a flash-sale price, with the instant at which it ends (ISO 8601), by id. A flash sale may be of
 * some shades alone: the others keep their price.
 */
export function flashSaleEnds({
  is_flashsale,
  combinations,
}: Pick<Product, 'is_flashsale'> & {
  combinations: readonly Pick<Combination, '_id' | 'price' | 'price_after_discount' | 'price_valid_until'>[]
}): ReadonlyMap<string, string> {
  return new Map(
    combinations.flatMap(({ _id, price, price_after_discount, price_valid_until: end }) =>
      is_flashsale && end !== null && price_after_discount < price ? [[_id, end] as const] : [],
    ),
  )
}
