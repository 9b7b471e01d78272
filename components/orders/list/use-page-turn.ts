'use client'

import { useLayoutEffect, useRef } from 'react'

/**
 * The list keeps its place while an order is open over it: the order begins at its top, and closing it leads back to where one was,
 * with the focus on the link one followed.
 */
export function usePageTurn(openId: string | null): void {
  const place = useRef(0)
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = openId
    if (openId !== null) {
      if (before !== openId) window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    if (before !== null) {
      window.scrollTo({ top: place.current, behavior: 'instant' })
      document
        .querySelector<HTMLElement>(`[data-order="${CSS.escape(before)}"]`)
        ?.focus({ preventScroll: true })
    }
    const onScroll = () => {
      place.current = window.scrollY
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [openId])
}
