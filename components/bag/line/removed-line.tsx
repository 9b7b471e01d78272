'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { undoToast } from '@/components/toasts/undo'
import type { GoodsView } from '@/domain/bag/view'

/** Stands in place of a line just removed: offers undo. */
export function RemovedLine({ line: { id, name } }: { line: GoodsView & { id: string } }) {
  const t = useTranslations('bag')
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    undo.current?.focus({ preventScroll: true })
    // Scrolls it out from under the toast; an element in view does not move.
    undo.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div data-removed={id} className="flex items-center justify-between gap-4 py-3 text-sm text-muted">
      <p className="line-clamp-2 min-w-0">{t('removed', { name })}</p>
      <button
        ref={undo}
        type="button"
        onClick={undoToast}
        className="min-h-11 shrink-0 scroll-mt-28 scroll-mb-28 px-2 font-semibold text-accent hover:underline"
      >
        {t('undo')}
      </button>
    </div>
  )
}
