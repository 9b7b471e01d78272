import { readCookie } from '../browser/cookie'

/**
 * Number of pieces in the bag of the last answer, kept in a cookie: the badge shows it before, and often without, any call, and a visitor
 * with an empty bag causes none.
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

/** The server renders none: it does not know the visitor. */
export const serverBagHint = () => 0

/** Id of the bag as this page knows it: null when nothing was ever put in; undefined while it is not known. */
let cartId: string | null | undefined

export const knownCartId = () => cartId

export const noteCartId = (id: string | null | undefined): void => {
  cartId = id
}

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
