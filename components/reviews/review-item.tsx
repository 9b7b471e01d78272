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
    <article className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-5 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-x-8">
      <header className="contents tablet:flex tablet:gap-3">
        <Avatar user={user} />
        <div className="min-w-0 text-sm">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{user.name}</span>
            {review.is_expert_reviewer && (
              <span className="inline-flex items-center gap-1 text-xs text-gold-dark">
                <Icon name="sparkles" size={14} className="text-gold-dark" />
                {texts.expert}
              </span>
            )}
          </p>
          {about.length > 0 && <p className="text-xs text-muted">{about.join(' · ')}</p>}
        </div>
      </header>
      <div className="col-span-2 mt-2 min-w-0 tablet:col-span-1 tablet:mt-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <Stars rating={review.average_rating} />
          <span className="sr-only">
            {fillText(texts.stars, { rating: formatRating(review.average_rating) })}
          </span>
          <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
          {review.is_verified_purchase && (
            <span className="inline-flex items-center gap-1 text-success">
              <Icon name="badge-check" size={14} />
              {texts.verified}
            </span>
          )}
        </p>
        {review.combination_name && (
          <p className="mt-1 text-xs text-muted">
            {fillText(texts.bought, { name: review.combination_name })}
          </p>
        )}
        <ReviewText text={review.details} texts={texts} />
        {review.images.length > 0 && (
          <ReviewPhotos photos={review.images} author={user.name} label={texts.photo} />
        )}
        {review.total_likes > 0 && (
          <p className="mt-2 flex items-center gap-1.5 text-xs text-muted">
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
        className="size-10 shrink-0 rounded-full object-cover"
      />
    )
  }
  const initial = user.name.trim().split(/\s+/).at(-1)?.charAt(0).toLocaleUpperCase('vi') ?? ''
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-lg text-accent-dark"
    >
      {initial}
    </span>
  )
}

function ReviewText({ text, texts }: { text: string; texts: ReviewTexts }) {
  if (!text) return null
  if (text.length <= LONG_TEXT) return <p className="mt-2 text-sm whitespace-pre-line">{text}</p>
  return (
    <div className="mt-2 text-sm [&:has(details[open])>p]:line-clamp-none">
      <p className="line-clamp-5 whitespace-pre-line tablet:line-clamp-4">{text}</p>
      <details className="group/more">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-accent [&::-webkit-details-marker]:hidden">
          <span className="group-open/more:hidden">{texts.more}</span>
          <span className="hidden group-open/more:inline">{texts.less}</span>
        </summary>
      </details>
    </div>
  )
}
