'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { undoToast } from '@/components/toasts/undo'

/** In the place of a wish just taken off: the way to have it back, where the hand still is. */
export function RemovedWish({ name }: { name: string }) {
  const t = useTranslations('wishlist')
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex items-center justify-between gap-4 py-3 text-sm text-muted">
      <p className="line-clamp-2 min-w-0">{t('removedOf', { name })}</p>
      <button
        ref={undo}
        type="button"
        onClick={undoToast}
        className="min-h-11 shrink-0 px-2 font-semibold text-accent hover:underline"
      >
        {t('undo')}
      </button>
    </div>
  )
}
