import { TOAST_DURATION_MS } from '@/domain/constants'
import { dismissToast, getToast, subscribeToast } from './toast'

/** Duration of a toast: 3333 ms (TST-06), paused while the pointer or the focus is on it or the page is hidden. */

/** Reasons to pause a toast's timer. */
type Hold = 'pointer' | 'focus' | 'hidden'

let timed: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let startedAt = 0
let remaining = 0
const holds = new Set<Hold>()

function stop() {
  clearTimeout(timer)
  timer = undefined
}

function start() {
  stop()
  if (!getToast() || holds.size > 0) return
  startedAt = Date.now()
  timer = setTimeout(dismissToast, remaining, false)
}

/** Pauses the timer while one of the reasons holds. */
export function holdToast(reason: Hold): void {
  if (timer !== undefined) remaining = Math.max(0, remaining - (Date.now() - startedAt))
  holds.add(reason)
  stop()
}

export function releaseToast(reason: Hold): void {
  holds.delete(reason)
  if (timer === undefined) start()
}

function follow() {
  const key = getToast()?.key
  if (key === timed) return
  timed = key
  // The hovered or focused toast is gone.
  holds.delete('pointer')
  holds.delete('focus')
  remaining = TOAST_DURATION_MS
  start()
}

/** Times toasts from now on, including the current one. Returns a stop function. */
export function timeToasts(): () => void {
  const onVisibility = () => (document.hidden ? holdToast : releaseToast)('hidden')
  const onLeave = () => getToast() && dismissToast()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onLeave)
  const unsubscribe = subscribeToast(follow)
  follow()
  return () => {
    unsubscribe()
    stop()
    timed = undefined
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onLeave)
  }
}
