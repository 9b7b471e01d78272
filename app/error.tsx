'use client'

import { FailedPage } from '@/components/layout/failed-page'

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <FailedPage onRetry={reset} />
}
