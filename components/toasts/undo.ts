import { dismissToast, getToast } from './toast'

/** Removes the toast and undoes its action. */
export function undoToast(): void {
  const undone = getToast()
  dismissToast(true)
  undone?.onUndo?.()
}
