'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import type { OwnRankProps } from './own-rank'

const OwnRank = lazyPart(() => import('./own-rank'))

/** The member's own place; visitors load none of its code. */
export function MyRank(rank: OwnRankProps) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  return (
    session === 'member' && (
      <Suspense fallback={null}>
        <OwnRank {...rank} />
      </Suspense>
    )
  )
}
