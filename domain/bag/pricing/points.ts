import type { PricingLevel } from '../../loyalty/levels'
import { isEgift, type BagLine } from '../line'
import { linesInScope } from './rules'
import type { VoucherResult } from './apply-vouchers'
import type { PricingVoucher } from './vouchers'

/**
 * beautyPointBase (GAM-03), dong: every whole 50.000 ₫ paid in money for goods earns one point, and points are taken as payment for
 * goods from 50.000 ₫ on.
 */
export const BEAUTY_POINT_BASE = 50_000
/** Value of one point, dong: two per cent of the amount that earns it. Points are used one by one, in whole points. */
export const POINT_VALUE = 1_000

/** Points that an amount paid in money for goods earns (dong), with the multiplier of a level in per cent. */
export const pointsEarned = (paid: number, multiplier = 100): number =>
  Math.floor((paid * multiplier) / (100 * BEAUTY_POINT_BASE))

/** Points a member may pay with and how many are wanted. */
export interface PointsWish {
  wanted: number
  balance: number
}

export interface PaidPoints {
  used: number
  /** dong */
  amount: number
  /** most that could be used for these goods with this balance */
  usable: number
}

/** How many points pay for goods of this amount (dong, after discounts): whole points, never more than wanted, than the member has, or than the goods cost. Delivery and gift cards are paid in money. */
export function payWithPoints(goods: number, wish: PointsWish | null): PaidPoints {
  const most = goods < BEAUTY_POINT_BASE ? 0 : Math.floor(goods / POINT_VALUE)
  const whole = (points: number) => (Number.isFinite(points) ? Math.max(0, Math.floor(points)) : 0)
  const usable = Math.min(most, whole(wish?.balance ?? 0))
  const used = Math.min(usable, whole(wish?.wanted ?? 0))
  return { used, amount: used * POINT_VALUE, usable }
}

export interface EarnedPoints {
  base: number
  /** by the multiplier of the member's level; null for a level that adds none */
  level: { stage: string; points: number } | null
  /** by vouchers for extra points */
  extra: { voucher_id: string; points: number }[]
  total: number
}

/** A line with the amount paid for it in money, after discounts and points. */
export interface PaidLine {
  line: BagLine
  paid: number
}

const sumOf = (lines: readonly PaidLine[]) => lines.reduce((sum, { paid }) => sum + paid, 0)

/** An amount adds that many points, a percentage so much of what the voucher's own lines earn (100 doubles it); at most `max`. */
function extraPoints(goods: readonly PaidLine[], { rules, discount }: PricingVoucher): number {
  const counted = new Set(
    linesInScope(
      goods.map(({ line }) => line),
      rules,
    ),
  )
  const paid = sumOf(goods.filter(({ line }) => counted.has(line)))
  if (!discount || paid === 0) return 0
  const points =
    discount.kind === 'amount'
      ? discount.value
      : Math.floor((paid * discount.value) / (100 * BEAUTY_POINT_BASE))
  return Math.max(0, Math.min(points, discount.max ?? points))
}

/** What the level adds to the points that every member earns: whole points of the multiplied amount, less the base. */
function levelPoints(paid: number, base: number, level: PricingLevel | null): EarnedPoints['level'] {
  if (!level) return null
  const points = pointsEarned(paid, level.multiplier) - base
  return points > 0 ? { stage: level.stage, points } : null
}

/**
 * Points a member earns by this purchase, with the level's part and the vouchers for extra points (`extra_sp`) it uses. Gift cards earn nothing: what is
 * bought with them will.
 */
export function earnPoints(
  lines: readonly PaidLine[],
  vouchers: readonly PricingVoucher[],
  isMember: boolean,
  level: PricingLevel | null = null,
): VoucherResult & { points: EarnedPoints } {
  const goods = lines.filter(({ line }) => !isEgift(line))
  const paid = isMember ? sumOf(goods) : 0
  const base = pointsEarned(paid)
  const byLevel = levelPoints(paid, base, level)
  const extra = isMember ? vouchers.map((voucher) => ({ voucher, points: extraPoints(goods, voucher) })) : []
  const [gained, idle] = [
    extra.filter(({ points }) => points > 0),
    extra.filter(({ points }) => points === 0),
  ]
  return {
    points: {
      base,
      level: byLevel,
      extra: gained.map(({ voucher, points }) => ({ voucher_id: voucher.id, points })),
      total: gained.reduce((sum, { points }) => sum + points, base + (byLevel?.points ?? 0)),
    },
    applied: gained.map(({ voucher }) => ({ voucher, amount: 0, next_tier: null })),
    refused: idle.map(({ voucher }) => ({ voucher, reason: { code: 'NO_BENEFIT' } })),
  }
}
