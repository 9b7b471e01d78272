'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { rememberViewed, VIEWED_LIMIT, viewedProducts } from './viewed'

const ViewedRow = lazy(() => import('./viewed-row'))

/** Without idle callbacks (Safari) the row waits so long. */
const PATIENCE_MS = 1500

interface RecentlyViewedProps {
  productId: number
  title: string
  messages: AbstractIntlMessages
}

/** What this device has seen before, once the page has nothing better to do. It is the last thing on the page, so nothing moves. */
export function RecentlyViewed({ productId, title, messages }: RecentlyViewedProps) {
  const [ids, setIds] = useState<readonly number[]>([])

  useEffect(() => {
    const start = () => {
      setIds(
        viewedProducts()
          .filter((id) => id !== productId)
          .slice(0, VIEWED_LIMIT),
      )
      rememberViewed(productId)
    }
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, PATIENCE_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(start)
    return () => cancelIdleCallback(handle)
  }, [productId])

  if (ids.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ViewedRow ids={ids} title={title} messages={messages} />
    </Suspense>
  )
}
