import { backOrClose } from './back-steps'
import { OVERLAY_PRIORITY } from './priority'
import { closeOverlay, getOverlays } from './store'

/** The first open overlay in closing order (OVL-30). */
function nextOverlay() {
  const open = getOverlays().filter(({ isLeaving }) => !isLeaving)
  const name = OVERLAY_PRIORITY.find((place) => open.some((overlay) => overlay.name === place))
  return name && { name }
}

/** Closes the first open overlay in closing order: on a click beside it. */
export function closeNextOverlay(): void {
  const next = nextOverlay()
  if (next) closeOverlay(next)
}

/** Rolls the first open overlay back one step, or closes it at its first: on Escape. */
export function stepBackOverlay(): void {
  const next = nextOverlay()
  if (next) backOrClose(next)
}
