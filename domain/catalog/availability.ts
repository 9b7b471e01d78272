interface Quota {
  total_quota: number
  sold_quota: number
}

interface Stocked {
  is_pre_order: boolean
  stock: number
  preorder: readonly Quota[]
}

/** A pre-order is open while its quota is at least 1 and not yet sold (PDP-28). */
export function hasPreorderQuota(preorder: readonly Quota[]): boolean {
  return preorder.some((rule) => rule.total_quota >= 1 && rule.total_quota > rule.sold_quota)
}

/**
 * Whether a combination can be bought: a pre-order while its quota lasts, anything else while in stock
 * and not withheld from the Vietnam store (PDP-29). The database derives `is_available` by the same rule;
 * tests hold the two together.
 */
export function isAvailable(combination: Stocked, isOutOfStockInVietnam: boolean): boolean {
  if (combination.is_pre_order) return hasPreorderQuota(combination.preorder)
  return combination.stock > 0 && !isOutOfStockInVietnam
}

/** The combination a quick view or product page opens with: the default one if it can be bought, else the first that can, else the default (CRD-07). */
export function firstAvailable<T extends { is_available: boolean; is_default: boolean }>(
  combinations: readonly T[],
): T | undefined {
  const preferred = combinations.find((combination) => combination.is_default)
  if (preferred?.is_available) return preferred
  return combinations.find((combination) => combination.is_available) ?? preferred ?? combinations[0]
}
