import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { registerServiceWorker } from '@/lib/client/browser/service-worker'

/** After what the page itself loads late; a page that is left before is not saved. */
const AFTER_MS = 2_500

/** Registers the service worker, has each page saved that stays open for a while, and sends what waited for the network. */
export function useOffline(): void {
  const pathname = usePathname()
  useEffect(registerServiceWorker, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./start').then(
        ({ startOffline }) => startOffline().onPage(),
        // The next page starts it.
        () => undefined,
      )
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}
