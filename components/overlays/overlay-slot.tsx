'use client'

import type { AbstractIntlMessages } from 'next-intl'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { toast } from '@/components/toasts/toast'
import { Texts } from '@/components/ui/texts'
import { codeInTime } from '@/lib/client/code-in-time'
import type { Namespace } from '@/messages/all'
import overlay from '@/messages/vi/overlay.json'
import { OverlayContext, type OwnOverlay } from './context'
import type { OverlayDeclaration } from './declaration'
import type { OverlayTexts } from './overlay-host'
import { closeOverlay } from './store'
import { OverlayWaiting } from './overlay-waiting'

const isTexts = (file: unknown): file is { default: AbstractIntlMessages } =>
  typeof file === 'object' && file !== null && 'default' in file

interface OverlaySlotProps<Props extends object> {
  declared: OverlayDeclaration<Props>
  props: Props
  overlay: OwnOverlay
  texts: OverlayTexts
}

/** One open overlay: loads its code and texts, shows a spinner when that takes long, and closes with a toast when it fails. */
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
    codeInTime(() => Promise.all([declared.load(), loadTexts(declared.texts)])).then(
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

/** An overlay that throws is closed; the page stays. */
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

async function load(namespace: Namespace): Promise<[string, AbstractIntlMessages]> {
  const file: unknown = await import(`../../messages/vi/${namespace}.json`)
  if (!isTexts(file)) throw new Error(`no texts in ${namespace}.json`)
  return [namespace, file.default]
}

/** Loads the texts an overlay declares; those of the frame are present. @throws when one of the files does not come */
async function loadTexts(namespaces: readonly Namespace[]): Promise<AbstractIntlMessages> {
  return { overlay, ...Object.fromEntries(await Promise.all(namespaces.map(load))) }
}
