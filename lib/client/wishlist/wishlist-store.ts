/**
 * The combinations the member has given a heart, as far as this page knows. Small on purpose: it travels with every card; what asks for
 * them and changes them comes once somebody is signed in, or presses one.
 */
let wished: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function subscribeWishes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isWished = (combinationId: string): boolean => wished.has(combinationId)
/** What the server renders: it never knows. */
export const isWishedOnServer = () => false

export function showWishes(ids: ReadonlySet<string>): void {
  wished = ids
  listeners.forEach((listener) => listener())
}

/** Shows one heart as given or not; the others stay. */
export function showWish(combinationId: string, isOn: boolean): void {
  const next = new Set(wished)
  if (isOn) next.add(combinationId)
  else next.delete(combinationId)
  showWishes(next)
}
