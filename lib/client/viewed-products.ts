/** Products viewed on this device, latest first. Stored in the browser only. */

const KEY = 'viewed-products'
/** the current product among them */
const MOST = 13

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Ids of products viewed before. None when the storage is unavailable, empty or corrupt. */
export function viewedProducts(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId) : []
  } catch {
    return []
  }
}

/** Records a viewed product as the latest. */
export function recordViewed(id: number): void {
  const ids = [id, ...viewedProducts().filter((seen) => seen !== id)].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage nothing is recorded.
  }
}
