import { readCookie } from '../browser/cookie'

/**
 * How many pieces this browser was last told are in the bag, kept in a cookie: the badge shows it before, and often without, any call,
 * and a visitor who has never put anything in causes none.
 */
const COOKIE = 'nang_bag'
/** 90 days. */
const LIFETIME_SECONDS = 7_776_000

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Pieces in the bag; 0 when there is none, or none is known of. */
export function bagHint(): number {
  const pieces = Number(readCookie(COOKIE))
  return Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 0
}

/** What the server renders: it never knows. */
export const serverBagHint = () => 0

export function noteBag(pieces: number): void {
  document.cookie = `${COOKIE}=${pieces};path=/;max-age=${pieces > 0 ? LIFETIME_SECONDS : 0};samesite=lax`
  tell()
}

/** Calls back when the number changes here, and when one comes back from another tab. */
export function subscribeBagHint(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', tell)
  }
}
