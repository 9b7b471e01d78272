'use client'

import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { watchBankLinks } from '@/components/bank-offers/watch-links'
import { useOffline } from '@/components/offline/use-offline'
import { LateParts, type LatePartsProps } from '@/components/promo/banners/late-parts'
import { useReviewRequest } from '@/components/reviews/write/request/use-review-request'
import { Tracking } from '@/components/tracking/tracking'
import { watchVoucherLinks } from '@/components/vouchers/watch-links'
import { lazyPart } from '@/components/ui/lazy-part'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

const MemberNews = lazyPart(() => import('./member-news'))

/** All that a visit needs once its page stands: one file, so that what the parts share is loaded once. */
export function LateVisit({ texts }: LatePartsProps) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  useReviewRequest()
  useOffline()
  useEffect(watchVoucherLinks, [])
  useEffect(watchBankLinks, [])
  return (
    <>
      <Tracking />
      <LateParts texts={texts} />
      {session === 'member' && (
        <Suspense>
          <MemberNews />
        </Suspense>
      )}
    </>
  )
}
