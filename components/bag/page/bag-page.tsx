'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { earlyLazy } from '@/components/ui/early-lazy'
import { InBrowser } from '@/components/ui/in-browser'
import { BagSkeleton } from './bag-skeleton'

const BagInBrowser = earlyLazy(() => import('./bag-in-browser'))

interface BagPageProps {
  /** screen reader text while the bag loads */
  loading: string
  messages: AbstractIntlMessages
}

/** The bag page: the frame is static, content and code are loaded by the browser. */
export function BagPage({ loading, messages }: BagPageProps) {
  return (
    <InBrowser fallback={<BagSkeleton label={loading} />}>
      <BagInBrowser messages={messages} />
    </InBrowser>
  )
}
