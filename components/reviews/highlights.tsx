import { useTranslations } from 'next-intl'
import { Stars } from '@/components/ui/stars'
import type { Review } from '@/domain/review/review'
import { truncate } from '@/domain/text'
import { formatDate, formatNumber, formatRating } from '@/lib/format'
import { reviewsAnchor } from './reviews-anchor'
import { type FilterKey, reviewParams } from './review-filter'

/** From so many stars on a review likes its product. */
const KIND = 4
const CRITICAL_STARS: readonly FilterKey[] = ['3', '2', '1']
const MOST_LETTERS = 220

interface HighlightsProps {
  productId: number
  /** address of the product's page without its query */
  path: string
  reviews: readonly Review[]
}

/** The beginning of the reviews that most members found helpful: one that likes the product, and one that does not, with the way to all such. */
export function Highlights({ productId, path, reviews }: HighlightsProps) {
  const t = useTranslations('review')
  if (reviews.length === 0) return null
  const hrefOf = (isKind: boolean) => {
    const asked = reviewParams({ keys: isKind ? [] : CRITICAL_STARS, values: { sort: 'most-liked' } })
    const query = new URLSearchParams(
      Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    return `${path}?${query}#${reviewsAnchor(productId)}`
  }
  return (
    <section aria-label={t('highlights.title')} className="review-highlights">
      {reviews.map(({ _id, average_rating, title, details, user, created_at, total_likes, language }) => {
        const isKind = average_rating >= KIND
        return (
          <article key={_id}>
            <h3>{t(isKind ? 'highlights.kind' : 'highlights.critical')}</h3>
            <p className="review-line review-row">
              <Stars rating={average_rating} />
              <span className="sr-only">{t('stars', { rating: formatRating(average_rating) })}</span>
              {user.name} · {formatDate(created_at)}
            </p>
            <blockquote lang={language ?? undefined}>
              {title && <b>{title} </b>}
              {truncate(details, MOST_LETTERS)}
            </blockquote>
            <p className="review-line review-row">
              {total_likes > 0 && t('helpfulTo', { count: formatNumber(total_likes) })}
              <a href={hrefOf(isKind)}>{t(isKind ? 'highlights.allKind' : 'highlights.allCritical')}</a>
            </p>
          </article>
        )
      })}
    </section>
  )
}
