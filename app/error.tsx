'use client'

import { FailedPage } from '@/components/layout/failed-page'
import { site } from '@/lib/site'

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <FailedPage onRetry={reset} hotline={site.contact.hotline} />
}
