import { FREE_SHIPPING_LIMIT } from '../../constants'
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
  /** still to be bought for free standard delivery, dong */
  missing_for_free: number
}

/**
 * The delivery fee (freeShippingLimit, CRT-09). From 200.000 ₫ paid for goods after discounts the shop bears the fee of standard
 * delivery; of a dearer way the shopper pays the difference. There is one reduction only, the largest of that rule and the shipping
 * vouchers given; at equal ones the rule, then an automatic voucher, so that no code is used up for nothing.
 * A shipping voucher without a discount of its own bears the whole fee.
 * `goods` is what is paid for goods that are delivered, null when nothing is; `quote` is null while no way of delivery is chosen.
 */
export function priceShipping(
  quote: ShippingQuote | null,
  goods: number | null,
  open: readonly PricingVoucher[],
): PricedShipping & VoucherResult {
  const missing_for_free = goods === null ? 0 : Math.max(0, FREE_SHIPPING_LIMIT - goods)
  const fee = goods === null ? 0 : Math.max(0, quote?.fee ?? 0)
  const byRule = goods !== null && missing_for_free === 0 ? Math.min(fee, quote?.standard_fee ?? 0) : 0
  const offered = open
    .map((voucher) => ({ voucher, off: voucher.discount ? discountOn(fee, voucher.discount) : fee }))
    .toSorted(
      (a, b) => b.off - a.off || Number(b.voucher.is_auto_applied) - Number(a.voucher.is_auto_applied),
    )
  const best = offered.find(({ off }) => off > byRule) ?? null
  const discount = best?.off ?? byRule
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
    missing_for_free,
    applied: best ? [{ voucher: best.voucher, amount: best.off, next_tier: null }] : [],
    refused,
  }
}
