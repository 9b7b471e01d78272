import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { BagLineView } from '@/domain/bag/view'

export interface CartConfirmProps {
  /** lines that cannot be ordered; others can */
  lines: readonly BagLineView[]
  /** once every line is fixed */
  onFixed: () => void
  /** leads to the lines instead */
  onReview: () => void
}

/** In a file of its own: the bag's page loads it with the question. */
export const cartConfirmOverlay: OverlayDeclaration<CartConfirmProps> = {
  name: 'cart-confirm',
  load: () => import('./cart-confirm'),
  texts: ['bag', 'cartConfirm'],
}
