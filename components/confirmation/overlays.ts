import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface ConfirmationProps {
  title: string
  text: string
  /** label of the confirming button */
  confirm: string
  cancel?: string
  /** not undoable: the cancelling button comes first */
  isDanger?: boolean
  /** the dialog stays open while this runs, and when it throws */
  onConfirm: () => Promise<void> | void
}

export const confirmationOverlay: OverlayDeclaration<ConfirmationProps> = {
  name: 'confirmation',
  load: () => import('./confirmation'),
  texts: ['account'],
}
