import type { Review } from '@/domain/review/review'
import { ReviewItem } from './review-item'
import type { ReviewTexts } from './texts'

export function ReviewList({ reviews, texts }: { reviews: readonly Review[]; texts: ReviewTexts }) {
  return (
    <ul>
      {reviews.map((review) => (
        <li key={review._id}>
          <ReviewItem review={review} texts={texts} />
        </li>
      ))}
    </ul>
  )
}
