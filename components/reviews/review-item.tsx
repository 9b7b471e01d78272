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

/**
 * One review: author, stars, variant, text, photos and the shop's reply. Rendered by server and browser alike; its buttons are handled by the list
 * (votes/use-votes.ts).
 */
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
          {review.edited_at && <span>{texts.edited}</span>}
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
        <div lang={review.language && review.language !== 'vi' ? review.language : undefined}>
          {review.title && <p className="review-title">{review.title}</p>}
          {review.details !== '' && <ReviewText text={review.details} texts={texts} />}
        </div>
        {review.images.length > 0 && (
          <ReviewPhotos photos={review.images} author={user.name} label={texts.photo} />
        )}
        <Opinions review={review} texts={texts} />
        <p className="review-acts">
          <button
            type="button"
            data-like={review._id}
            data-total={review.total_likes}
            aria-pressed="false"
            className="review-like"
          >
            <Icon name="thumbs-up" size={16} />
            {texts.helpful}
            <span>{review.total_likes > 0 ? `(${formatNumber(review.total_likes)})` : ''}</span>
          </button>
          <button type="button" data-report={review._id} aria-haspopup="dialog" className="review-report">
            {texts.report}
          </button>
        </p>
        {review.reply && (
          <div className="review-reply">
            <p>
              <b>{texts.reply}</b>
              <time dateTime={review.reply.created_at}>{formatDate(review.reply.created_at)}</time>
            </p>
            <p className="review-text">{review.reply.text}</p>
          </div>
        )}
      </div>
    </article>
  )
}

/** Whether the writer recommends the product and would buy it again. */
function Opinions({ review, texts }: { review: Review; texts: ReviewTexts }) {
  const said = [
    review.is_recommended ? texts.recommends : null,
    review.is_repurchase ? texts.buysAgain : null,
  ].filter((text) => text !== null)
  if (said.length === 0) return null
  return (
    <p className="review-line review-row mt-2">
      {said.map((text) => (
        <span key={text} className="review-mark">
          <Icon name="check" size={14} />
          {text}
        </span>
      ))}
    </p>
  )
}

function Avatar({ user }: { user: Review['user'] }) {
  if (user.image && isServable(user.image)) {
    return <Picture src={user.image} alt="" width={40} height={40} className="review-avatar" />
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
