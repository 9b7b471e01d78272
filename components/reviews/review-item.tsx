import { fillText } from '@/components/ui/fill-text'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Stars } from '@/components/ui/stars'
import { formatNumber, formatRating } from '@/lib/format'
import { ReviewPhotos } from './review-photos'
import type { ShownReview } from './shown-review'
import type { ReviewTexts } from './texts'

/** A review longer than this is folded until 'Xem thêm'. */
const LONG_TEXT = 320

/**
 * One review: author, stars, variant, text, photos and the shop's reply. Rendered by server and browser alike; its buttons are handled by
 * the list (votes/use-votes.ts).
 */
export function ReviewItem({ review, texts }: { review: ShownReview; texts: ReviewTexts }) {
  return (
    <article className="review">
      <header>
        <Avatar review={review} />
        <div>
          <p>
            <b>{review.author}</b>
            {review.isExpert && (
              <span className="review-mark text-gold-dark">
                <Icon name="sparkles" size={14} />
                {texts.expert}
              </span>
            )}
          </p>
          {review.about && <p className="review-line">{review.about}</p>}
        </div>
      </header>
      <div>
        <p className="review-line review-row">
          <Stars rating={review.rating} />
          <span className="sr-only">{fillText(texts.stars, { rating: formatRating(review.rating) })}</span>
          <Day date={review.date} />
          {review.isEdited && <span>{texts.edited}</span>}
          {review.isVerified && (
            <span className="review-mark text-success">
              <Icon name="badge-check" size={14} />
              {texts.verified}
            </span>
          )}
        </p>
        {review.combination && (
          <p className="review-line mt-1">{fillText(texts.bought, { name: review.combination })}</p>
        )}
        {review.title && (
          <p lang={review.language} className="review-title">
            {review.title}
          </p>
        )}
        <ReviewText review={review} texts={texts} />
        {review.images && <ReviewPhotos photos={review.images} author={review.author} label={texts.photo} />}
        {review.opinion && <p className="review-line mt-2">{review.opinion}</p>}
        <Acts review={review} texts={texts} />
        {review.reply && (
          <div className="review-reply">
            <p>
              <b>{texts.reply}</b>
              <Day date={review.reply.date} />
            </p>
            <p className="review-text">{review.reply.text}</p>
          </div>
        )}
      </div>
    </article>
  )
}

/** A day as 'dd/mm/yyyy'. */
const Day = ({ date }: { date: string }) => <time dateTime={date.split('/').reverse().join('-')}>{date}</time>

interface PartProps {
  review: ShownReview
  texts: ReviewTexts
}

/** Vote and report; whether the member voted is painted later. */
function Acts({ review, texts }: PartProps) {
  return (
    <p className="review-acts">
      <button type="button" data-like={review.id} data-total={review.likes} aria-pressed="false">
        <Icon name="thumbs-up" size={16} />
        {texts.helpful}
        <span>{review.likes > 0 && `(${formatNumber(review.likes)})`}</span>
      </button>
      <button type="button" data-report={review.id} aria-haspopup="dialog">
        {texts.report}
      </button>
    </p>
  )
}

function Avatar({ review: { avatar } }: Pick<PartProps, 'review'>) {
  return avatar.length > 1 ? (
    <Picture src={avatar} alt="" width={40} height={40} className="review-avatar" />
  ) : (
    <span aria-hidden className="review-avatar">
      {avatar}
    </span>
  )
}

function ReviewText({ review: { details, language }, texts }: PartProps) {
  if (!details) return null
  const text = (
    <p lang={language} className="review-text">
      {details}
    </p>
  )
  if (details.length <= LONG_TEXT) return text
  return (
    <div className="review-long">
      {text}
      <details>
        <summary>
          <span>{texts.more}</span>
          <span>{texts.less}</span>
        </summary>
      </details>
    </div>
  )
}
