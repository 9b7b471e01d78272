const EVENT = 'shop:session-lost'

/** A call was answered 401: whoever is in charge of the session should end it and ask to sign in (AUT-33). */
export const sessionLost = () => window.dispatchEvent(new Event(EVENT))

/** Calls back when that happens. Returns the way to stop. */
export function onSessionLost(callback: () => void): () => void {
  window.addEventListener(EVENT, callback)
  return () => window.removeEventListener(EVENT, callback)
}
