import { OVERLAY_PRIORITY } from './priority'
import { closeOverlay, getOverlays } from './store'

/** Closes the first open overlay in closing order (OVL-30): on Escape and on a click beside it. */
export function closeNextOverlay(): void {
  const open = getOverlays().filter(({ isLeaving }) => !isLeaving)
  const name = OVERLAY_PRIORITY.find((place) => open.some((overlay) => overlay.name === place))
  if (name) closeOverlay({ name })
}
