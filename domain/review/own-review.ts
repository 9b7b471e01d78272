import type { RatingTypeInfo } from './rating'
import type { Review } from './review'
import type { ReviewState } from './state'
import type { LeastLength } from './text-length'

/** A review as its writer sees it: with what public readers are not shown. */
export interface OwnReview extends Review {
  combination_id: string | null
  tags: { _id: string; name: string }[]
  state: ReviewState
  /** code of why it is held or rejected (domain/review/moderation) */
  reason: string | null
  /** points the member holds for it */
  points: number
  /** until when it can be edited, ISO 8601; null while it is held or rejected, when it always can */
  editable_until: string | null
}

/** A published review can be edited for some days, one that is held or rejected as long as it is. */
export const isEditable = ({ editable_until }: Pick<OwnReview, 'editable_until'>): boolean =>
  editable_until === null || Date.parse(editable_until) > Date.now()

/** A variant as the wire of a review has it (REV-16). */
export interface ReviewCombination {
  attribute: string
  id: string
  is_active_in_review: boolean
  label: string
  variant: string
}

/** What the member needs to review a product (GET /reviews/mine/{productId}). */
export interface ReviewForm {
  /** also one that is no longer sold: the member's own review of it stays theirs */
  product: { name: string; image: string | null; is_active: boolean }
  review: OwnReview | null
  /** an active product of a kind that is reviewed */
  is_allowed: boolean
  rating_types: RatingTypeInfo[]
  /** those the member bought first; none where there is nothing to choose */
  combinations: { combination: ReviewCombination; image: string | null; is_bought: boolean }[]
  least_length: LeastLength
  /** what a published review brings, and what photos add */
  points: { review: number; photos: number }
}
