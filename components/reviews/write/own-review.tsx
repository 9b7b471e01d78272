'use client'

import { useTranslations } from 'next-intl'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Stars } from '@/components/ui/stars'
import type { OwnReview as Review } from '@/domain/review/own-review'
import { formatDate, formatRating } from '@/lib/format'
import { reviewUploadOverlay } from './overlays'
import { RemoveReview } from './remove-review'
import { TypedText } from './typed-text'

interface OwnReviewProps {
  review: Review
  draftKey: string
  /** what the member wrote as a second review, which is refused; empty: nothing */
  typed: string
}

/** The member's own review once it can no longer be edited. */
export function OwnReview({ review, draftKey, typed }: OwnReviewProps) {
  const t = useTranslations('reviewWrite')
  return (
    <div className="grid grow content-center justify-items-center gap-4 p-6 text-center">
      <h3 tabIndex={-1} className="font-display text-xl outline-none">
        {t('own.title')}
      </h3>
      <p className="flex items-center gap-2 text-sm text-muted">
        <Stars rating={review.average_rating} className="h-5" />
        {formatRating(review.average_rating)} ·{' '}
        <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
      </p>
      <p className="line-clamp-6 max-w-sm text-left text-sm break-words whitespace-pre-line">
        {review.details}
      </p>
      {typed.trim() !== '' && <TypedText text={typed} />}
      <p className="max-w-sm text-sm text-muted">{t('own.closed')}</p>
      <div className="grid w-full max-w-sm gap-3">
        <Button size="lg" onClick={() => closeOverlay(reviewUploadOverlay)}>
          {t('close')}
        </Button>
        <RemoveReview id={review._id} draftKey={draftKey} className="justify-self-center" />
      </div>
    </div>
  )
}
