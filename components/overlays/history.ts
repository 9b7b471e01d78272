/**
 * Back closes overlays: each open one has a history entry with the same address. (One entry for all, pushed again after each Back, would be
 * skipped by browsers that ignore entries added without a user gesture.) An overlay closed by other means removes its entry.
 */

const DEPTH = 'overlayDepth'
/** How long going back may take, in several waits: a page whose thread was busy meanwhile has had one of them. */
const WAIT_MS = 600
const MOST_WAITS = 6

let depth = 0
let wanted = 0
let arrivals: (() => void)[] | null = null

const depthOf = (state: unknown) => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : 0
  return typeof value === 'number' ? value : 0
}

/** Makes the history hold one entry per open overlay. */
export function matchHistory(open: number): void {
  wanted = open
  if (arrivals) return
  for (; depth < wanted; depth++) {
    // Includes the router's own state, so that it accepts the entry as its own.
    const state: unknown = window.history.state
    window.history.pushState({ ...(typeof state === 'object' ? state : {}), [DEPTH]: depth + 1 }, '')
  }
  if (depth > wanted) {
    arrivals = []
    window.history.go(wanted - depth)
    waitFor(wanted, arrivals, MOST_WAITS)
  }
}

/** Ends a journey that no popstate ends. One that came after its end would be taken for the visitor's own Back. */
function waitFor(at: number, journey: (() => void)[], waits: number): void {
  if (arrivals !== journey) return
  if (waits === 0) arrive(at, journey)
  else setTimeout(waitFor, WAIT_MS, at, journey, waits - 1)
}

function arrive(at: number, journey: (() => void)[]) {
  if (arrivals !== journey) return
  arrivals = null
  depth = at
  journey.forEach((arrived) => arrived())
  if (depth !== wanted) matchHistory(wanted)
}

/** Calls back once the entries of closed overlays are removed: a new page can be pushed then. */
export function whenHistorySettled(callback: () => void): void {
  if (arrivals) arrivals.push(callback)
  else callback()
}

/** After a navigation the entries lie behind the new page and are no longer managed. */
export function forgetHistory(): void {
  depth = 0
  wanted = 0
  arrivals = null
}

/** Listens for Back. `onBack` receives how many overlays may stay open. Returns a stop function. */
export function watchHistory(onBack: (staying: number) => void): () => void {
  const onPopState = (event: PopStateEvent) => {
    const at = depthOf(event.state)
    if (arrivals) {
      arrive(at, arrivals)
      return
    }
    depth = at
    if (at < wanted) {
      wanted = at
      onBack(at)
    }
  }
  // A page that was reloaded with overlays open stands on one of their entries, which the next ones take over.
  if (wanted === 0) depth = depthOf(window.history.state)
  window.addEventListener('popstate', onPopState)
  return () => window.removeEventListener('popstate', onPopState)
}
