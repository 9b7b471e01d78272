import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/toasts/toast'
import { changeAddressQuery } from '@/lib/client/browser/address-query'
import { REVIEW_PARAM } from './review-param'

/** Opens the review that the address asks for, once: the request is taken out of the address. */
export function useReviewRequest(): void {
  const pathname = usePathname()
  const asked = useSearchParams().get(REVIEW_PARAM)
  useEffect(() => {
    if (!asked) return
    changeAddressQuery('replace', { [REVIEW_PARAM]: null })
    import('../open-review').then(
      (code) => code.openRequestedReview(asked, pathname),
      (failure: unknown) => toast.failure('open', failure),
    )
  }, [asked, pathname])
}
