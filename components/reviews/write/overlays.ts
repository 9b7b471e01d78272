import type { OverlayDeclaration } from '@/components/overlays/declaration'
import { type AskedReview, reviewParamOf } from './asked-review'
import { REVIEW_PARAM } from './review-param'

export type ReviewUploadProps = AskedReview

/** Writing a review (OVL-09). */
export const reviewUploadOverlay: OverlayDeclaration<ReviewUploadProps> = {
  name: 'review-upload',
  load: () => import('./review-upload'),
  texts: ['form', 'reviewPhotos', 'reviewWrite'],
  // What is written is kept on the device.
  resume: (review) => ({ [REVIEW_PARAM]: reviewParamOf(review) }),
}
