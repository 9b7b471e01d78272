'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from '@/components/toasts/toast'
import { codeInTime } from '@/lib/client/code-in-time'
import { closeOverlaysAbove, getOverlays, getServerOverlays, subscribeOverlays } from './store'
import { OverlayWaiting } from './overlay-waiting'

export interface OverlayTexts {
  loading: string
}

const loadStage = () => import('./overlay-stage')

/**
 * Opens over the page what links drawn by the server lead to: the article of a `HelpLink`, the authenticity check of a `CheckLink`. The links
 * are plain HTML; without JavaScript and in a new tab they lead to a page. Returns the function that stops it.
 */
function watchServedLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-help],a[data-check]')
        : null
    if (!link) return
    event.preventDefault()
    codeInTime(() => import('./links/open-served-link')).then(
      ({ openServedLink }) => openServedLink(link),
      (failure: unknown) => toast.failure('open', failure),
    )
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

  useEffect(watchServedLinks, [])

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
