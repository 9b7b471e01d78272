import type { VoucherType } from '../../voucher'
import type { BagLine } from '../line'
import type { Gift } from './offers'
import { ruleGap, type OfferRules, type RuleGap } from './rules'

/** Dong for an amount, percent for a percentage; `max` is the most it takes off, null = no limit. For `extra_sp` the same in points. */
export interface Discount {
  kind: 'amount' | 'percentage'
  value: number
  max: number | null
}

/** A voucher with all its effect depends on; times as instants. */
export interface PricingVoucher {
  id: string
  type: VoucherType
  /** what the shopper typed; null when the voucher finds its own way into the bag */
  code: string | null
  is_auto_applied: boolean
  discount: Discount | null
  /** buy more, save more: the highest tier reached counts; empty for other types */
  tiers: readonly { min_qty: number; discount: Discount }[]
  gift: Gift | null
  rules: OfferRules
  starts_at: Date
  ends_at: Date
  is_member_only: boolean
  /** the only member who may use it; null = anyone */
  owner_id: number | null
  /** payment codes it is for; empty = any, and MoMo for a MoMo voucher */
  payment_methods: readonly string[]
  /** this member has used it already */
  is_used: boolean
  /** all there were of it are used */
  is_used_up: boolean
}

export interface VoucherContext {
  now: Date
  /** null for a visitor */
  member_id: number | null
  /** null while none is chosen */
  payment_method: string | null
}

/** Why a voucher does not count, with the values its sentence names. */
export type VoucherRefusal =
  | RuleGap
  | { code: 'NOT_YOURS' }
  | { code: 'NOT_STARTED'; starts_at: string }
  | { code: 'EXPIRED'; ended_at: string }
  | { code: 'USED_UP' }
  | { code: 'MEMBER_ONLY' }
  | { code: 'USED_ALREADY' }
  | { code: 'PAYMENT_METHOD'; methods: string[] }
  | { code: 'NOT_STACKABLE'; applied: string }
  | { code: 'GIFT_GONE' }
  | { code: 'GIFT_ALREADY_GIVEN' }
  | { code: 'NO_SHIPPING_YET' }
  | { code: 'NO_BENEFIT' }

/** Payment codes a voucher is for; empty = any. */
export function methodsOf(voucher: Pick<PricingVoucher, 'type' | 'payment_methods'>): readonly string[] {
  return voucher.type === 'momo_voucher' && voucher.payment_methods.length === 0
    ? ['momo']
    : voucher.payment_methods
}

/** Extra points and a voucher for the next purchase are given to an account: without one there is nowhere to put them. */
function needsMember(voucher: PricingVoucher): boolean {
  return (
    voucher.is_member_only ||
    voucher.owner_id !== null ||
    voucher.type === 'extra_sp' ||
    voucher.type === 'next_purchase_voucher'
  )
}

/**
 * Why a voucher by itself is not for this bag; null when it is (VCH-02, BUY-05). First what no shopping changes, then what more
 * shopping resolves, and last the payment method, which is chosen last.
 */
export function voucherRefusal(
  voucher: PricingVoucher,
  lines: readonly BagLine[],
  { now, member_id, payment_method }: VoucherContext,
): VoucherRefusal | null {
  if (voucher.owner_id !== null && member_id !== null && voucher.owner_id !== member_id) {
    return { code: 'NOT_YOURS' }
  }
  if (voucher.ends_at <= now) return { code: 'EXPIRED', ended_at: voucher.ends_at.toISOString() }
  if (voucher.starts_at > now) return { code: 'NOT_STARTED', starts_at: voucher.starts_at.toISOString() }
  if (voucher.is_used_up) return { code: 'USED_UP' }
  if (needsMember(voucher) && member_id === null) return { code: 'MEMBER_ONLY' }
  if (voucher.is_used) return { code: 'USED_ALREADY' }
  const gap = ruleGap(lines, voucher.rules)
  if (gap) return gap
  const methods = methodsOf(voucher)
  if (methods.length > 0 && (payment_method === null || !methods.includes(payment_method))) {
    return { code: 'PAYMENT_METHOD', methods: [...methods] }
  }
  return null
}

/** The discount on an amount: whole dong, a percentage rounded down, never more than `max` nor than the amount itself. */
export function discountOn(amount: number, discount: Discount | null): number {
  if (!discount) return 0
  const off = discount.kind === 'amount' ? discount.value : Math.floor((amount * discount.value) / 100)
  return Math.max(0, Math.min(off, discount.max ?? off, amount))
}

/**
 * How a voucher takes part. `order`: a code on the goods, one in an order. `shipping`: on the delivery fee, one in an order, typed or not.
 * `automatic`, `tiers`, `points`: beside all others. `promise`: given after this purchase, for the next.
 */
export type VoucherPart = 'tiers' | 'automatic' | 'order' | 'shipping' | 'points' | 'promise'

export function partOf(voucher: PricingVoucher): VoucherPart {
  if (voucher.type === 'bmsm') return 'tiers'
  if (voucher.type === 'free_shipping') return 'shipping'
  if (voucher.type === 'extra_sp') return 'points'
  if (!voucher.is_auto_applied) return 'order'
  return voucher.type === 'next_purchase_voucher' ? 'promise' : 'automatic'
}

/** Each voucher once, in the order of ids: whichever order they come in, the bag costs the same. */
export function inOrder<T extends { id: string }>(items: readonly T[]): T[] {
  const once = new Map(items.map((item) => [item.id, item]))
  return [...once.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
