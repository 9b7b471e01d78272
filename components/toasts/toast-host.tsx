'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { dismissToast, getServerToast, getToast, subscribeToast } from './toast'

export interface ToastTexts {
  close: string
  undo: string
  /** text of an error without a message */
  error: string
  /** text of any failure while the device is offline and the others are not loaded */
  offline: string
}

/** By then the page and what it loads on idle are there, on a slow phone too. */
const REST_MS = 6_000
const BARE_MS = 6_000

/**
 * Host of toasts, once in the shop's frame. Their view is loaded when the page is idle, as an offline message must not need the network, or
 * with the first toast. Until then an error is plain text, so that failures are visible from the start.
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
        // Retried by the next toast, and when the network is back.
        () => setFailed(true),
      )
    window.addEventListener('online', load)
    const timer = setTimeout(load, isNeeded ? 0 : REST_MS)
    return () => {
      window.removeEventListener('online', load)
      clearTimeout(timer)
    }
  }, [isNeeded, view])

  // Without the view there is no timer: each toast has a fixed duration.
  useEffect(() => {
    if (view || !hasFailed || !toast) return
    const timer = setTimeout(dismissToast, BARE_MS, false)
    return () => clearTimeout(timer)
  }, [view, hasFailed, toast])

  if (view) return <view.View texts={texts} />
  return (
    toast &&
    (toast.kind === 'error' || hasFailed) && (
      <p role="alert" className="toast toast-bare">
        {toast.message || (navigator.onLine ? texts.error : texts.offline)}
      </p>
    )
  )
}
