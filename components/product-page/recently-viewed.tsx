'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { ViewedRowProps } from './viewed-row'

const ViewedRow = lazy(() => import('./viewed-row'))

/** Without idle callbacks (Safari) the row waits so long. */
const PATIENCE_MS = 1500

/** What this device has seen before, once the page has nothing better to do. It is the last thing on the page, so nothing moves. */
export function RecentlyViewed(props: ViewedRowProps) {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const start = () => setIdle(true)
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, PATIENCE_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(start)
    return () => cancelIdleCallback(handle)
  }, [])

  return (
    isIdle && (
      <Suspense fallback={null}>
        <ViewedRow key={props.productId} {...props} />
      </Suspense>
    )
  )
}
