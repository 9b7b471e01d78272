const IDLE_MS = 4_000
const TOUCHES = ['pointerdown', 'keydown'] as const

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels. */
export function onIdle(callback: () => void): () => void {
  let isOff = false
  const run = () => {
    if (!isOff) callback()
  }
  const wait = () => {
    // Not every browser has requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_MS })
    else setTimeout(run, IDLE_MS / 4)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isOff = true
    window.removeEventListener('load', wait)
  }
}

/** As `onIdle`, or as soon as the page is touched or a key is pressed: what the visitor does next may need it. */
export function onIdleOrTouch(callback: () => void): () => void {
  const run = () => {
    cancel()
    callback()
  }
  const stop = onIdle(run)
  const cancel = () => {
    stop()
    TOUCHES.forEach((type) => window.removeEventListener(type, run))
  }
  TOUCHES.forEach((type) => window.addEventListener(type, run, { passive: true }))
  return cancel
}
