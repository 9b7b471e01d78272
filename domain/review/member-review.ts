import type { Review } from './review'
import type { ReviewState } from './state'

/** A product beside what a member says of it. */
export interface ReviewedProduct {
  id: number
  name: string
  slug: string
  default_category: { slug: string }
  brand: { name: string }
  image: string | null
  /** whether its page can be visited */
  is_active: boolean
}

/** A review on a profile: with the product it is about, null when the product was deleted. */
export interface MemberReview extends Review {
  product: ReviewedProduct | null
  /** for the writer alone */
  own: {
    state: ReviewState
    /** code of why it is held or rejected (domain/review/moderation) */
    reason: string | null
    /** until when it can be edited, ISO 8601; null while it is held or rejected, when it always can */
    editable_until: string | null
  } | null
}

/** A photo of a member's review. */
export interface MemberPhoto {
  url: string
  description: string
  review_id: string
  product: ReviewedProduct | null
}
