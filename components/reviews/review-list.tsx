'use client'

import { ReviewItem } from './review-item'
import type { ShownReview } from './shown-review'
import type { ReviewTexts } from './texts'

interface ReviewListProps {
  reviews: readonly ShownReview[]
  texts: ReviewTexts
}

/** A page of reviews. A client component, since a page's stream then has the reviews' data instead of their markup. */
export function ReviewList({ reviews, texts }: ReviewListProps) {
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} texts={texts} />
        </li>
      ))}
    </ul>
  )
}
