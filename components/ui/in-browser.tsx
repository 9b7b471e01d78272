'use client'

import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

const never = () => () => undefined

interface InBrowserProps {
  /** keeps the place on the server, and until the code of the children is there */
  fallback: ReactNode
  children: ReactNode
}

/** Children that the server does not render: they show what only the browser knows. */
export function InBrowser({ fallback, children }: InBrowserProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
