'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Pager } from '@/components/ui/pager'
import { pageCount } from '@/domain/pager'
import { api } from '@/lib/client/api'
import { usePage } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'
import { type MemberReviewsProps, reviewsPlace } from './member-reviews'
import { ReviewsWaiting } from './reviews-waiting'
import { WrittenReview } from './written-review'

const PER_PAGE = 10

interface ReviewsListProps extends Pick<MemberReviewsProps, 'userId'> {
  /** those the member wrote, or those the member voted for */
  of: 'written' | 'liked'
  /** shown when there is none */
  empty: ReactNode
}

const callOf = (of: ReviewsListProps['of'], userId: number, page: number) => {
  const call = {
    param: { id: String(userId) },
    query: listQuery({ skip: (page - 1) * PER_PAGE, limit: PER_PAGE }),
  }
  return of === 'written'
    ? api.public.newsfeeds['user-reviews'][':id'].$path(call)
    : api.public.newsfeeds.user[':id'].likes.$path(call)
}

/** Reviews of a profile, ten a page, the latest first. */
export function ReviewsList({ userId, of, empty }: ReviewsListProps) {
  const t = useTranslations('profile.written')
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const { data, isLoading, isValidating, mutate } = usePage(callOf(of, userId, page), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })

  if (isLoading && !data) return <ReviewsWaiting label={t('loading')} />
  if (!data) {
    return (
      <div role="alert" className="mt-4 grid justify-items-start gap-3">
        <p>{t('failed')}</p>
        <Button variant="secondary" disabled={isValidating} onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (data.total === 0) return empty
  const pages = pageCount(data.total, PER_PAGE)
  return (
    <div ref={top} className="scroll-mt-20">
      <ul aria-busy={isLoading} className={`divide-y divide-line ${isLoading ? 'opacity-60' : ''}`}>
        {data.data.map((review) => (
          <li key={review._id}>
            <WrittenReview review={review} isByOther={of === 'liked'} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          hrefOf={() => `#${reviewsPlace(userId)}`}
          label={t('pages')}
          onNavigate={(next, event) => {
            event.preventDefault()
            setPage(next)
            top.current?.scrollIntoView({ block: 'start' })
          }}
        />
      )}
    </div>
  )
}
