const EVENT = 'shop:session-lost'

/** Reports that a call was answered 401: session-start.tsx ends the session and asks to sign in (AUT-33). */
export const reportSessionLost = () => window.dispatchEvent(new Event(EVENT))

/** Calls back on a lost session. Returns the function that stops it. */
export function onSessionLost(callback: () => void): () => void {
  window.addEventListener(EVENT, callback)
  return () => window.removeEventListener(EVENT, callback)
}
