import type { OverlayDeclaration } from '@/components/overlays/declaration'

/** Finds a product to review (REV-29). */
export const reviewFindOverlay: OverlayDeclaration<object> = {
  name: 'review-find',
  load: () => import('./review-find'),
  texts: ['form', 'reviewFind'],
}
