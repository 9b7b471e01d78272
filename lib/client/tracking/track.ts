/**
 * Queue of what a shopper did. Small on purpose: it is part of every page's first load and holds events until the tracker, which loads
 * later, listens.
 */
export interface TrackedEvent {
  /** lower-case word, e.g. 'add_to_wishlist' */
  verb: string
  /** kind of the object, e.g. 'product' */
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
  // Bounded, in case the tracker never loads.
  else if (waiting.length < 50) waiting.push(happening)
}

/** Receives all tracked events, the queued ones first. */
export function onTrack(callback: (happening: TrackedEvent) => void): void {
  listener = callback
  waiting.splice(0).forEach(callback)
}
