'use client'

import type { ReactNode } from 'react'
import type { MemberReview } from '@/domain/review/member-review'
import { api } from '@/lib/client/api'
import type { MemberReviewsProps } from './member-reviews'
import { PagedList } from './paged-list'
import { WrittenReview } from './written-review'

interface ReviewsListProps extends Pick<MemberReviewsProps, 'userId'> {
  /** those the member wrote, or those the member voted for */
  of: 'written' | 'liked'
  /** shown when there is none */
  empty: ReactNode
}

/** Reviews of a profile, the latest first. */
export function ReviewsList({ userId, of, empty }: ReviewsListProps) {
  const param = { id: String(userId) }
  return (
    <PagedList<MemberReview>
      userId={userId}
      addressOf={(query) =>
        of === 'written'
          ? api.public.newsfeeds['user-reviews'][':id'].$path({ param, query })
          : api.public.newsfeeds.user[':id'].likes.$path({ param, query })
      }
      empty={empty}
      keyOf={({ _id }) => _id}
    >
      {(review) => <WrittenReview review={review} isByOther={of === 'liked'} />}
    </PagedList>
  )
}
