import { useTranslations } from 'next-intl'
import type { Review } from '@/domain/review/review'
import { ReviewItem } from './review-item'
import type { ReviewTexts } from './texts'

/** From so many stars on a review likes its product. */
const KIND = 4

/** The reviews that most members found helpful: one that likes the product, and one that does not. */
export function Highlights({ reviews, texts }: { reviews: readonly Review[]; texts: ReviewTexts }) {
  const t = useTranslations('review.highlights')
  if (reviews.length === 0) return null
  return (
    <section aria-label={t('title')} className="review-highlights">
      {reviews.map((review) => (
        <div key={review._id}>
          <h3>{t(review.average_rating >= KIND ? 'kind' : 'critical')}</h3>
          <ReviewItem review={review} texts={texts} />
        </div>
      ))}
    </section>
  )
}
