import type { PricingLevel } from '../../loyalty/levels'
import { explain, type Entry } from './explain'
import { priceGoods } from './goods'
import { amountOf, isEgift, isOrderable, type BagLine } from '../line'
import { checkLines, type LinePrice, priceLine } from './line-price'
import type { FreeProduct, GiftOffer, MissedOffer } from './offers'
import { earnPoints, payWithPoints, type EarnedPoints, type PaidPoints, type PointsWish } from './points'
import { priceShipping, type PricedShipping, type ShippingQuote } from './shipping'
import { spread } from './allocate'
import { partitionVouchers, type AppliedVoucher, type RefusedVoucher } from './apply-vouchers'
import {
  inOrder,
  partOf,
  type Discount,
  type PricingVoucher,
  type VoucherContext,
  type VoucherPart,
  type VoucherRefusal,
} from './vouchers'

export interface BagInput extends VoucherContext {
  lines: readonly BagLine[]
  /** gifts with purchase of promotions in force */
  gift_offers: readonly GiftOffer[]
  /** all that may play a part: automatic ones, those typed or chosen */
  vouchers: readonly PricingVoucher[]
  /** null while no way of delivery is chosen; a pickup costs 0 */
  shipping: ShippingQuote | null
  /** null where points cannot be used */
  points: PointsWish | null
  /** the member's; null for visitors */
  level: PricingLevel | null
}

/** The price of a bag and how it is made up. All amounts in whole dong, weight in grams. */
export interface Breakdown {
  /** of the lines that are counted, in the order of the bag */
  lines: LinePrice[]
  /** ids of lines that cannot be ordered and are not counted */
  left_out: string[]
  list_total: number
  /** at today's prices, before vouchers */
  subtotal: number
  /** vouchers on the goods */
  discount: number
  goods_total: number
  shipping: PricedShipping
  points: PaidPoints
  total: number
  /** against list prices and the full delivery fee; points are a payment and do not count */
  saved: number
  earned_points: EarnedPoints
  /** free units and gifts */
  free_products: FreeProduct[]
  missed_gifts: MissedOffer[]
  /** every voucher that counts and is used up by the order; extra points take off 0 */
  applied: {
    voucher_id: string
    code: string | null
    amount: number
    next_tier: { min_qty: number; missing: number } | null
  }[]
  refused: { voucher_id: string; code: string | null; is_auto_applied: boolean; reason: VoucherRefusal }[]
  /** vouchers the member gets for the next purchase when this one is delivered */
  promised: { voucher_id: string; discount: Discount | null }[]
  entries: Entry[]
  weight: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const toApplied = ({ voucher, amount, next_tier }: AppliedVoucher) => ({
  voucher_id: voucher.id,
  code: voucher.code,
  amount,
  next_tier,
})

const toRefused = ({ voucher: { id, code, is_auto_applied }, reason }: RefusedVoucher) => ({
  voucher_id: id,
  code,
  is_auto_applied,
  reason,
})

/**
 * Prices a bag (BUY-01). The order is fixed: today's prices; buy more, save more; automatic vouchers; the one order voucher; delivery
 * by what the goods then cost; points; points earned on what is paid in money. Every voucher's rules are measured on today's prices, so
 * the order in which vouchers are given changes nothing. Lines that cannot be ordered are left out; those with more pieces than are left
 * are priced as wanted, and `lineProblem` keeps them from being ordered. @throws BAD_REQUEST
 */
export function priceBag(input: BagInput): Breakdown {
  checkLines(input.lines)
  const lines = input.lines.filter(isOrderable)
  const { open, refused } = partitionVouchers(inOrder(input.vouchers), lines, input)
  const openFor = (part: VoucherPart) => open.filter((voucher) => partOf(voucher) === part)

  const { ledger, ...goods } = priceGoods(lines, input.gift_offers, open)
  const delivered = lines.filter((line) => !isEgift(line))
  const dueForDelivered = ledger.left(delivered)
  const {
    refused: idle,
    applied: byShipping,
    ...shipping
  } = priceShipping(
    input.shipping,
    delivered.length > 0 ? dueForDelivered : null,
    openFor('shipping'),
    input.level,
  )
  const points = payWithPoints(dueForDelivered, input.member_id === null ? null : input.points)
  const shares = spread(
    points.amount,
    delivered.map((line) => ledger.left([line])),
  )
  const pricedLines = lines.map((line) => priceLine(line, ledger, shares[delivered.indexOf(line)] ?? 0))
  const paid = lines.map((line, place) => ({
    line,
    paid: (pricedLines[place]?.total ?? 0) - (pricedLines[place]?.points_amount ?? 0),
  }))
  const earned = earnPoints(paid, openFor('points'), input.member_id !== null, input.level)

  const list_total = sum(lines.map((line) => Math.max(line.list_price, line.unit_price) * line.quantity))
  const subtotal = sum(lines.map(amountOf))
  const discount = sum(goods.applied.map(({ amount }) => amount))
  const free_products = [...goods.free_units, ...goods.gifts]
  return {
    lines: pricedLines,
    left_out: input.lines.filter((line) => !isOrderable(line)).map(({ id }) => id),
    list_total,
    subtotal,
    discount,
    goods_total: subtotal - discount,
    shipping,
    points,
    total: subtotal - discount + shipping.total - points.amount,
    saved: list_total - subtotal + discount + shipping.discount,
    earned_points: earned.points,
    free_products,
    missed_gifts: goods.missed_gifts,
    applied: [...goods.applied, ...byShipping, ...earned.applied].map(toApplied),
    refused: [...refused, ...goods.refused, ...idle, ...earned.refused]
      .map(toRefused)
      .sort((a, b) => (a.voucher_id < b.voucher_id ? -1 : 1)),
    promised: openFor('promise').map(({ id, discount: worth }) => ({ voucher_id: id, discount: worth })),
    entries: explain({ ...goods, list_total, subtotal, shipping, points }),
    weight: sum([...lines, ...free_products].map(({ weight, quantity }) => weight * quantity)),
  }
}
