import type { NamedOverlay } from './priority'
import { closeOverlay, getOverlays, subscribeOverlays } from './store'

/** Closes an overlay and resolves when it is gone and the focus is restored, so that the next one can open from there. */
export function afterClosing(meant: NamedOverlay | undefined): Promise<void> {
  const isOpen = () => meant !== undefined && getOverlays().some((overlay) => overlay.name === meant.name)
  if (meant === undefined || !isOpen()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = subscribeOverlays(() => {
      if (isOpen()) return
      stop()
      setTimeout(resolve)
    })
    closeOverlay(meant)
  })
}
