'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { dismissToast, getServerToast, getToast, subscribeToast } from './toast'

export interface ToastTexts {
  close: string
  undo: string
  /** an error without words of its own */
  error: string
  /** any failure, while the device has no network and the words for it have not arrived */
  offline: string
}

/** By then the page itself has what it needs, on a slow phone too. */
const REST_MS = 4_000
const BARE_MS = 6_000

/**
 * The place of toasts, once in the shop's frame. How they look is fetched once the page has come to rest, as a message that there is no
 * connection must not need one; or with the first toast, if that is sooner. Until then an error is its bare words: what tells of a failure
 * is there before anything can fail.
 */
export function ToastHost({ texts }: { texts: ToastTexts }) {
  const toast = useSyncExternalStore(subscribeToast, getToast, getServerToast)
  const isNeeded = toast !== null
  const [view, setView] = useState<{ View: ComponentType<{ texts: ToastTexts }> } | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (view) return
    const load = () =>
      void import('./toast-view').then(
        ({ ToastView }) => setView({ View: ToastView }),
        // The next toast tries again, and the connection when it is back.
        () => setFailed(true),
      )
    window.addEventListener('online', load)
    const timer = setTimeout(load, isNeeded ? 0 : REST_MS)
    return () => {
      window.removeEventListener('online', load)
      clearTimeout(timer)
    }
  }, [isNeeded, view])

  // Without the view there is no clock: each toast stands for a while of its own.
  useEffect(() => {
    if (view || !hasFailed || !toast) return
    const timer = setTimeout(dismissToast, BARE_MS, false)
    return () => clearTimeout(timer)
  }, [view, hasFailed, toast])

  if (view) return <view.View texts={texts} />
  return (
    toast?.kind === 'error' && (
      <p role="alert" className="toast toast-bare">
        {toast.message || (navigator.onLine ? texts.error : texts.offline)}
      </p>
    )
  )
}
