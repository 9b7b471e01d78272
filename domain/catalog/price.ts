export interface Deduction {
  type: 'amount' | 'percentage'
  /** dong for an amount, percent for a percentage */
  value: number
}

/** Price today in whole dong, never below zero. A percentage is rounded half up to the dong (spec 1 §3). */
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

/** What the discount badge says: nothing, one percentage, one amount in dong, or "up to" the best percentage among several (spec 1 §3). */
export type DiscountLabel =
  | { kind: 'none' }
  | { kind: 'percentage'; value: number }
  | { kind: 'amount'; value: number }
  | { kind: 'up_to'; value: number }

export function discountLabel(product: {
  discount_range: Range
  total_combinations: number
  default_combination: {
    discount_amount: number
    discount_percentage: number
    is_show_as_percentage: boolean
  }
}): DiscountLabel {
  const { discount_range: range, default_combination: shown } = product
  if (range.max <= 0) return { kind: 'none' }
  if (range.min !== range.max) return { kind: 'up_to', value: range.max }
  if (!shown.is_show_as_percentage && shown.discount_amount > 0 && product.total_combinations === 1) {
    return { kind: 'amount', value: shown.discount_amount }
  }
  return { kind: 'percentage', value: range.max }
}
