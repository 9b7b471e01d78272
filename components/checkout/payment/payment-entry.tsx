'use client'

import { CheckoutSkeleton } from '@/components/checkout/frame/checkout-skeleton'
import { earlyLazy } from '@/components/ui/early-lazy'
import { InBrowser } from '@/components/ui/in-browser'

const PaymentStep = earlyLazy(() => import('./payment-step'))

/** The step is loaded after the page, with the payment methods; a skeleton keeps its place. */
export function PaymentEntry() {
  return (
    <InBrowser fallback={<CheckoutSkeleton />}>
      <PaymentStep />
    </InBrowser>
  )
}
