import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface ReviewUploadProps {
  productId: number
  /** the combination the opener is about: that of an order's line */
  combinationId?: string
}

/** Writing a review (OVL-09). */
export const reviewUploadOverlay: OverlayDeclaration<ReviewUploadProps> = {
  name: 'review-upload',
  load: () => import('./review-upload'),
  texts: ['form', 'reviewPhotos', 'reviewWrite'],
}
