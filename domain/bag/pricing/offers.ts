import { isEgift, piecesLeft, type BagLine } from '../line'
import { ruleGap, type OfferRules, type RuleGap } from './rules'

/** Most free units of buy-one-get-one in one order, as its terms say. */
export const FREE_UNITS_MAX = 5

/** Goods that cost nothing: free units and gifts (free_products of an order, ORD-11). Weight in grams, of one piece. */
export interface FreeProduct {
  /** what gives it: the line's own buy-one-get-one, a promotion or a voucher */
  source: 'buy_one_get_one' | 'promotion' | 'voucher'
  /** id of the promotion or voucher; null for buy-one-get-one */
  offer_id: string | null
  product_id: number
  combination_id: string
  quantity: number
  weight: number
}

/** A gift product and its stock. */
export interface Gift {
  product_id: number
  combination_id: string
  weight: number
  stock: number
}

/** A gift with purchase, of a promotion or a voucher. */
export interface GiftOffer {
  source: 'promotion' | 'voucher'
  id: string
  rules: OfferRules
  gift: Gift
}

export type MissedGift = RuleGap | { code: 'GIFT_GONE' } | { code: 'GIFT_ALREADY_GIVEN' }

/**
 * Buy one, get one: each paid unit brings a free one of the same combination, up to five in an order, in the order of the lines and only
 * while there are more than the shopper pays for. The price of the line stays what it is.
 */
export function freeUnits(lines: readonly BagLine[]): FreeProduct[] {
  const taken = new Map<string, number>()
  for (const { combination_id, quantity } of lines) {
    taken.set(combination_id, (taken.get(combination_id) ?? 0) + quantity)
  }
  let allowed = FREE_UNITS_MAX
  return lines.flatMap((line): FreeProduct[] => {
    const { product_id, combination_id, weight } = line
    const used = taken.get(combination_id) ?? 0
    const quantity = Math.min(line.quantity, allowed, piecesLeft(line) - used)
    if (!line.is_buy_one_get_one_free || isEgift(line) || quantity <= 0) return []
    allowed -= quantity
    taken.set(combination_id, used + quantity)
    return [{ source: 'buy_one_get_one', offer_id: null, product_id, combination_id, quantity, weight }]
  })
}

export interface MissedOffer {
  source: GiftOffer['source']
  offer_id: string
  reason: MissedGift
}

/** Gifts whose rules the bag meets, while stock lasts: one of each offer, and one of each gift however many offers give it. Offers are taken in the order given. */
export function giftsFor(
  lines: readonly BagLine[],
  offers: readonly GiftOffer[],
): { gifts: FreeProduct[]; missed: MissedOffer[] } {
  const gifts = new Map<string, FreeProduct>()
  const missed: MissedOffer[] = []
  for (const { source, id, rules, gift } of offers) {
    const { product_id, combination_id, weight, stock } = gift
    let reason: MissedGift | null = ruleGap(lines, rules)
    if (!reason && stock < 1) reason = { code: 'GIFT_GONE' }
    if (!reason && gifts.has(combination_id)) reason = { code: 'GIFT_ALREADY_GIVEN' }
    if (reason) missed.push({ source, offer_id: id, reason })
    else gifts.set(combination_id, { source, offer_id: id, product_id, combination_id, quantity: 1, weight })
  }
  return { gifts: [...gifts.values()], missed }
}

/** Saving of a set against its members bought one by one at today's prices, dong for the whole line; shown to the shopper, already part of the price. */
export function bundleSaving(line: BagLine): number {
  if (line.parts.length === 0) return 0
  const apart = line.parts.reduce((sum, part) => sum + part.unit_price * part.quantity, 0)
  return Math.max(0, apart - line.unit_price) * line.quantity
}

/** The highest tier of buy-more-save-more that this many pieces reach; the tiers may come in any order. */
export function tierReached<T extends { min_qty: number }>(tiers: readonly T[], pieces: number): T | null {
  const reached = tiers.filter(({ min_qty }) => min_qty <= pieces)
  return reached.toSorted((a, b) => b.min_qty - a.min_qty)[0] ?? null
}

/** The next tier above this many pieces and how many are missing; null on the highest. */
export function nextTier(
  tiers: readonly { min_qty: number }[],
  pieces: number,
): { min_qty: number; missing: number } | null {
  const above = tiers.map(({ min_qty }) => min_qty).filter((min_qty) => min_qty > pieces)
  if (above.length === 0) return null
  const min_qty = Math.min(...above)
  return { min_qty, missing: min_qty - pieces }
}
