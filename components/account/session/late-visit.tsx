'use client'

import { useEffect } from 'react'
import { useAgreementNews } from '@/components/account/agreements/use-agreement-news'
import { watchBankLinks } from '@/components/bank-offers/watch-links'
import { useOffline } from '@/components/offline/use-offline'
import { LateParts, type LatePartsProps } from '@/components/promo/banners/late-parts'
import { useReviewRequest } from '@/components/reviews/write/request/use-review-request'
import { Tracking } from '@/components/tracking/tracking'
import { watchVoucherLinks } from '@/components/vouchers/watch-links'
import { useLevelNews } from './use-level-news'

/** All that a visit needs once its page stands: one file, so that what the parts share is loaded once. */
export function LateVisit({ texts }: LatePartsProps) {
  useReviewRequest()
  useAgreementNews()
  useLevelNews()
  useOffline()
  useEffect(watchVoucherLinks, [])
  useEffect(watchBankLinks, [])
  return (
    <>
      <Tracking />
      <LateParts texts={texts} />
    </>
  )
}
