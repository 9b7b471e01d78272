/**
 * Lines taken out of the bag that HOÀN TÁC can still bring back (spec 1 §8 "Toasts"): the temporary removed-product entry in local
 * storage. While it is there the server has not been told; a page that finds one left over finishes the removal.
 */
const ENTRY = 'nang_removed_product'

const ID = /^[0-9a-f-]{36}$/

/** Removals begun on this page, which will finish here. */
const underway = new Set<string>()

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(ENTRY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string' && ID.test(id)) : []
  } catch {
    // Storage is closed, or holds what is not ours: then a removal lasts as long as its page.
    return []
  }
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length === 0) window.localStorage.removeItem(ENTRY)
    else window.localStorage.setItem(ENTRY, JSON.stringify(ids))
  } catch {
    // As above.
  }
}

export function rememberRemoved(id: string): void {
  underway.add(id)
  write([...read().filter((other) => other !== id), id])
}

/** The line is back, or gone for good. */
export function forgetRemoved(id: string): void {
  underway.delete(id)
  write(read().filter((other) => other !== id))
}

/** Removals that a page before this one began and did not finish. */
export const leftoverRemovals = (): string[] => read().filter((id) => !underway.has(id))
