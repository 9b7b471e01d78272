'use client'

import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { ViewedRowProps } from './viewed-row'

const ViewedRow = lazyPart(() => import('./viewed-row'))

/** What this device has seen before, once the page has nothing better to do. It is the last thing on the page, so nothing moves. */
export function RecentlyViewed(props: ViewedRowProps) {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const start = () => setIdle(true)
    // Safari knows no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(start)
    else requestIdleCallback(start)
  }, [])

  return (
    isIdle && (
      <Suspense fallback={null}>
        <ViewedRow key={props.productId} {...props} />
      </Suspense>
    )
  )
}
