/** Values in the address of a listing: read leniently, and never beyond what the database's integers hold. */

/** The price slider ends here, which means no upper bound (LST-22, DEC-15). */
export const PRICE_MAX = 1_000_000

const LIST_MAX = 100

/** Dong; `max` is null where there is no upper bound. */
export interface PriceBounds {
  min: number
  max: number | null
}

/** A whole number of plain digits within bounds; null for anything else. */
export function wholeNumber(text: string, min: number, max: number): number | null {
  const trimmed = text.trim()
  const value = /^\d{1,10}$/.test(trimmed) ? Number(trimmed) : NaN
  return value >= min && value <= max ? value : null
}

/** The numbers of a comma list that are valid, sorted, each once. */
export function numbers(text: string, min: number, max: number): number[] {
  const values = text.split(',').flatMap((part) => wholeNumber(part, min, max) ?? [])
  return [...new Set(values)].slice(0, LIST_MAX).sort((a, b) => a - b)
}

/**
 * The price rules (LST-19 to LST-21): a lower bound at or above the upper one drops the upper, equal bounds and the slider's whole width
 * are no filter. The slider's end is no bound (DEC-15).
 */
export function priceBounds(min: number | null, max: number | null): PriceBounds | null {
  const from = min ?? 0
  if (from === max) return null
  const isBound = max !== null && max !== PRICE_MAX && max > from
  return isBound || from > 0 ? { min: from, max: isBound ? max : null } : null
}
