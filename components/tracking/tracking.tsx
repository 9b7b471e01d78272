'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { watchClicks } from '@/lib/client/tracking/clicks'
import { consent, serverConsent, subscribeConsent } from '@/lib/client/tracking/consent'
import { startTracker } from '@/lib/client/tracking/tracker'
import { configuredScripts } from '@/lib/late-scripts/configured'
import type { AddedToBagProps } from '@/components/bag/overlays'
import { getOverlays, type OpenOverlay, subscribeOverlays } from '@/components/overlays/store'
import { track } from '@/lib/client/tracking/track'
import { ConsentPrompt } from './consent-prompt'
import { onIdle } from '@/lib/client/browser/on-idle'

const isAdded = (overlay: OpenOverlay): overlay is OpenOverlay & { props: AddedToBagProps } =>
  overlay.name === 'added-to-bag'

/** A visit by an affiliate's link: counts it, and says that it was one. */
const arrive = (search: string): void =>
  void import('@/components/affiliate/arrival').then(
    ({ arriveByLink }) => arriveByLink(search),
    // Without its code the visit is not counted; the claim is in the cookies already, unless an earlier affiliate has one.
    () => undefined,
  )

type Scripts = ReturnType<typeof configuredScripts>

/**
 * Tracks page views and actions, and loads third-party scripts once they are allowed (docs/decisions/0017-tracking.md). Loaded after the
 * page, in the browser only.
 */
export function Tracking() {
  const [scripts] = useState(configuredScripts)
  useEffect(() => {
    startTracker(scripts !== null)
    const stops = [watchClicks(), watchBag()]
    const { search } = window.location
    if (/[?&]affiliate_code=/.test(search)) stops.push(onIdle(() => arrive(search)))
    return () => stops.forEach((stop) => stop())
  }, [scripts])
  return (
    <>
      <Suspense fallback={null}>
        <PageWatch scripts={scripts} />
      </Suspense>
      <ConsentPrompt hasOthers={scripts !== null} />
    </>
  )
}

/** Tracks navigations. */
function PageWatch({ scripts }: { scripts: Scripts }) {
  const path = usePathname()
  const search = useSearchParams().toString()
  const isAllowed = useSyncExternalStore(subscribeConsent, consent, serverConsent) === 'yes'

  useEffect(() => {
    startTracker(scripts !== null).see(path, search)
    if (!scripts?.chat) return
    import('@/lib/late-scripts/chat').then(
      ({ placeChat }) => placeChat(path),
      // Without its code there is no chat to be placed.
      () => undefined,
    )
  }, [scripts, path, search])

  useEffect(() => {
    if (!scripts || !isAllowed) return
    return onIdle(() => {
      import('@/lib/late-scripts/start').then(
        ({ startLateScripts }) => startLateScripts(scripts),
        // Third-party scripts are optional.
        () => undefined,
      )
    })
  }, [scripts, isAllowed, path, search])

  return null
}

/** Tracks goods that were added to the bag. */
async function trackAdded(lineId: string, quantity: number): Promise<void> {
  const { bagSettled } = await import('@/lib/client/bag/bag')
  const line = (await bagSettled())?.lines.find(({ id }) => id === lineId)
  if (line) track('add_to_bag', 'product', line.product_id, { combination_id: line.combination_id, quantity })
}

/** Every addition to the bag opens the same confirmation overlay, so that is what is watched. Returns a stop function. */
function watchBag(): () => void {
  const reported = new WeakSet<object>()
  return subscribeOverlays(() => {
    for (const { props } of getOverlays().filter(isAdded)) {
      if (reported.has(props)) continue
      reported.add(props)
      // Without the bag's code there is no bag to track.
      trackAdded(props.lineId, props.quantity).catch(() => undefined)
    }
  })
}
