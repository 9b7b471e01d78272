/** What the page itself notes while it is visited: ms, a share of the screen. */
export interface Noted {
  lcp: number
  cls: number
  tbt: number
  inp: number
}

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
  const vitals = (window.vitals = { lcp: 0, cls: 0, tbt: 0, inp: 0 })
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime))
  watch('layout-shift', (entry) => entry.hadRecentInput || (vitals.cls += entry.value))
  watch('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)))
  watch('event', (entry) => entry.interactionId && (vitals.inp = Math.max(vitals.inp, entry.duration)), { durationThreshold: 16 })
`
