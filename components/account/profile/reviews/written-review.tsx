'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ProductPicture } from '@/components/goods/picture'
import { ReviewPhotos } from '@/components/reviews/review-photos'
import { draftKeyOf } from '@/components/reviews/write/draft/kept-draft'
import { useReasonText } from '@/components/reviews/write/reason-text'
import { RemoveReview } from '@/components/reviews/write/remove-review'
import { WriteReviewButton } from '@/components/reviews/write/write-review-button'
import { Icon } from '@/components/ui/icon'
import { Stars } from '@/components/ui/stars'
import type { MemberReview } from '@/domain/review/member-review'
import { isEditable } from '@/domain/review/own-review'
import { useMember } from '@/lib/client/member/member'
import { formatDate, formatNumber, formatRating } from '@/lib/format'
import { productPath } from '@/lib/pages/routes'
import { textTemplate } from '@/lib/text-template'

interface WrittenReviewProps {
  review: MemberReview
  /** on the profile of a member who did not write it */
  isByOther: boolean
}

/** One review on a profile: the product first, then the text. */
export function WrittenReview({ review, isByOther }: WrittenReviewProps) {
  const t = useTranslations('profile.written')
  return (
    <article className="flex gap-4 py-5">
      <ProductPicture
        image={review.product?.image ? { url: review.product.image } : undefined}
        alt=""
        sizes={80}
        className="size-20 shrink-0 rounded-md"
      />
      <div className="min-w-0 flex-1">
        <ReviewedProduct product={review.product} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Stars rating={review.average_rating} />
          <span className="sr-only">{t('stars', { rating: formatRating(review.average_rating) })}</span>
          <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
          {review.is_verified_purchase && (
            <span className="inline-flex items-center gap-1 text-success">
              <Icon name="badge-check" size={16} />
              {t('verified')}
            </span>
          )}
        </p>
        {isByOther && <p className="mt-1 text-sm text-muted">{t('by', { name: review.user.name })}</p>}
        {review.own && <OwnState own={review.own} />}
        {review.combination_name && (
          <p className="mt-1 text-sm text-muted">{t('bought', { name: review.combination_name })}</p>
        )}
        <div lang={review.language ?? undefined}>
          {review.title && <p className="mt-2 font-semibold">{review.title}</p>}
          <p className="mt-2 break-words whitespace-pre-line">{review.details}</p>
        </div>
        {review.images.length > 0 && (
          <ReviewPhotos
            photos={review.images}
            author={review.user.name}
            label={textTemplate(t.raw('photo'))}
          />
        )}
        {review.total_likes > 0 && (
          <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
            <Icon name="thumbs-up" size={16} />
            {t('likes', { count: formatNumber(review.total_likes) })}
          </p>
        )}
        {review.reply && (
          <div className="mt-3 rounded-md bg-accent-soft px-4 py-3 text-sm">
            <p className="font-semibold">{t('reply')}</p>
            <p className="mt-1 break-words whitespace-pre-line">{review.reply.text}</p>
          </div>
        )}
        {review.own && <OwnActions review={review} own={review.own} />}
      </div>
    </article>
  )
}

type Own = NonNullable<MemberReview['own']>

/** What the writer may still do: edit, or only take the review back, with why. */
function OwnActions({ review: { _id, product_id, product }, own }: { review: MemberReview; own: Own }) {
  const t = useTranslations('profile.written')
  const { user } = useMember()
  if (product && isEditable(own))
    return (
      <WriteReviewButton
        productId={product_id}
        label={t('editOf', { name: product.name })}
        className="mt-3 px-4!"
      >
        {t('edit')}
      </WriteReviewButton>
    )
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{product ? t('editOver') : t('editGone')}</p>
      <RemoveReview
        id={_id}
        name={product?.name}
        draftKey={user && draftKeyOf(user.id, product_id, true)}
        className="-ml-4"
      />
    </div>
  )
}

/** Why a review is not published, for its writer. */
function OwnState({ own: { state, reason } }: { own: Own }) {
  const t = useTranslations('profile.written')
  const why = useReasonText(reason)
  if (state !== 'held' && state !== 'rejected') return null
  return (
    <div className="mt-2 rounded-md bg-gold-soft px-4 py-3 text-sm text-gold-dark">
      <p className="font-semibold">
        {t(state)} <span className="font-normal">{t('hiddenNote')}</span>
      </p>
      {why !== null && <p className="mt-1">{why}</p>}
    </div>
  )
}

function ReviewedProduct({ product }: { product: MemberReview['product'] }) {
  const t = useTranslations('profile.written')
  if (!product) return <h3 className="font-semibold text-muted">{t('gone')}</h3>
  return (
    <h3>
      <span className="block text-sm text-accent">{product.brand.name}</span>
      {product.is_active ? (
        <Link
          href={productPath(product)}
          prefetch={false}
          className="-my-1 inline-flex min-h-11 items-center font-semibold hover:text-accent"
        >
          {product.name}
        </Link>
      ) : (
        <span className="font-semibold text-muted">{product.name}</span>
      )}
    </h3>
  )
}
