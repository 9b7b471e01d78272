'use client'

import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { ViewedRowProps } from './viewed-row'

const ViewedRow = lazyPart(() => import('./viewed-row'))

/** Products viewed on this device, loaded when the browser is idle. It is last on the page, so nothing moves. */
export function RecentlyViewed(props: ViewedRowProps) {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const start = () => setIdle(true)
    // Safari has no requestIdleCallback.
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
