'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { Progress } from '../state/answers'
import { leaveDraft, writeDraft } from './draft'
import { PROGRESS_PART } from './parts'

/** Typing is saved after a pause of this length. */
const PAUSE_MS = 250

/**
 * Saves the progress as a draft: after a pause in typing, at once when the step changes, and when the page or the overlay goes away. The
 * returned function stops it for good: the review is sent.
 */
export function useSaving(key: string, progress: Progress): () => void {
  const unsaved = useRef<Progress | null>(null)
  const shown = useRef(progress)
  const isStopped = useRef(false)
  const save = useEffectEvent(() => {
    if (unsaved.current === null || isStopped.current) return
    void writeDraft(key, { [PROGRESS_PART]: unsaved.current })
    unsaved.current = null
  })

  const leaveUnsaved = useEffectEvent(() => {
    if (unsaved.current !== null && !isStopped.current) leaveDraft(key, { [PROGRESS_PART]: unsaved.current })
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
    const leave = () => {
      leaveUnsaved()
      save()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return () => {
    isStopped.current = true
  }
}
