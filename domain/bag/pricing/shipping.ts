import { FREE_SHIPPING_LIMIT } from '../../constants'
import type { PricingLevel } from '../../loyalty/levels'
import type { RefusedVoucher, VoucherResult } from './apply-vouchers'
import { discountOn, type PricingVoucher } from './vouchers'

/** The fee of the chosen way of delivery and of standard delivery to the same address, dong. */
export interface ShippingQuote {
  fee: number
  standard_fee: number
}

export interface PricedShipping {
  fee: number
  discount: number
  total: number
  /** the voucher used for it; null when the shop's own rule or nothing took it off */
  voucher_id: string | null
  /** still to be bought for free standard delivery, dong; 0 where it is free already, null while a voucher may bear a fee that is not known yet */
  missing_for_free: number | null
  /** what must be bought for it in all, dong: the shop's limit, or that of the member's level */
  free_from: number
  /** the member's level, where its limit and not the shop's took off the fee */
  level: string | null
}

/** Dong of goods from which standard delivery is free: the shop's limit, or a level's lower one. */
export const freeDeliveryFrom = (level: Pick<PricingLevel, 'free_delivery_from'> | null): number =>
  Math.min(FREE_SHIPPING_LIMIT, level?.free_delivery_from ?? FREE_SHIPPING_LIMIT)

/** What a shipping voucher takes off a fee: one without a discount of its own all of it. */
const offFee = (fee: number, { discount }: PricingVoucher) => (discount ? discountOn(fee, discount) : fee)

/** Below every fee of standard delivery, dong. */
const SMALL_FEE = 1_000

/** Whether a voucher alone makes standard delivery free; null for one that bears a fee up to a limit, before the fee is known. */
function isBorne(quote: ShippingQuote | null, voucher: PricingVoucher): boolean | null {
  if (quote !== null)
    return quote.standard_fee > 0 && offFee(quote.standard_fee, voucher) === quote.standard_fee
  if (voucher.discount === null) return true
  return offFee(SMALL_FEE, voucher) === SMALL_FEE ? null : false
}

/**
 * The delivery fee (freeShippingLimit, CRT-09). From 200.000 ₫ paid for goods after discounts, or from the lower limit of the
 * member's level, the shop bears the fee of standard delivery; of a dearer way the shopper pays the difference. There is one reduction only, the largest of that rule and the shipping
 * vouchers given; at equal ones the rule, then an automatic voucher, so that no code is used up for nothing.
 * More is asked for only while it is known that standard delivery is not free by any of them.
 * `goods` is what is paid for goods that are delivered, null when nothing is; `quote` is null while no way of delivery is chosen.
 */
export function priceShipping(
  quote: ShippingQuote | null,
  goods: number | null,
  open: readonly PricingVoucher[],
  level: PricingLevel | null = null,
): PricedShipping & VoucherResult {
  const free_from = freeDeliveryFrom(level)
  const isOverLimit = goods === null || goods >= free_from
  const borne = open.map((voucher) => isBorne(quote, voucher))
  const fee = goods === null ? 0 : Math.max(0, quote?.fee ?? 0)
  const byRule = isOverLimit ? Math.min(fee, quote?.standard_fee ?? 0) : 0
  const offered = open
    .map((voucher) => ({ voucher, off: offFee(fee, voucher) }))
    .toSorted(
      (a, b) => b.off - a.off || Number(b.voucher.is_auto_applied) - Number(a.voucher.is_auto_applied),
    )
  const best = offered.find(({ off }) => off > byRule) ?? null
  const discount = best?.off ?? byRule
  const isByLevel = !best && byRule > 0 && goods !== null && goods < FREE_SHIPPING_LIMIT
  const refused = offered
    .filter(({ voucher }) => voucher.id !== best?.voucher.id)
    .map(({ voucher, off }): RefusedVoucher => {
      if (quote === null && goods !== null) return { voucher, reason: { code: 'NO_SHIPPING_YET' } }
      if (off === 0 || !best) return { voucher, reason: { code: 'NO_BENEFIT' } }
      return { voucher, reason: { code: 'NOT_STACKABLE', applied: best.voucher.id } }
    })
  return {
    fee,
    discount,
    total: fee - discount,
    voucher_id: best?.voucher.id ?? null,
    missing_for_free:
      isOverLimit || borne.includes(true) ? 0 : borne.includes(null) ? null : free_from - goods,
    free_from,
    level: isByLevel ? (level?.stage ?? null) : null,
    applied: best ? [{ voucher: best.voucher, amount: best.off, next_tier: null }] : [],
    refused,
  }
}
