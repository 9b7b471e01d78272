import type { OverlayDeclaration } from '@/components/overlays/declaration'

export const quickViewOverlay: OverlayDeclaration<{ productId: number }> = {
  name: 'quick-view',
  load: () => import('./quick-view'),
  texts: ['addToBag', 'card', 'notifyMe', 'product', 'quickView'],
}
