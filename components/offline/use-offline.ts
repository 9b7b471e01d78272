import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { keepThisPage, registerServiceWorker } from '@/lib/client/browser/service-worker'

/** After what the page itself loads late; a page that is left before is not saved. */
const AFTER_MS = 2_500

/** Registers the service worker, has each page saved that stays open for a while, and sends what waited for the network. */
export function useOffline(): void {
  const pathname = usePathname()
  const started = useRef<Promise<{ onPage: () => void } | null>>(null)
  useEffect(registerServiceWorker, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      started.current ??= import('./start').then(
        ({ startOffline }) => startOffline(),
        // The next visit starts it.
        () => null,
      )
      void started.current.then((running) => {
        running?.onPage()
        keepThisPage()
      })
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}
