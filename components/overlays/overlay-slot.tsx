'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { Texts } from '@/components/ui/texts'
import { OverlayContext, type OwnOverlay } from './context'
import type { OverlayDeclaration } from './declaration'
import type { OverlayTexts } from './overlay-host'
import { loadTexts } from './load-texts'
import { closeOverlay } from './store'
import { OverlayWaiting } from './overlay-waiting'

interface OverlaySlotProps<Props extends object> {
  declared: OverlayDeclaration<Props>
  props: Props
  overlay: OwnOverlay
  texts: OverlayTexts
}

/** One open overlay: fetches its code and texts, waits visibly when that takes long, and gives up with a toast when it fails. */
export function OverlaySlot<Props extends object>({
  declared,
  props,
  overlay,
  texts,
}: OverlaySlotProps<Props>) {
  const [loaded, setLoaded] = useState<{
    Content: (props: Props) => ReactNode
    messages: AbstractIntlMessages
  } | null>(null)

  useEffect(() => {
    let isWanted = true
    Promise.all([declared.load(), loadTexts(declared.texts)]).then(
      ([code, messages]) => isWanted && setLoaded({ Content: code.default, messages }),
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
        <Texts messages={loaded.messages}>
          <loaded.Content {...props} />
        </Texts>
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
