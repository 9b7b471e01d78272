import { dismissToast, getToast } from './toast'

/** Takes the toast away and undoes what it tells of. */
export function undoToast(): void {
  const undone = getToast()
  dismissToast(true)
  undone?.onUndo?.()
}
