/** A tab that is turned to several times within this asks once. */
const FOCUS_MS = 5_000

interface Returns {
  revalidateOnFocus: boolean
  revalidateOnReconnect: boolean
}

/** Calls back when the visitor turns to this tab again, and when the connection is back. Returns the function that stops it. */
export function onReturn(
  { revalidateOnFocus, revalidateOnReconnect }: Returns,
  callback: () => void,
): () => void {
  let next = performance.now() + FOCUS_MS
  const onFocus = () => {
    if (document.visibilityState === 'hidden' || performance.now() < next) return
    next = performance.now() + FOCUS_MS
    callback()
  }
  if (revalidateOnReconnect) window.addEventListener('online', callback)
  if (revalidateOnFocus) {
    window.addEventListener('focus', onFocus)
    document.addEventListener('visibilitychange', onFocus)
  }
  return () => {
    window.removeEventListener('online', callback)
    window.removeEventListener('focus', onFocus)
    document.removeEventListener('visibilitychange', onFocus)
  }
}
