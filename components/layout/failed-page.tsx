'use client'

import texts from '@/messages/failed.json'

/** `site.contact.hotline` as next.config.js writes it into the browser's code: the shop's other facts stay out of it. */
const HOTLINE = process.env.SHOP_HOTLINE ?? ''

/**
 * Error page with a retry button. It is part of every page's first load, as it must be there before anything fails: it holds its few texts,
 * for the frame around it may have failed, and a plain link, which loads home again.
 */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="container-page grid min-h-[60vh] content-center justify-items-center gap-4 py-16 text-center">
      <h1 className="font-display text-2xl">{texts.title}</h1>
      <p className="max-w-md text-muted">{texts.text.replace('{hotline}', HOTLINE)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button
          type="button"
          onClick={onRetry}
          className="inline-flex min-h-11 items-center rounded-full bg-accent px-6 py-2 text-sm font-semibold text-white hover:bg-accent-dark"
        >
          {texts.retry}
        </button>
        <a
          href="/"
          className="inline-flex min-h-11 items-center px-6 text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {texts.home}
        </a>
      </div>
    </main>
  )
}
