import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface ConfirmationProps {
  title: string
  text: string
  /** what the button that goes on says */
  confirm: string
  cancel?: string
  /** cannot be undone: the way back is the first one under the finger */
  isDanger?: boolean
  /** the question stays open while this runs, and when it throws */
  onConfirm: () => Promise<void> | void
}

export const confirmationOverlay: OverlayDeclaration<ConfirmationProps> = {
  name: 'confirmation',
  load: () => import('./confirmation'),
  texts: ['account'],
}
