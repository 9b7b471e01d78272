'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { getServerToast, getToast, subscribeToast } from './toast'

export interface ToastTexts {
  close: string
  undo: string
  /** an error without words of its own */
  error: string
}

/** By then the page itself has what it needs, on a slow phone too. */
const REST_MS = 4_000

/**
 * The place of toasts, once in the shop's frame. How they look is fetched once the page has come to rest, as a message that there is no
 * connection must not need one; or with the first toast, if that is sooner.
 */
export function ToastHost({ texts }: { texts: ToastTexts }) {
  const isNeeded = useSyncExternalStore(subscribeToast, getToast, getServerToast) !== null
  const [view, setView] = useState<{ View: ComponentType<{ texts: ToastTexts }> } | null>(null)

  useEffect(() => {
    if (view) return
    const load = () =>
      void import('./toast-view').then(
        ({ ToastView }) => setView({ View: ToastView }),
        // Silent, there being no way to show a message: the next toast tries again, and the connection when it is back.
        () => undefined,
      )
    window.addEventListener('online', load)
    const timer = setTimeout(load, isNeeded ? 0 : REST_MS)
    return () => {
      window.removeEventListener('online', load)
      clearTimeout(timer)
    }
  }, [isNeeded, view])

  return view && <view.View texts={texts} />
}
