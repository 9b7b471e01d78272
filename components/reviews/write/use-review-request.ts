'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/toasts/toast'
import { changeAddressQuery } from '@/lib/client/browser/address-query'
import { REVIEW_PARAM } from './review-param'

/** The product of a product page's address. */
const productIn = (pathname: string): number | null => {
  const id = /^\/[^/]+\/(\d{1,9})-[^/]+\/?$/.exec(pathname)?.[1]
  return id === undefined ? null : Number(id)
}

/** Opens the review that the address of a product page asks for, once: the request is taken out of the address. */
export function useReviewRequest(): void {
  const productId = productIn(usePathname())
  const isAsked = useSearchParams().get(REVIEW_PARAM) === '1'
  useEffect(() => {
    if (!isAsked || productId === null) return
    changeAddressQuery('replace', { [REVIEW_PARAM]: null })
    import('./open-review').then(
      (code) => code.openReview({ productId }),
      (failure: unknown) => toast.failure('open', failure),
    )
  }, [isAsked, productId])
}
