const KEY = 'shop:reloaded-at'
const ONCE_IN_MS = 60_000

/** Reloads the page, once a minute at most, so that a repeated request for a reload cannot loop. False when it was too soon. */
export function reloadOnce(now = Date.now()): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (now - last < ONCE_IN_MS) return false
  sessionStorage.setItem(KEY, String(now))
  window.location.reload()
  return true
}
