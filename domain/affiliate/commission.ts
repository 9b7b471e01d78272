/** Rates are basis points: 500 are 5 %. The database holds them (affiliate.rates). */
export const MOST_BASIS_POINTS = 5_000

/** The row of rates that is for products without a rate of their category. */
export const OTHER_CATEGORIES = 0

export const COMMISSION_STATES = ['pending', 'earned', 'void', 'refused'] as const
export type CommissionState = (typeof COMMISSION_STATES)[number]

/** Why an order brings no commission. */
export const REFUSALS = ['own-order', 'device', 'address', 'contact', 'coupon'] as const
export type Refusal = (typeof REFUSALS)[number]

export const ENTRY_REASONS = ['commission', 'taken-back', 'payout', 'payout-returned'] as const
export type EntryReason = (typeof ENTRY_REASONS)[number]

export const PAYOUT_STATES = ['sent', 'returned'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

export interface CommissionLine {
  product_id: number
  /** dong paid for the line, without vouchers and points */
  base: number
  basis_points: number
  /** dong */
  amount: number
}

/** The commission of one line, whole dong, rounded down. */
export const lineCommission = (base: number, basisPoints: number): number =>
  Math.floor((Math.max(0, base) * basisPoints) / 10_000)

/** What an order is worth to its affiliate: gift cards, which are money, bring nothing, and neither do gifts. */
export function commissionLines(
  lines: readonly { product_id: number; amount: number; is_gift_card: boolean }[],
  rateOf: (productId: number) => number,
): CommissionLine[] {
  return lines.map(({ product_id, amount, is_gift_card }) => {
    const basis_points = is_gift_card ? 0 : rateOf(product_id)
    return { product_id, base: amount, basis_points, amount: lineCommission(amount, basis_points) }
  })
}
