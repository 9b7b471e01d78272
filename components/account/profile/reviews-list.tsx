'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Pager } from '@/components/ui/pager'
import { pageCount } from '@/domain/pager'
import { api } from '@/lib/client/api'
import { usePage } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'
import { type MemberReviewsProps, reviewsPlace } from './member-reviews'
import { ReviewsWaiting } from './reviews-waiting'
import { WrittenReview } from './written-review'

const PER_PAGE = 10

/** A member's reviews, ten a page, newest first. */
export default function ReviewsList({ userId, name, isOwn }: MemberReviewsProps) {
  const t = useTranslations('profile.written')
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const path = api.public.newsfeeds['user-reviews'][':id'].$path({
    param: { id: String(userId) },
    query: listQuery({ skip: (page - 1) * PER_PAGE, limit: PER_PAGE }),
  })
  const { data, isLoading, isValidating, mutate } = usePage(path, {
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
  if (data.total === 0) {
    return (
      <div className="mt-4 grid justify-items-start gap-3 rounded-lg bg-sand p-5">
        <p>{isOwn ? t('ownEmpty') : t('empty', { name })}</p>
        {isOwn && <ButtonLink href="/categories">{t('discover')}</ButtonLink>}
      </div>
    )
  }
  const pages = pageCount(data.total, PER_PAGE)
  return (
    <div ref={top} className="scroll-mt-20">
      <ul aria-busy={isLoading} className={`divide-y divide-line ${isLoading ? 'opacity-60' : ''}`}>
        {data.data.map((review) => (
          <li key={review._id}>
            <WrittenReview review={review} />
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
