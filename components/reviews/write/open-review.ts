import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { getSession, isMarkedMember, startSession } from '@/lib/client/member/session'
import { requestedReviewIn, reviewParamOf } from './request/requested-review'
import { REVIEW_PARAM } from './request/review-param'
import { reviewUploadOverlay, type ReviewUploadProps } from './overlays'

/** Opens the review of a product; a visitor signs in first and comes straight back to it (REV-28). */
export async function openReview(review: ReviewUploadProps): Promise<void> {
  // The session may not be known yet, right after the start of a visit.
  if (!isMarkedMember()) await startSession()
  if (isMarkedMember() || getSession() === 'member') {
    openOverlay(reviewUploadOverlay, review)
    return
  }
  const back = new URLSearchParams(window.location.search)
  back.set(REVIEW_PARAM, reviewParamOf(review))
  openOverlay(loginOverlay, {
    view: 'login',
    reason: 'needed',
    next: `${window.location.pathname}?${back}`,
  })
}

/** Opens the review that the address of a page asks for; nothing for one that it does not name. */
export async function openRequestedReview(value: string, pathname: string): Promise<void> {
  const review = requestedReviewIn(value, pathname)
  if (review) await openReview(review)
}
