import type { Review } from './review'

/** A review as it stands on its writer's profile: with the product it is about, null when that is gone for good. */
export interface MemberReview extends Review {
  product: {
    id: number
    name: string
    slug: string
    default_category: { slug: string }
    brand: { name: string }
    image: string | null
    /** whether its page can be visited */
    is_active: boolean
  } | null
}
