'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Progress } from '../state/answers'
import { writeDraft } from './draft'

/** Typing is saved after a pause of this length. */
const PAUSE_MS = 250

/** Part of a draft with the answers and the step. */
export const PROGRESS_PART = 'progress'

/**
 * Saves the progress as a draft: after a pause in typing, at once when the step changes, and when the page or the overlay goes away. Nothing is
 * saved any more once the review is sent.
 */
export function useSaving(key: string, progress: Progress, isSent: boolean): void {
  const unsaved = useRef<Progress | null>(null)
  const shown = useRef(progress)
  const save = useEffectEvent(() => {
    if (unsaved.current === null || isSent) return
    void writeDraft(key, { [PROGRESS_PART]: unsaved.current })
    unsaved.current = null
  })

  useEffect(() => {
    const before = shown.current
    if (before === progress) return
    shown.current = progress
    unsaved.current = progress
    if (before.step !== progress.step) {
      save()
      return
    }
    const timer = setTimeout(() => save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [progress])

  useEffect(() => {
    const flush = () => save()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
}
