import type { Voucher } from '../../voucher'
import { amountOf, isEgift, type BagLine } from '../line'

/** Conditions of an offer: amount in dong, pieces, and whose products count; empty lists mean any (VCH-02). */
export type OfferRules = Voucher['rules']

/** A condition of an offer the bag does not meet, with the values its sentence names. */
export type RuleGap =
  | { code: 'NO_GOODS' }
  | { code: 'BRANDS'; brands: string[] }
  | { code: 'CATEGORIES'; categories: string[] }
  | { code: 'PRODUCTS'; products: string[] }
  | { code: 'SCOPE'; brands: string[]; categories: string[]; products: string[] }
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

function scopeGap({ brands, categories, products }: OfferRules): RuleGap {
  const named = {
    brands: brands.map(({ name }) => name),
    categories: categories.map(({ name }) => name),
    products: products.map(({ name }) => name),
  }
  const kinds = [brands, categories, products].filter((list) => list.length > 0).length
  if (kinds === 0) return { code: 'NO_GOODS' }
  if (kinds > 1) return { code: 'SCOPE', ...named }
  if (brands.length > 0) return { code: 'BRANDS', brands: named.brands }
  if (categories.length > 0) return { code: 'CATEGORIES', categories: named.categories }
  return { code: 'PRODUCTS', products: named.products }
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
