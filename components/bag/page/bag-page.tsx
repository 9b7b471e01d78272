'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { BagSkeleton } from './bag-skeleton'

const BagInBrowser = lazy(() => import('./bag-in-browser'))

const never = () => () => undefined

interface BagPageProps {
  /** what a screen reader hears while the bag is on its way */
  loading: string
  messages: AbstractIntlMessages
}

/** The bag: the page around it is the same for everyone, what is in it comes with the browser, and so does its code. */
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
