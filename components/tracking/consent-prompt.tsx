'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { consent, serverConsent, subscribeConsent } from '@/lib/client/tracking/consent'
import { CONSENT_HASH } from '@/lib/pages/routes'
import { onIdle } from '@/lib/client/browser/on-idle'

function subscribeHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
const isRequested = () => window.location.hash === CONSENT_HASH

/** Asks for tracking consent: on idle where third-party scripts are configured and there is no answer yet, and by link at any time. */
export function ConsentPrompt({ hasOthers }: { hasOthers: boolean }) {
  const answer = useSyncExternalStore(subscribeConsent, consent, serverConsent)
  const isOpenedByLink = useSyncExternalStore(subscribeHash, isRequested, () => false)
  const [bar, setBar] = useState<{ Bar: ComponentType } | null>(null)
  const isOpen = isOpenedByLink || (hasOthers && answer === null)

  useEffect(() => {
    if (!isOpen || bar) return
    return onIdle(() => {
      import('./consent-bar').then(
        ({ ConsentBar }) => setBar({ Bar: ConsentBar }),
        // Without an answer nothing is allowed.
        () => undefined,
      )
    })
  }, [isOpen, bar])

  return isOpen && bar ? <bar.Bar /> : null
}
