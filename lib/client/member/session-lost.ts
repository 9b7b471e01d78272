const EVENT = 'shop:session-lost'

/** The call that was answered 401: an act of the shopper, or what a page reads by itself. */
export type LostBy = 'act' | 'read'

/** Reports that a call was answered 401: session-start.tsx ends the session, and asks to sign in where an act needs it (AUT-33). */
export const reportSessionLost = (by: LostBy) => window.dispatchEvent(new CustomEvent(EVENT, { detail: by }))

/** Calls back on a lost session. Returns the function that stops it. */
export function onSessionLost(callback: (by: LostBy) => void): () => void {
  const onLost = (event: Event) =>
    callback(event instanceof CustomEvent && event.detail === 'read' ? 'read' : 'act')
  window.addEventListener(EVENT, onLost)
  return () => window.removeEventListener(EVENT, onLost)
}
