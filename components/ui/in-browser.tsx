'use client'

import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

const never = () => () => undefined

interface InBrowserProps {
  /** keeps the place on the server, and until the code of the children is there */
  fallback: ReactNode
  children: ReactNode
}

/** Whether what only the browser knows may be shown: false on the server, and while its HTML is hydrated. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Children that the server does not render: they show what only the browser knows. */
export function InBrowser({ fallback, children }: InBrowserProps) {
  return useInBrowser() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
