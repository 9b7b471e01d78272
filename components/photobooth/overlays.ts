import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface BoothReviewProps {
  photo: Blob
}

/** Which product's review a photo is for. */
export const boothReviewOverlay: OverlayDeclaration<BoothReviewProps> = {
  name: 'booth-review',
  load: () => import('./photo/review-choice'),
  texts: ['photobooth'],
}
