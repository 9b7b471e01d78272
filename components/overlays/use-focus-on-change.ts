'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { useOverlay } from './context'

/**
 * Puts the focus where `find` says when `key` changes: what was pressed is gone with the view before, and the focus would fall out of
 * reach of keyboards and screen readers. Leaves it alone on first sight, and when nothing is found.
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

/** Finds the title of the overlay one is in, which takes the focus as it does when the overlay opens. */
export function useOverlayTitle(): () => HTMLElement | null {
  const { name } = useOverlay()
  return () => document.querySelector<HTMLElement>(`[data-overlay="${name}"]:not([data-leaving]) h2`)
}
