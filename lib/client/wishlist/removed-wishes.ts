import { TOAST_DURATION_MS } from '@/domain/constants'
import type { Wish } from './wishlist-calls'

/**
 * Wishes taken off the wishlist that HOÀN TÁC can still bring back (TST-03, TST-04). While the entry exists the server still has the wish;
 * if the page is closed before, the wishlist finishes the removal when the same member opens it next.
 */
const ENTRY = 'nang_removed_wish'

/** A toast may rest under a hand for a while; the tab that shows it ends the entry itself. */
const CHANCE_MS = 4 * TOAST_DURATION_MS

interface RemovedWish extends Wish {
  memberId: number
  /** when it can no longer be undone, ms since 1970 */
  expiresAt: number
}

/** Removals this page deals with itself. */
const own = new Set<string>()

const isRemoved = (value: unknown): value is RemovedWish => {
  if (typeof value !== 'object' || value === null) return false
  const read = (name: string): unknown => Reflect.get(value, name)
  return (
    typeof read('combinationId') === 'string' &&
    ['productId', 'memberId', 'expiresAt'].every((name) => typeof read(name) === 'number')
  )
}

function read(): RemovedWish[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(ENTRY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRemoved) : []
  } catch {
    // Storage is disabled or holds another format: then a removal lasts as long as its page.
    return []
  }
}

function write(wishes: readonly RemovedWish[]): void {
  try {
    if (wishes.length === 0) window.localStorage.removeItem(ENTRY)
    else window.localStorage.setItem(ENTRY, JSON.stringify(wishes))
  } catch {
    // As above.
  }
}

const others = (combinationId: string) => read().filter((wish) => wish.combinationId !== combinationId)

/** Notes a wish as removed; it can still be restored. */
export function rememberRemovedWish({ productId, combinationId }: Wish, memberId: number): void {
  own.add(combinationId)
  write([...others(combinationId), { productId, combinationId, memberId, expiresAt: Date.now() + CHANCE_MS }])
}

/** The wish is restored, or removed for good. */
export function forgetRemovedWish(combinationId: string): void {
  own.delete(combinationId)
  write(others(combinationId))
}

/** This member's removals that can no longer be undone and that another page began and did not finish. */
export const overdueWishes = (memberId: number): Wish[] =>
  read().filter(
    (wish) => wish.memberId === memberId && wish.expiresAt <= Date.now() && !own.has(wish.combinationId),
  )
