'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { getServerToast, getToast, subscribeToast } from './toast'

export interface ToastTexts {
  close: string
  undo: string
  /** an error without words of its own */
  error: string
}

/** The place of toasts, once in the shop's frame; how they look is fetched with the first one. */
export function ToastHost({ texts }: { texts: ToastTexts }) {
  const isNeeded = useSyncExternalStore(subscribeToast, getToast, getServerToast) !== null
  const [view, setView] = useState<{ View: ComponentType<{ texts: ToastTexts }> } | null>(null)

  useEffect(() => {
    if (!isNeeded || view) return
    import('./toast-view').then(
      ({ ToastView }) => setView({ View: ToastView }),
      // Without a network there is no way left to show a message: silent, the next toast tries again.
      () => undefined,
    )
  }, [isNeeded, view])

  return view && <view.View texts={texts} />
}
