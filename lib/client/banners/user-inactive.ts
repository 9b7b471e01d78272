const BUSY = ['pointerdown', 'keydown', 'scroll', 'input'] as const

/**
 * Calls back once, when the visitor has done nothing for `ms` and `isFree` allows it; else it keeps waiting. Returns the function that stops
 * it.
 */
export function onUserInactive(ms: number, isFree: () => boolean, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, ms)
  }
  const stop = () => {
    clearTimeout(timer)
    BUSY.forEach((type) => window.removeEventListener(type, wait))
  }
  const look = () => {
    if (!isFree()) {
      wait()
      return
    }
    stop()
    callback()
  }
  BUSY.forEach((type) => window.addEventListener(type, wait, { passive: true }))
  wait()
  return stop
}
