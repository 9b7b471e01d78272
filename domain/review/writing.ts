import type { RatingTypeInfo } from './rating'
import type { Review } from './review'
import type { ReviewState } from './state'
import type { TextRule } from './text'

export interface ReviewChoice {
  combination: { id: string; attribute: string; label: string; variant: string; is_active_in_review: boolean }
  is_bought: boolean
}
export interface OwnReview extends Omit<Review, 'ratings'> {
  ratings: readonly { type: string; value: number }[]
  combination_id: string | null
  is_repurchase: boolean
  tags: readonly { _id: string; name: string }[]
  state: ReviewState
  reason: string | null
  is_editable: boolean
}
export interface ReviewStart {
  review: OwnReview | null
  rating_types: readonly RatingTypeInfo[]
  combinations: readonly ReviewChoice[]
  text: TextRule
}
