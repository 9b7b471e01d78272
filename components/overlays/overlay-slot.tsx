'use client'

import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { OverlayContext } from './context'
import type { OverlayTexts } from './overlay-host'
import { type OverlayName, overlayCode, type OverlayProps } from './registry'
import { closeOverlay, type OpenOverlay } from './store'
import { OverlayWaiting } from './waiting'

/** One open overlay: fetches its code, waits visibly when that takes long, and gives up with a toast when it fails. */
export function OverlaySlot<Name extends OverlayName>({
  overlay,
  texts,
}: {
  overlay: OpenOverlay<Name>
  texts: OverlayTexts
}) {
  const { name, props } = overlay
  const [loaded, setLoaded] = useState<{ Content: ComponentType<OverlayProps[Name]> } | null>(null)

  useEffect(() => {
    let isWanted = true
    overlayCode[name]().then(
      (code) => isWanted && setLoaded({ Content: code.default }),
      (failure: unknown) => {
        if (!isWanted) return
        closeOverlay(name)
        toast.failure('open', failure)
      },
    )
    return () => {
      isWanted = false
    }
  }, [name])

  const giveUp = (failure: unknown) => {
    closeOverlay(name)
    toast.failure('open', failure)
  }

  if (!loaded) return overlay.isLeaving ? null : <OverlayWaiting label={texts.loading} />
  return (
    <OverlayContext value={overlay}>
      <OverlayBoundary onError={giveUp}>
        <loaded.Content {...props} />
      </OverlayBoundary>
    </OverlayContext>
  )
}

/** An overlay that breaks closes; the page behind it stays. */
class OverlayBoundary extends Component<
  { onError: (failure: unknown) => void; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(failure: unknown) {
    this.props.onError(failure)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
