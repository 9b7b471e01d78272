'use client'

import Link from 'next/link'
import { Button } from '@/components/ui/button'
import texts from '@/messages/failed.json'

/** Error page with a retry button. It contains its few texts, for the frame around it may have failed. */
export function FailedPage({ onRetry, hotline }: { onRetry: () => void; hotline: string }) {
  return (
    <main className="container-page grid min-h-[60vh] content-center justify-items-center gap-4 py-16 text-center">
      <h1 className="font-display text-2xl">{texts.title}</h1>
      <p className="max-w-md text-muted">{texts.text.replace('{hotline}', hotline)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{texts.retry}</Button>
        <Link
          href="/"
          className="inline-flex min-h-11 items-center px-6 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {texts.home}
        </Link>
      </div>
    </main>
  )
}
