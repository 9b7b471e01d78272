'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Pager } from '@/components/ui/pager'
import { Texts } from '@/components/ui/texts'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import { formatNumber } from '@/lib/format'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { usePage } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'
import review from '@/messages/vi/review.json'
import ui from '@/messages/vi/ui.json'
import { reviewsAnchor } from './reviews-anchor'
import { type ReviewQuery, reviewParams } from './review-filter'
import { isNarrowed, serviceFilter } from './service-filter'
import { ReviewList } from './review-list'
import { shownReview } from './shown-review'
import type { ReviewTexts } from './texts'

export interface LiveReviewsProps {
  productId: number
  page: number
  /** reviews a page */
  limit: number
  asked: ReviewQuery
  /** address of the product's page without its query */
  path: string
  onPage: (page: number) => void
  onClear: () => void
  /** rows and height of the list that this one replaces */
  rows: number
  minHeight: number
  /** texts of the reviews */
  texts: ReviewTexts
}

const messages = { review, ui }

/** The reviews of a filter or another page, loaded by the browser on demand. */
export default function LiveReviews(props: LiveReviewsProps) {
  return (
    <Texts messages={messages}>
      <LoadedReviews {...props} />
    </Texts>
  )
}

function LoadedReviews({
  productId,
  page,
  limit,
  asked,
  path: productPath,
  onPage,
  onClear,
  rows,
  minHeight,
  texts,
}: LiveReviewsProps) {
  const t = useTranslations('review')
  const path = api.review.reviews.$path({
    query: listQuery({
      filter: serviceFilter(productId, asked),
      sort: asked.values.sort,
      skip: (page - 1) * limit,
      limit,
    }),
  })
  const { data, error, isLoading, isValidating, mutate } = usePage(path, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })

  if (isLoading || (error && isValidating))
    return <ReviewSkeleton rows={rows} minHeight={minHeight} label={t('loading')} />
  if (!data) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 py-8">
        <p>{withInstruction(t('failed'), error)}</p>
        <Button variant="secondary" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (data.data.length === 0) {
    return (
      <div role="status" className="grid justify-items-start gap-3 py-8">
        <p>{t('emptyFilter')}</p>
        <Button variant="secondary" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    )
  }
  const pages = pageCount(data.total, limit)
  const hrefOf = (next: number) => {
    const query = new URLSearchParams()
    if (next > 1) query.set('page', String(next))
    if (limit !== PAGE_SIZE) query.set('limit', String(limit))
    for (const [name, value] of Object.entries(reviewParams(asked))) if (value) query.set(name, value)
    return `${productPath}${query.size > 0 ? `?${query}` : ''}#${reviewsAnchor(productId)}`
  }
  return (
    <>
      {isNarrowed(asked) && (
        <div className="flex flex-wrap items-center gap-x-4 pt-2 text-sm text-muted">
          <p role="status">{t('matches', { count: formatNumber(data.total) })}</p>
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        </div>
      )}
      <ReviewList reviews={data.data.map((each) => shownReview(each, texts))} texts={texts} />
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          hrefOf={hrefOf}
          label={t('pages')}
          onNavigate={(next, event) => {
            event.preventDefault()
            onPage(next)
          }}
        />
      )}
    </>
  )
}

/** Skeleton of reviews, as tall as the previous list. */
function ReviewSkeleton({ rows, minHeight, label }: { rows: number; minHeight: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-line" style={{ minHeight }}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid animate-pulse grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 py-5 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-x-8"
        >
          <div className="contents tablet:flex tablet:gap-3">
            <span className="size-10 rounded-full bg-sand" />
            <span className="grid grow content-start gap-2 pt-1">
              <span className="h-3 w-28 rounded-sm bg-sand" />
              <span className="h-3 w-20 rounded-sm bg-sand" />
            </span>
          </div>
          <div className="col-span-2 mt-3 grid content-start gap-2 tablet:col-span-1 tablet:mt-1">
            <span className="h-3 w-32 rounded-sm bg-sand" />
            <span className="h-3 w-full rounded-sm bg-sand" />
            <span className="h-3 w-4/5 rounded-sm bg-sand" />
          </div>
        </div>
      ))}
    </div>
  )
}
