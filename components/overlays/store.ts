import type { OverlayDeclaration } from './declaration'
import type { NamedOverlay } from './priority'

/** The open overlays. Small on purpose: it is part of every page, the rest is loaded when one opens. */

export interface OpenOverlay extends NamedOverlay {
  key: number
  props: object
  /** Passes the declaration together with matching props: the list holds overlays with any props. */
  read: <Result>(
    reader: <Props extends object>(declared: OverlayDeclaration<Props>, props: Props) => Result,
  ) => Result
  /** the element that had the focus and gets it back */
  opener: Element | null
  /** closed, with its closing animation running */
  isLeaving: boolean
}

/** Duration of opening and closing; the stylesheet's animations last as long. */
export const OVERLAY_MOTION_MS = 160

let overlays: readonly OpenOverlay[] = []
let lastKey = 0
const listeners = new Set<() => void>()

function set(next: readonly OpenOverlay[]) {
  overlays = next
  listeners.forEach((listener) => listener())
}

export function subscribeOverlays(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In the order of opening, the last one on top; closing ones included. */
export const getOverlays = () => overlays

const none: readonly OpenOverlay[] = []
/** Server snapshot: nothing is open. */
export const getServerOverlays = () => none

const isOpen = (overlay: OpenOverlay) => !overlay.isLeaving

/** Opens an overlay, or updates the props of an open one. */
export function openOverlay<Props extends object>(declared: OverlayDeclaration<Props>, props: Props): void {
  const { name } = declared
  const content: Pick<OpenOverlay, 'props' | 'read'> = { props, read: (reader) => reader(declared, props) }
  const open = overlays.find((overlay) => overlay.name === name && isOpen(overlay))
  if (open) {
    set(overlays.map((overlay) => (overlay === open ? { ...overlay, ...content } : overlay)))
    return
  }
  set([...overlays, { key: ++lastKey, name, ...content, opener: document.activeElement, isLeaving: false }])
}

/** Closes an overlay; no-op when it is not open. */
export function closeOverlay({ name }: NamedOverlay): void {
  close((overlay) => overlay.name === name)
}

/** Closes overlays from the top until `count` are left: the effect of Back. */
export function closeOverlaysAbove(count: number): void {
  const staying = new Set(overlays.filter(isOpen).slice(0, count))
  close((overlay) => !staying.has(overlay))
}

function close(isMeant: (overlay: OpenOverlay) => boolean) {
  const leaving = new Set(
    overlays.filter((overlay) => isOpen(overlay) && isMeant(overlay)).map((overlay) => overlay.key),
  )
  if (leaving.size === 0) return
  set(overlays.map((overlay) => (leaving.has(overlay.key) ? { ...overlay, isLeaving: true } : overlay)))
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  setTimeout(
    () => set(overlays.filter((overlay) => !leaving.has(overlay.key))),
    isStill ? 0 : OVERLAY_MOTION_MS,
  )
}
