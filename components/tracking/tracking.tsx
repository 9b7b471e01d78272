'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { watchClicks } from '@/lib/client/tracking/clicks'
import { consent, serverConsent, subscribeConsent } from '@/lib/client/tracking/consent'
import { startTracker } from '@/lib/client/tracking/tracker'
import { configuredScripts } from '@/lib/late-scripts/configured'
import { placeChat } from '@/lib/late-scripts/chat'
import { ConsentAsk } from './consent-prompt'
import { watchBag } from './watch-bag'
import { whenCalm } from './on-idle'

type Scripts = ReturnType<typeof configuredScripts>

/**
 * Tells what is looked at and done in the shop, and lets the scripts of other parties in once they are allowed
 * (docs/decisions/0017-tracking.md). Comes after the page, in the browser alone.
 */
export function Tracking() {
  const [scripts] = useState(configuredScripts)
  useEffect(() => {
    startTracker(scripts !== null)
    const stops = [watchClicks(), watchBag()]
    return () => stops.forEach((stop) => stop())
  }, [scripts])
  return (
    <>
      <Suspense fallback={null}>
        <PageWatch scripts={scripts} />
      </Suspense>
      <ConsentAsk hasOthers={scripts !== null} />
    </>
  )
}

/** Follows the visitor from page to page. */
function PageWatch({ scripts }: { scripts: Scripts }) {
  const path = usePathname()
  const search = useSearchParams().toString()
  const isAllowed = useSyncExternalStore(subscribeConsent, consent, serverConsent) === 'yes'

  useEffect(() => {
    startTracker(scripts !== null).see(path, search)
    if (scripts?.chat) placeChat(path)
  }, [scripts, path, search])

  useEffect(() => {
    if (!scripts || !isAllowed) return
    return whenCalm(() => {
      import('@/lib/late-scripts/start').then(
        ({ startLateScripts }) => startLateScripts(scripts),
        // Nobody misses them.
        () => undefined,
      )
    })
  }, [scripts, isAllowed, path, search])

  return null
}
