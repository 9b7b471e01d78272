'use client'

import { FailedPage } from '@/components/layout/failed-page'
import './globals.css'

export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="vi">
      <body>
        <FailedPage onRetry={reset} />
      </body>
    </html>
  )
}
