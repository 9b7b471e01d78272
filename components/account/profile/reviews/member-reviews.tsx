'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { whenNear } from '@/lib/client/browser/when-near'
import { ReviewsSkeleton } from './reviews-skeleton'

const ReviewTabs = lazyPart(() => import('./review-tabs'))

/** Distance at which the reviews and their code are loaded. */
const AHEAD = '300px 0px'

export interface MemberReviewsProps {
  userId: number
  name: string
  isOwn: boolean
}

/** Id of the section, for the links of its pages. */
export const reviewsPlace = (userId: number) => `danh-gia-${userId}`

/** What a member says of products; loaded when it comes near. */
export function MemberReviews({ userId, name, isOwn }: MemberReviewsProps) {
  const t = useTranslations('profile.written')
  const title = isOwn ? t('ownTitle') : t('title', { name })
  const place = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current) return whenNear([place.current], AHEAD, () => setNear(true))
  }, [])
  const skeleton = <ReviewsSkeleton label={t('loading')} />
  return (
    <section
      ref={place}
      id={reviewsPlace(userId)}
      data-tour="profile-reviews"
      aria-label={title}
      className="mt-8"
    >
      <h2 className="font-display text-xl">{title}</h2>
      {isNear ? (
        <Suspense fallback={skeleton}>
          <ReviewTabs userId={userId} name={name} isOwn={isOwn} />
        </Suspense>
      ) : (
        skeleton
      )}
    </section>
  )
}
