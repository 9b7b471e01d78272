import type { OverlayDeclaration } from '@/components/overlays/declaration'
import { type RequestedReview, reviewParamOf } from './request/requested-review'
import { REVIEW_PARAM } from './request/review-param'

export interface ReviewUploadProps extends RequestedReview {
  /** goes on with the draft of this device without a question: the opener has just put something into it */
  continuesDraft?: boolean
}

/** Writing a review (OVL-09). */
export const reviewUploadOverlay: OverlayDeclaration<ReviewUploadProps> = {
  name: 'review-upload',
  load: () => import('./review-upload'),
  texts: ['form', 'reviewPhotos', 'reviewWrite'],
  // What is written is kept on the device.
  resume: (review) => ({ [REVIEW_PARAM]: reviewParamOf(review) }),
}
