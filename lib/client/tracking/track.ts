/**
 * Where the parts of the page say what a shopper did. Small on purpose: it travels with every page and keeps what it is told until the
 * tracker, which comes late, listens.
 */
export interface TrackedEvent {
  /** lower-case word, e.g. 'add_to_wishlist' */
  verb: string
  /** what it was done to, e.g. 'product' */
  type: string
  id: string | number
  additional?: Record<string, unknown> | undefined
  /** ms since 1970 */
  at: number
}

const waiting: TrackedEvent[] = []
let listener: ((happening: TrackedEvent) => void) | undefined

export function track(
  verb: string,
  type: string,
  id: string | number = '',
  additional?: Record<string, unknown>,
): void {
  const happening = { verb, type, id, additional, at: Date.now() }
  if (listener) listener(happening)
  // Should the tracker never come, this does not grow without end.
  else if (waiting.length < 50) waiting.push(happening)
}

/** Hears all that is tracked, what waited first. */
export function onTrack(callback: (happening: TrackedEvent) => void): void {
  listener = callback
  waiting.splice(0).forEach(callback)
}
