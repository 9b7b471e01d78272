'use client'

import { EarlyInput } from '@/components/layout/early-input'
import { FailedPage } from '@/components/layout/failed-page'
import './globals.css'

export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="vi">
      <body>
        <FailedPage onRetry={reset} />
        <EarlyInput />
      </body>
    </html>
  )
}
