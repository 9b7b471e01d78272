/**
 * The combinations on the member's wishlist, as far as this page knows. Small on purpose: every card loads it; the calls (wishlist-calls.ts)
 * load once a member is signed in, or a heart is pressed.
 */
let wished: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function subscribeWishes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isWished = (combinationId: string): boolean => wished.has(combinationId)
/** The server renders none: it does not know the visitor. */
export const isWishedOnServer = () => false

export function showWishes(ids: ReadonlySet<string>): void {
  wished = ids
  listeners.forEach((listener) => listener())
}

/** Shows one heart as added or not; the others stay. */
export function showWish(combinationId: string, isOn: boolean): void {
  const next = new Set(wished)
  if (isOn) next.add(combinationId)
  else next.delete(combinationId)
  showWishes(next)
}
