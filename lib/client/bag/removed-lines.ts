import { TOAST_DURATION_MS } from '@/domain/constants'

/**
 * Lines taken out of the bag that HOÀN TÁC can still bring back (TST-04): the temporary removed-product entry in local
 * storage, which all tabs see. While the entry exists the server still has the line; after its time any page that finds it finishes the
 * removal.
 */
const ENTRY = 'nang_removed_product'

/** A toast may rest under a hand for a while; the tab that shows it ends the entry itself. */
const CHANCE_MS = 4 * TOAST_DURATION_MS

export interface RemovedLine {
  id: string
  /** the bag it was taken out of: another person's bag knows nothing of it */
  cart_id: string
  /** when it can no longer be undone, ms since 1970 */
  expires_at: number
}

/** Removals this page is sending to the server itself. */
const underway = new Set<string>()

const ID = /^[0-9a-f-]{36}$/

const isRemoved = (value: unknown): value is RemovedLine => {
  if (typeof value !== 'object' || value === null) return false
  const read = (name: string): unknown => Reflect.get(value, name)
  const id = read('id')
  return (
    typeof id === 'string' &&
    ID.test(id) &&
    typeof read('cart_id') === 'string' &&
    typeof read('expires_at') === 'number'
  )
}

function read(): RemovedLine[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(ENTRY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRemoved) : []
  } catch {
    // Storage is disabled or holds another format: then a removal lasts as long as its page.
    return []
  }
}

function write(lines: readonly RemovedLine[]): void {
  try {
    if (lines.length === 0) window.localStorage.removeItem(ENTRY)
    else window.localStorage.setItem(ENTRY, JSON.stringify(lines))
  } catch {
    // As above.
  }
}

const others = (id: string) => read().filter((line) => line.id !== id)

/** Notes a line as removed; it can still be restored. */
export const rememberRemoved = (id: string, cart_id: string): void =>
  write([...others(id), { id, cart_id, expires_at: Date.now() + CHANCE_MS }])

/** The time to undo is over: this page tells the server. If it is closed meanwhile, the next page does. */
export function expireRemoved(id: string): void {
  underway.add(id)
  write(read().map((line) => (line.id === id ? { ...line, expires_at: 0 } : line)))
}

/** The line is restored, or removed for good. */
export function forgetRemoved(id: string): void {
  underway.delete(id)
  write(others(id))
}

/** Removals that can no longer be undone and that another page began and did not finish. */
export const overdueRemovals = (): RemovedLine[] =>
  read().filter(({ id, expires_at }) => expires_at <= Date.now() && !underway.has(id))
