import type { Review } from '@/domain/review/review'

/** What a list shows of a review; what it does not have is left out, since the page's stream carries it. */
export interface ShownReview {
  id: string
  author: string
  avatar?: string
  /** level, skin and hair */
  about?: string
  isExpert?: true
  rating: number
  /** instant of ISO 8601 */
  at: string
  isEdited?: true
  isVerified?: true
  combination?: string
  /** ISO 639-1, unless it is Vietnamese */
  language?: string
  title?: string
  details: string
  images?: Review['images']
  isRecommended?: true
  isRepurchase?: true
  likes: number
  reply?: NonNullable<Review['reply']>
}

export function shownReview(review: Review): ShownReview {
  const { user } = review
  const about = [user.user_level, ...user.skin_types, ...user.hair_types].filter(Boolean).join(' · ')
  return {
    id: review._id,
    author: user.name,
    ...(user.image && { avatar: user.image }),
    ...(about && { about }),
    ...(review.is_expert_reviewer && { isExpert: true }),
    rating: review.average_rating,
    at: review.created_at,
    ...(review.edited_at && { isEdited: true }),
    ...(review.is_verified_purchase && { isVerified: true }),
    ...(review.combination_name && { combination: review.combination_name }),
    ...(review.language && review.language !== 'vi' && { language: review.language }),
    ...(review.title && { title: review.title }),
    details: review.details,
    ...(review.images.length > 0 && { images: review.images }),
    ...(review.is_recommended && { isRecommended: true }),
    ...(review.is_repurchase && { isRepurchase: true }),
    likes: review.total_likes,
    ...(review.reply && { reply: review.reply }),
  }
}
