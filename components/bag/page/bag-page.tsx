'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { BagSkeleton } from './bag-skeleton'

const BagInBrowser = lazy(() => import('./bag-in-browser'))

const never = () => () => undefined

interface BagPageProps {
  /** screen reader text while the bag loads */
  loading: string
  messages: AbstractIntlMessages
}

/** The bag page: the frame is static, content and code are loaded by the browser. */
export function BagPage({ loading, messages }: BagPageProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const skeleton = <BagSkeleton label={loading} />
  if (!isBrowser) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <BagInBrowser messages={messages} />
    </Suspense>
  )
}
