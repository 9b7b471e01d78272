import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface ReviewReportProps {
  reviewId: string
}

/** Reports a review to the shop. */
export const reviewReportOverlay: OverlayDeclaration<ReviewReportProps> = {
  name: 'review-report',
  load: () => import('./review-report'),
  texts: ['form', 'reviewVotes'],
}
