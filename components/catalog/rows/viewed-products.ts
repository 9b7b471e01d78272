/** Products seen on this device, latest first. Kept in the browser alone. */

const KEY = 'viewed-products'
/** what a shopper may see again, the product at hand not counted */
export const VIEWED_LIMIT = 12

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Ids of products seen before. Storage that is closed, empty or broken means none. */
export function viewedProducts(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId) : []
  } catch {
    return []
  }
}

/** Puts a product first among those seen. */
export function rememberViewed(id: number): void {
  const ids = [id, ...viewedProducts().filter((seen) => seen !== id)].slice(0, VIEWED_LIMIT + 1)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // A full or closed storage only means that nothing is remembered.
  }
}
