import type { OverlayName } from './registry'
import { closeOverlay, getOverlays, subscribeOverlays } from './store'

/** Closes an overlay and resolves when it has gone and the focus is back where it was opened: from there the next one opens. */
export function afterClosing(name: OverlayName | undefined): Promise<void> {
  const isOpen = () => name !== undefined && getOverlays().some((overlay) => overlay.name === name)
  if (name === undefined || !isOpen()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribeOverlays(() => {
      if (isOpen()) return
      stop()
      setTimeout(resolve)
    })
    closeOverlay(name)
  })
}
