'use client'

import { lazy, Suspense } from 'react'
import type { SaleCountdownProps } from './sale-countdown'

const SaleCountdown = lazy(() => import('./sale-countdown'))

/** Few products are in a flash sale: the others' pages do not carry its clock. */
export function LateCountdown(props: SaleCountdownProps) {
  return (
    <Suspense fallback={null}>
      <SaleCountdown {...props} />
    </Suspense>
  )
}
