import { listenForStaleTags, stopListening } from './notifications'

const POLL_MS = 10_000
/** Looks are so far apart at least. */
const GATHER_MS = 150
/** Rest after a failure, whatever is notified meanwhile. */
const RETRY_MS = 2_000

/**
 * Calls `look` whenever the log of stale tags may have grown: at once, when the database notifies, and by the clock in case a notification
 * was missed; never twice at a time. Failures are given to `onError` and tried again at the next turn. Gives the function that stops it.
 */
export function watchStaleTags(look: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isStopped = false
  let isRunning = false
  // Asked for while a turn runs: that turn may have looked too early.
  let isAsked = false
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY
  let lookedAt = 0

  /** The earlier of two schedules counts. */
  const schedule = (delay: number) => {
    const at = Date.now() + delay
    if (isStopped || at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => void turn(), delay)
    timer.unref()
  }
  const wake = () => {
    if (isRunning) isAsked = true
    else schedule(Math.max(0, lookedAt + GATHER_MS - Date.now()))
  }
  const turn = async () => {
    due = Number.POSITIVE_INFINITY
    isRunning = true
    lookedAt = Date.now()
    try {
      await listenForStaleTags(wake)
      await look()
    } catch (error) {
      onError(error)
      lookedAt = Date.now() + RETRY_MS
    }
    isRunning = false
    if (isAsked) wake()
    else schedule(POLL_MS)
    isAsked = false
  }

  schedule(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening(wake)
  }
}
