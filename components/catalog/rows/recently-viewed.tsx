'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { recordViewed, viewedProducts } from '@/lib/client/viewed-products'

const ViewedRow = lazyPart(() => import('./viewed-row'))

/** Distance to the window at which the row is loaded. */
const NEAR = '600px'

interface RecentlyViewedProps {
  productId: number
  title: string
}

/**
 * Products viewed on this device, without the current one, which is recorded. Loaded when the shopper comes near; where there are none,
 * nothing is. It is last on the page, so nothing moves.
 */
export function RecentlyViewed({ productId, title }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<readonly number[]>([])

  useEffect(() => {
    const before = viewedProducts().filter((id) => id !== productId)
    recordViewed(productId)
    const node = place.current
    if (before.length === 0 || !node) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setIds(before)
      },
      { rootMargin: NEAR },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [productId])

  return (
    // Out of the flow while it is empty: no gap is kept for it.
    <div ref={place} className={ids.length > 0 ? undefined : 'absolute self-end'}>
      {ids.length > 0 && (
        <Suspense fallback={null}>
          <ViewedRow key={productId} ids={ids} title={title} />
        </Suspense>
      )}
    </div>
  )
}
