'use client'

import { earlyLazy } from '@/components/ui/early-lazy'
import { InBrowser } from '@/components/ui/in-browser'
import { CheckoutSkeleton } from '../frame/checkout-skeleton'

const ShippingStep = earlyLazy(() => import('./shipping-step'))

/** The step is loaded after the page; a skeleton keeps its place. */
export function ShippingEntry() {
  return (
    <InBrowser fallback={<CheckoutSkeleton />}>
      <ShippingStep />
    </InBrowser>
  )
}
