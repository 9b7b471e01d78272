import type { Voucher } from '../../voucher'
import { amountOf, isEgift, type BagLine } from '../line'

/** Conditions of an offer: amount in dong, pieces, and whose products count; empty lists mean any (VCH-02). */
export type OfferRules = Voucher['rules']

/** How much of its goods an offer asks for, where it does: dong, pieces. */
interface Least {
  min_amount?: number
  total_products?: number
}

/** A condition of an offer the bag does not meet, with the values its sentence names. */
export type RuleGap =
  | ({ code: 'NO_GOODS' } & Least)
  | ({ code: 'BRANDS'; brands: string[] } & Least)
  | ({ code: 'CATEGORIES'; categories: string[] } & Least)
  | ({ code: 'PRODUCTS'; products: string[] } & Least)
  | ({ code: 'SCOPE'; brands: string[]; categories: string[]; products: string[] } & Least)
  | { code: 'MIN_AMOUNT'; min: number; missing: number }
  | { code: 'MIN_COUNT'; min: number; missing: number }

/** The lines an offer counts: by product, brand or any category. Gift cards never count. */
export function linesInScope<T extends BagLine>(lines: readonly T[], rules: OfferRules): T[] {
  const { brands, categories, products } = rules
  const isOpen = brands.length + categories.length + products.length === 0
  return lines.filter(
    (line) =>
      !isEgift(line) &&
      (isOpen ||
        products.some(({ id }) => id === line.product_id) ||
        brands.some(({ id }) => id === line.brand.id) ||
        categories.some(({ id }) => line.category_ids.includes(id))),
  )
}

export const amountOfLines = (lines: readonly BagLine[]) =>
  lines.reduce((sum, line) => sum + amountOf(line), 0)
export const piecesOfLines = (lines: readonly BagLine[]) =>
  lines.reduce((sum, line) => sum + line.quantity, 0)

const leastOf = ({ min_amount, total_products }: OfferRules['order']): Least => ({
  ...(min_amount !== null && { min_amount }),
  ...(total_products !== null && { total_products }),
})

function scopeGap({ brands, categories, products, order }: OfferRules): RuleGap {
  const least = leastOf(order)
  const named = {
    brands: brands.map(({ name }) => name),
    categories: categories.map(({ name }) => name),
    products: products.map(({ name }) => name),
  }
  const kinds = [brands, categories, products].filter((list) => list.length > 0).length
  if (kinds === 0) return { code: 'NO_GOODS', ...least }
  if (kinds > 1) return { code: 'SCOPE', ...named, ...least }
  if (brands.length > 0) return { code: 'BRANDS', brands: named.brands, ...least }
  if (categories.length > 0) return { code: 'CATEGORIES', categories: named.categories, ...least }
  return { code: 'PRODUCTS', products: named.products, ...least }
}

/**
 * What the bag still lacks for an offer; null when it has all. Amount and pieces are those of the lines the offer counts, at today's
 * prices before any voucher: what the shopper sees on the lines, and the same whatever else is applied.
 */
export function ruleGap(lines: readonly BagLine[], rules: OfferRules): RuleGap | null {
  const counted = linesInScope(lines, rules)
  if (counted.length === 0) return scopeGap(rules)
  const { min_amount, total_products } = rules.order
  const lacksAmount = (min_amount ?? 0) - amountOfLines(counted)
  if (min_amount !== null && lacksAmount > 0) {
    return { code: 'MIN_AMOUNT', min: min_amount, missing: lacksAmount }
  }
  const lacksPieces = (total_products ?? 0) - piecesOfLines(counted)
  if (total_products !== null && lacksPieces > 0) {
    return { code: 'MIN_COUNT', min: total_products, missing: lacksPieces }
  }
  return null
}
