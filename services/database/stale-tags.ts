import { listenForStaleTags, stopListening } from './notifications'

const POLL_MS = 10_000
/** Least time between two reads. */
const GATHER_MS = 150
/** Pause after a failure, despite notifications. */
const RETRY_MS = 2_000

/**
 * Calls `read` whenever the stale-tag log may have grown: at the start, on notifications, and every POLL_MS in case a notification was
 * missed; never concurrently. Failures are passed to `onError` and retried at the next turn. Gives the function that stops it.
 */
export function watchStaleTags(read: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isStopped = false
  let isRunning = false
  // A notification during a turn: that turn may have read too early.
  let isNotified = false
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY
  let readAt = 0

  /** Schedules a turn, unless an earlier one is scheduled. */
  const schedule = (delay: number) => {
    const at = Date.now() + delay
    if (isStopped || at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => void turn(), delay)
    timer.unref()
  }
  const onNotified = () => {
    if (isRunning) isNotified = true
    else schedule(Math.max(0, readAt + GATHER_MS - Date.now()))
  }
  const turn = async () => {
    due = Number.POSITIVE_INFINITY
    isRunning = true
    readAt = Date.now()
    try {
      await listenForStaleTags(onNotified)
      await read()
    } catch (error) {
      onError(error)
      readAt = Date.now() + RETRY_MS
    }
    isRunning = false
    if (isNotified) onNotified()
    else schedule(POLL_MS)
    isNotified = false
  }

  schedule(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening(onNotified)
  }
}
