import type { Review } from '@/domain/review/review'
import { formatDate } from '@/lib/format'
import { isServable } from '@/lib/pictures'
import type { ReviewTexts } from './texts'

/** What a list shows of a review; what it does not have is left out, since the page's stream carries it. */
export interface ShownReview {
  id: string
  author: string
  /** address of the picture, or without one a letter */
  avatar: string
  /** level, skin and hair */
  about?: string
  isExpert?: true
  rating: number
  /** 'dd/mm/yyyy' */
  date: string
  isEdited?: true
  isVerified?: true
  combination?: string
  /** ISO 639-1, unless it is Vietnamese */
  language?: string
  title?: string
  details: string
  images?: Review['images']
  /** 'Khuyên dùng · Sẽ mua lại' */
  opinion?: string
  likes: number
  reply?: { text: string; date: string }
}

const initialOf = (name: string) => name.trim().split(/\s+/).at(-1)?.charAt(0).toLocaleUpperCase('vi') ?? ''

export function shownReview(review: Review, texts: ReviewTexts): ShownReview {
  const { user } = review
  const about = [user.user_level, ...user.skin_types, ...user.hair_types].filter(Boolean).join(' · ')
  const opinion = [review.is_recommended && texts.recommends, review.is_repurchase && texts.buysAgain]
    .filter(Boolean)
    .join(' · ')
  return {
    id: review._id,
    author: user.name,
    avatar: user.image && isServable(user.image) ? user.image : initialOf(user.name),
    ...(about && { about }),
    ...(review.is_expert_reviewer && { isExpert: true }),
    rating: review.average_rating,
    date: formatDate(review.created_at),
    ...(review.edited_at && { isEdited: true }),
    ...(review.is_verified_purchase && { isVerified: true }),
    ...(review.combination_name && { combination: review.combination_name }),
    ...(review.language && review.language !== 'vi' && { language: review.language }),
    ...(review.title && { title: review.title }),
    details: review.details,
    ...(review.images.length > 0 && { images: review.images }),
    ...(opinion && { opinion }),
    likes: review.total_likes,
    ...(review.reply && {
      reply: { text: review.reply.text, date: formatDate(review.reply.created_at) },
    }),
  }
}
