'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { ViewedRowProps } from './viewed-row'

const ViewedRow = lazy(() => import('./viewed-row'))

/** The row waits so long: by then the page stands. */
const PATIENCE_MS = 1500

/** What this device has seen before, once the page has nothing better to do. It is the last thing on the page, so nothing moves. */
export function RecentlyViewed(props: ViewedRowProps) {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    isIdle && (
      <Suspense fallback={null}>
        <ViewedRow key={props.productId} {...props} />
      </Suspense>
    )
  )
}
