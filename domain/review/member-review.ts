import type { Review } from './review'

/** A review on its writer's profile: with the product it is about, null when the product was deleted. */
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
