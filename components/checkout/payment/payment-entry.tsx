'use client'

import { checkoutObstacle } from '@/components/checkout/bag/checkout-obstacle'
import { CheckoutSkeleton } from '@/components/checkout/frame/checkout-skeleton'
import { InBrowser } from '@/components/ui/in-browser'
import type { Bag } from '@/domain/bag/view'
import { PaymentStep } from './payment-step'

/**
 * The step as the server renders it. With a bag that cannot be ordered it is the browser's: this tab may know of a submission without an
 * answer, which decides what to show.
 */
export function PaymentEntry({ bag }: { bag: Bag | undefined }) {
  const isOrderable = bag !== undefined && checkoutObstacle(bag) === null
  if (isOrderable) return <PaymentStep />
  return (
    <InBrowser fallback={<CheckoutSkeleton />}>
      <PaymentStep />
    </InBrowser>
  )
}
