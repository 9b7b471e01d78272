'use client'

import { Component, type ReactNode, useEffect, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { OverlayContext, type OwnOverlay } from './context'
import type { OverlayDeclaration } from './declaration'
import type { OverlayTexts } from './overlay-host'
import { closeOverlay } from './store'
import { OverlayWaiting } from './waiting'

interface OverlaySlotProps<Props extends object> {
  declared: OverlayDeclaration<Props>
  props: Props
  overlay: OwnOverlay
  texts: OverlayTexts
}

/** One open overlay: fetches its code, waits visibly when that takes long, and gives up with a toast when it fails. */
export function OverlaySlot<Props extends object>({
  declared,
  props,
  overlay,
  texts,
}: OverlaySlotProps<Props>) {
  const [loaded, setLoaded] = useState<{ Content: (props: Props) => ReactNode } | null>(null)

  useEffect(() => {
    let isWanted = true
    declared.load().then(
      (code) => isWanted && setLoaded({ Content: code.default }),
      (failure: unknown) => {
        if (!isWanted) return
        closeOverlay(declared)
        toast.failure('open', failure)
      },
    )
    return () => {
      isWanted = false
    }
  }, [declared])

  const giveUp = (failure: unknown) => {
    closeOverlay(declared)
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
