'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useOverlay } from '../context'

/**
 * Focuses the element of `find` when `key` changes: the pressed element is gone with the previous view, and the focus would be lost.
 * Skipped on the first render, and when nothing is found.
 */
export function useFocusOnChange(key: unknown, find: () => HTMLElement | null | undefined): void {
  const shown = useRef(key)
  const focus = useEffectEvent(() => find()?.focus())
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    focus()
  }, [key])
}

/** Finds the title of the surrounding overlay, which takes the focus as on opening. */
export function useOverlayTitle(): () => HTMLElement | null {
  const { name } = useOverlay()
  return () => document.querySelector<HTMLElement>(`[data-overlay="${name}"]:not([data-leaving]) h2`)
}
