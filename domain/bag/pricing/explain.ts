import type { FreeProduct } from './offers'
import type { PaidPoints } from './points'
import type { PricedShipping } from './shipping'
import type { AppliedVoucher } from './apply-vouchers'
import { partOf, type PricingVoucher } from './vouchers'

export type EntryCode =
  | 'LIST_PRICE'
  | 'PRICE_CUT'
  | 'BUY_ONE_GET_ONE'
  | 'GIFT'
  | 'BUY_MORE_SAVE_MORE'
  | 'AUTOMATIC_VOUCHER'
  | 'ORDER_VOUCHER'
  | 'NEXT_PURCHASE_VOUCHER'
  | 'PAYMENT_VOUCHER'
  | 'SHIPPING_FEE'
  | 'FREE_SHIPPING'
  | 'LEVEL_SHIPPING'
  | 'SHIPPING_VOUCHER'
  | 'POINTS'

/** One step of how the total came about; `amount` in dong, negative for what is taken off, 0 for free goods. `source` is the id of the voucher or promotion, for free units the combination, for LEVEL_SHIPPING the level. */
export interface Entry {
  code: EntryCode
  amount: number
  source: string | null
}

function voucherCode(voucher: PricingVoucher): EntryCode {
  const part = partOf(voucher)
  if (part === 'tiers') return 'BUY_MORE_SAVE_MORE'
  if (part === 'automatic') return 'AUTOMATIC_VOUCHER'
  if (voucher.type === 'next_purchase_voucher') return 'NEXT_PURCHASE_VOUCHER'
  return voucher.type === 'momo_voucher' ? 'PAYMENT_VOUCHER' : 'ORDER_VOUCHER'
}

const less = (amount: number) => (amount === 0 ? 0 : -amount)

/** All steps in the order they were taken; their amounts add up to the total. */
export function explain(priced: {
  list_total: number
  subtotal: number
  free_units: readonly FreeProduct[]
  gifts: readonly FreeProduct[]
  applied: readonly AppliedVoucher[]
  shipping: PricedShipping
  points: PaidPoints
}): Entry[] {
  const { list_total, subtotal, shipping, points } = priced
  const entry = (code: EntryCode, amount: number, source: string | null = null) => ({ code, amount, source })
  const some = (...entries: Entry[]) => entries.filter(({ amount }) => amount !== 0)
  const byRule = shipping.level === null ? 'FREE_SHIPPING' : 'LEVEL_SHIPPING'
  const shippingCode = shipping.voucher_id === null ? byRule : 'SHIPPING_VOUCHER'
  return [
    entry('LIST_PRICE', list_total),
    ...some(entry('PRICE_CUT', less(list_total - subtotal))),
    ...priced.free_units.map(({ combination_id }) => entry('BUY_ONE_GET_ONE', 0, combination_id)),
    ...priced.applied
      .filter(({ amount }) => amount > 0)
      .map(({ voucher, amount }) => entry(voucherCode(voucher), less(amount), voucher.id)),
    ...priced.gifts.map(({ offer_id }) => entry('GIFT', 0, offer_id)),
    ...some(
      entry('SHIPPING_FEE', shipping.fee),
      entry(shippingCode, less(shipping.discount), shipping.voucher_id ?? shipping.level),
      entry('POINTS', less(points.amount)),
    ),
  ]
}
