'use client'

import { Failed } from '@/components/layout/failed-page'
import { site } from '@/lib/site'

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <Failed onRetry={reset} hotline={site.contact.hotline} />
}
