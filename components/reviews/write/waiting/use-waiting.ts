'use client'

import { useSyncExternalStore } from 'react'
import type { WaitingReview } from '@/domain/review/waiting'
import { api } from '@/lib/client/api'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import { usePage } from '@/lib/client/use-data'

/** As many as one call gives: older ones are invited to from the profile alone. */
const MOST = 100

const WAITING = api.public.users.me.reviews.waiting.$path({ query: { limit: String(MOST) } })

/** What the member has received and not reviewed; none for visitors, and until it is loaded. Optional: a failure shows none. */
export function useWaiting(isWanted = true): readonly WaitingReview[] {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const { data } = usePage<WaitingReview>(isWanted && session === 'member' ? WAITING : null, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return data?.data ?? []
}
