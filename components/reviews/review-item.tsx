import { fillText } from '@/components/ui/fill-text'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Stars } from '@/components/ui/stars'
import type { Review } from '@/domain/review/review'
import { isServable } from '@/lib/pictures'
import { formatDate, formatNumber, formatRating } from '@/lib/format'
import { ReviewPhotos } from './review-photos'
import type { ReviewTexts } from './texts'

/** A review longer than this is folded until 'Xem thêm'. */
const LONG_TEXT = 320

/** One review: author, stars, variant, text and photos. Rendered by server and browser alike. */
export function ReviewItem({ review, texts }: { review: Review; texts: ReviewTexts }) {
  const { user } = review
  const about = [user.user_level, ...user.skin_types, ...user.hair_types].filter(Boolean)
  return (
    <article className="review">
      <header>
        <Avatar user={user} />
        <div>
          <p>
            <b>{user.name}</b>
            {review.is_expert_reviewer && (
              <span className="review-mark text-gold-dark">
                <Icon name="sparkles" size={14} />
                {texts.expert}
              </span>
            )}
          </p>
          {about.length > 0 && <p className="review-line">{about.join(' · ')}</p>}
        </div>
      </header>
      <div>
        <p className="review-line review-row">
          <Stars rating={review.average_rating} />
          <span className="sr-only">
            {fillText(texts.stars, { rating: formatRating(review.average_rating) })}
          </span>
          <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
          {review.is_verified_purchase && (
            <span className="review-mark text-success">
              <Icon name="badge-check" size={14} />
              {texts.verified}
            </span>
          )}
        </p>
        {review.combination_name && (
          <p className="review-line mt-1">{fillText(texts.bought, { name: review.combination_name })}</p>
        )}
        <ReviewText text={review.details} texts={texts} />
        {review.images.length > 0 && (
          <ReviewPhotos photos={review.images} author={user.name} label={texts.photo} />
        )}
        {review.total_likes > 0 && (
          <p className="review-line review-likes">
            <Icon name="thumbs-up" size={14} />
            {fillText(texts.likes, { count: formatNumber(review.total_likes) })}
          </p>
        )}
      </div>
    </article>
  )
}

function Avatar({ user }: { user: Review['user'] }) {
  if (user.image && isServable(user.image)) {
    return (
      <Picture
        src={user.image}
        alt=""
        width={40}
        height={40}
        className="review-avatar"
      />
    )
  }
  const initial = user.name.trim().split(/\s+/).at(-1)?.charAt(0).toLocaleUpperCase('vi') ?? ''
  return (
    <span aria-hidden className="review-avatar">
      {initial}
    </span>
  )
}

function ReviewText({ text, texts }: { text: string; texts: ReviewTexts }) {
  if (!text) return null
  if (text.length <= LONG_TEXT) return <p className="review-text">{text}</p>
  return (
    <div className="review-long">
      <p className="review-text">{text}</p>
      <details>
        <summary>
          <span>{texts.more}</span>
          <span>{texts.less}</span>
        </summary>
      </details>
    </div>
  )
}
