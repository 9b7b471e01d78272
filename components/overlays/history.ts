/**
 * The browser's Back closes overlays: each open one has a history entry of its own, of the same address. (One entry for all,
 * pushed again after each Back, would be skipped by browsers that pass over entries made without a tap.)
 * An overlay closed by other means takes its entry back.
 */

const DEPTH = 'overlayDepth'
const TRAVEL_TIMEOUT_MS = 600

let depth = 0
let wanted = 0
let arrivals: (() => void)[] | null = null

const depthOf = (state: unknown) => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : 0
  return typeof value === 'number' ? value : 0
}

/** Makes the history hold as many entries as overlays are open. */
export function matchHistory(open: number): void {
  wanted = open
  if (arrivals) return
  for (; depth < wanted; depth++) {
    // The router's own state goes along, so that it takes the entry for one of its own.
    const state: unknown = window.history.state
    window.history.pushState({ ...(typeof state === 'object' ? state : {}), [DEPTH]: depth + 1 }, '')
  }
  if (depth > wanted) {
    arrivals = []
    window.history.go(wanted - depth)
    setTimeout(arrive, TRAVEL_TIMEOUT_MS, wanted, arrivals)
  }
}

function arrive(at: number, journey: (() => void)[]) {
  if (arrivals !== journey) return
  arrivals = null
  depth = at
  journey.forEach((arrived) => arrived())
  if (depth !== wanted) matchHistory(wanted)
}

/** Calls back once the entries of closed overlays are gone: from then on a new page can be pushed. */
export function whenHistorySettled(callback: () => void): void {
  if (arrivals) arrivals.push(callback)
  else callback()
}

/** After a navigation: the entries lie behind the new page and are no concern of ours any more. */
export function forgetHistory(): void {
  depth = 0
  wanted = 0
  arrivals = null
}

/** Listens for Back. `onBack` is told how many overlays may stay open. Returns the way to stop. */
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
  window.addEventListener('popstate', onPopState)
  return () => window.removeEventListener('popstate', onPopState)
}
