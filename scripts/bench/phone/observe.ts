/** A task that held the main thread for more than 50 ms; instants and durations in ms. */
interface LongTask {
  from: number
  lasts: number
}

/** What the page itself notes while it is visited: ms, a share of the screen. */
export interface Noted {
  /** first contentful paint; 0 before it */
  fcp: number
  lcp: number
  cls: number
  inp: number
  tasks: LongTask[]
}

/** What tasks blocked beyond 50 ms each from an instant on. From the first contentful paint on it is the Total Blocking Time, as it is defined. */
export const blockedSince = (since: number, tasks: readonly LongTask[]): number =>
  tasks.reduce((sum, { from, lasts }) => sum + Math.max(0, from + lasts - Math.max(from, since) - 50), 0)

declare global {
  interface Window {
    vitals?: Noted
  }
}

/**
 * Runs in the page before its own code: gathers the vitals as the browser reports them. A shift within half a second of a touch is no layout
 * shift; INP is the slowest touch or key. As text, for a compiled function may call helpers the page has not.
 */
export const OBSERVE = `
  const vitals = (window.vitals = { fcp: 0, lcp: 0, cls: 0, inp: 0, tasks: [] })
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (vitals.fcp = entry.startTime))
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime))
  watch('layout-shift', (entry) => entry.hadRecentInput || (vitals.cls += entry.value))
  watch('longtask', (entry) => vitals.tasks.push({ from: entry.startTime, lasts: entry.duration }))
  watch('event', (entry) => entry.interactionId && (vitals.inp = Math.max(vitals.inp, entry.duration)), { durationThreshold: 16 })
`
