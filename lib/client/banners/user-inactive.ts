const BUSY = ['pointerdown', 'keydown', 'scroll', 'input'] as const

/**
 * Calls back once the visitor has done nothing for a while and `isFree` says that nothing stands in the way; waits on otherwise.
 * Once only. Returns the way to stop.
 */
export function whenQuiet(ms: number, isFree: () => boolean, callback: () => void): () => void {
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
