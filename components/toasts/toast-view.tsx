'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { failureSentence } from '@/lib/client/failure'
import { holdToast, releaseToast, timeToasts } from './toast-timer'
import { dismissToast, getServerToast, getToast, type Toast, type ToastKind, subscribeToast } from './toast'
import { undoToast } from './undo'
import type { ToastTexts } from './toast-host'

const ICONS = { error: 'circle-alert', show: 'check', notif: 'info', rollback: 'rotate-ccw' } as const

const ICON_TONES: Record<ToastKind, string> = {
  error: 'text-sale',
  show: 'text-success',
  notif: 'text-accent',
  rollback: 'text-accent',
}

/** Container of a toast: the topmost open dialog, as everything else is inert, or the page. */
const reachablePlace = () =>
  Array.from(document.querySelectorAll('dialog[open]:not([data-leaving])')).at(-1) ?? document.body

/** Dialogs open and close a moment after the overlay store changes. */
function subscribePlace(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'data-leaving'],
  })
  return () => observer.disconnect()
}

const nowhere = () => null

/** The toast at the top centre. Its live regions are rendered empty first, so that screen readers announce the text. */
export function ToastView({ texts }: { texts: ToastTexts }) {
  const toast = useSyncExternalStore(subscribeToast, getToast, getServerToast)
  const place = useSyncExternalStore(subscribePlace, reachablePlace, nowhere)
  useEffect(timeToasts, [])
  if (!place) return null
  const card = toast && <ToastCard key={toast.key} toast={toast} texts={texts} />
  return createPortal(
    <div className="toasts pointer-events-none fixed z-50 flex justify-center">
      <div role="status">{toast?.kind !== 'error' && card}</div>
      <div role="alert">{toast?.kind === 'error' && card}</div>
    </div>,
    place,
  )
}

const sentenceOf = ({ message, failed }: Toast) =>
  failed ? failureSentence(failed.doing, failed.failure) : message

function ToastCard({ toast, texts }: { toast: Toast; texts: ToastTexts }) {
  const icon = ICONS[toast.kind]
  // Evaluated once: by the next render the network may be back.
  const [sentence] = useState(() => sentenceOf(toast) || texts.error)
  // A removed element fires neither leave nor blur.
  useEffect(
    () => () => {
      releaseToast('pointer')
      releaseToast('focus')
    },
    [],
  )
  return (
    <div
      className="toast pointer-events-auto flex max-w-md items-center gap-3 rounded-md border border-line bg-paper py-1 pr-1 pl-4 text-ink shadow-float"
      onPointerEnter={() => holdToast('pointer')}
      onPointerLeave={() => releaseToast('pointer')}
      onFocus={() => holdToast('focus')}
      onBlur={() => releaseToast('focus')}
    >
      <Icon name={icon} size={20} className={`shrink-0 ${ICON_TONES[toast.kind]}`} />
      {/* Without the item's name: a long name would hide the page. */}
      <p className={`my-2 text-sm ${toast.kind === 'rollback' ? 'line-clamp-2' : ''}`}>{sentence}</p>
      {toast.kind === 'rollback' && (
        <button
          type="button"
          onClick={undoToast}
          className="min-h-11 shrink-0 px-2 text-sm font-semibold text-accent hover:underline"
        >
          {texts.undo}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.close}
        onClick={() => dismissToast()}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon name="x" />
      </button>
    </div>
  )
}
