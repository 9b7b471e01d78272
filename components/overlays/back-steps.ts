import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { useOverlay } from './context'
import type { NamedOverlay, OverlayName } from './priority'
import { closeOverlay, closeOverlaysAbove, getOverlays } from './store'

/**
 * Steps inside an overlay: each one beyond the first has a history entry of its own, so that Back rolls the overlay back instead of closing
 * it (RTE-49). Loaded with the first overlay, not with the page.
 */
interface InnerSteps {
  /** steps behind the shown one */
  depth: number
  /** rolls back one step, or refuses: then the depth stays */
  back: () => void
}

const held = new Map<OverlayName, InnerSteps>()
const listeners = new Set<() => void>()

const changed = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const depthOf = ({ name }: NamedOverlay) => held.get(name)?.depth ?? 0
const open = () => getOverlays().filter(({ isLeaving }) => !isLeaving)

/** The number of history entries the open overlays and their steps need. */
const entries = () => open().reduce((sum, overlay) => sum + 1 + depthOf(overlay), 0)

/** The number of history entries beside those of the overlays themselves. */
export const useInnerDepth = (): number =>
  useSyncExternalStore(
    subscribe,
    () => open().reduce((sum, overlay) => sum + depthOf(overlay), 0),
    () => 0,
  )

/** Rolls an overlay back one step. False when it shows its first step: then it can be closed. */
export function takeBack(overlay: NamedOverlay): boolean {
  const steps = held.get(overlay.name)
  if (!steps || steps.depth === 0) return false
  steps.back()
  return true
}

/** One step back, or closing at the first one: the overlay's own button. */
export function backOrClose(overlay: NamedOverlay): void {
  if (!takeBack(overlay)) closeOverlay(overlay)
}

/**
 * The effect of the browser's Back: `staying` history entries are left. Overlays without one close; the one whose steps lost theirs rolls
 * back. Returns how many entries are needed afterwards, as steps may refuse.
 */
export function backTo(staying: number): () => number {
  let room = staying
  let whole = 0
  for (const overlay of open()) {
    if (room === 0) break
    const needed = 1 + depthOf(overlay)
    whole++
    if (needed > room) {
      closeOverlaysAbove(whole)
      takeBack(overlay)
      return entries
    }
    room -= needed
  }
  closeOverlaysAbove(whole)
  return entries
}

/** Holds `depth` steps of the surrounding overlay; `onBack` rolls back one of them. */
export function useBackSteps(depth: number, onBack: () => void): void {
  const { name } = useOverlay()
  const back = useEffectEvent(onBack)
  useLayoutEffect(() => {
    held.set(name, { depth, back: () => back() })
    changed()
  }, [name, depth])
  useEffect(
    () => () => {
      held.delete(name)
      changed()
    },
    [name],
  )
}
