'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { helpArticleOverlay } from '@/components/help/overlays'
import { toast } from '@/components/toasts/toast'
import { codeInTime } from '@/lib/client/code-in-time'
import { closeOverlaysAbove, getOverlays, getServerOverlays, openOverlay, subscribeOverlays } from './store'
import { OverlayWaiting } from './overlay-waiting'

export interface OverlayTexts {
  loading: string
}

const loadStage = () => import('./overlay-stage')

/**
 * Opens the article of a `HelpLink` over the page. The links are plain HTML; without JavaScript and in a new tab they lead to the
 * article's page. Returns the function that stops it.
 */
function watchHelpLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-help]') : null
    if (!link) return
    event.preventDefault()
    openOverlay(helpArticleOverlay, { href: link.pathname })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Host of all overlays, once in the shop's frame. Until the first one opens it is little more than a subscription. */
export function OverlayHost({ texts }: { texts: OverlayTexts }) {
  const isNeeded = useSyncExternalStore(subscribeOverlays, getOverlays, getServerOverlays).length > 0
  const [stage, setStage] = useState<{ Stage: ComponentType<{ texts: OverlayTexts }> } | null>(null)

  useEffect(() => {
    if (!isNeeded || stage) return
    codeInTime(loadStage).then(
      ({ OverlayStage }) => setStage({ Stage: OverlayStage }),
      (failure: unknown) => {
        closeOverlaysAbove(0)
        toast.failure('open', failure)
      },
    )
  }, [isNeeded, stage])

  useEffect(watchHelpLinks, [])

  // Hovering a button that opens an overlay is the moment to load its code.
  useEffect(() => {
    const onApproach = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[aria-haspopup="dialog"]')) return
      // A failure is silent: opening tries again and reports.
      loadStage().catch(() => undefined)
    }
    const approaches = ['pointerover', 'pointerdown', 'focusin']
    approaches.forEach((type) => document.addEventListener(type, onApproach, { passive: true }))
    return () => approaches.forEach((type) => document.removeEventListener(type, onApproach))
  }, [])

  if (stage) return <stage.Stage texts={texts} />
  return isNeeded ? <OverlayWaiting label={texts.loading} /> : null
}
