'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

const LatestOrder = lazyPart(() => import('./latest-order'))

/** The place of a member's latest order on top of an article about it. Visitors load none of its code. */
export function LatestOrderSlot() {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  return (
    session === 'member' && (
      <Suspense>
        <LatestOrder />
      </Suspense>
    )
  )
}
