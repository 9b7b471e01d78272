'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { SaleCountdownProps } from './sale-countdown'

const SaleCountdown = lazyPart(() => import('./sale-countdown'))

/** Few products are in a flash sale: other pages do not load its countdown. */
export function LateCountdown(props: SaleCountdownProps) {
  return (
    <Suspense fallback={null}>
      <SaleCountdown {...props} />
    </Suspense>
  )
}
