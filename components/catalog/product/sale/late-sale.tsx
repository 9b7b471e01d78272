'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { EarlySaleProps } from './early-sale'
import type { SaleCountdownProps } from './sale-countdown'

const SaleCountdown = lazyPart(() => import('./sale-countdown'))
const EarlySale = lazyPart(() => import('./early-sale'))

/** Few products are in a flash sale: other pages do not load its countdown. */
export function LateCountdown(props: SaleCountdownProps) {
  return (
    <Suspense fallback={null}>
      <SaleCountdown {...props} />
    </Suspense>
  )
}

/** As few products have a sale that opens to a level first. */
export function LateEarlySale(props: EarlySaleProps) {
  return (
    <Suspense fallback={null}>
      <EarlySale {...props} />
    </Suspense>
  )
}
