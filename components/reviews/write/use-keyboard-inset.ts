'use client'

import { type RefObject, useEffect } from 'react'

/** Below this it is the browser's own bars that come and go. */
const LEAST_PX = 80

/**
 * Lifts the dialog around an element above the software keyboard, which covers the lower part of the page without resizing it: the button
 * that goes on stays in view while one types, and what fits above the keyboard is known as --visible-height. Not while the page is zoomed.
 */
export function useKeyboardInset(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const dialog = inside.current?.closest('dialog')
    if (!viewport || !dialog) return
    const lift = () => {
      const hidden = window.innerHeight - viewport.height - viewport.offsetTop
      const isCovered = viewport.scale === 1 && hidden > LEAST_PX
      dialog.style.bottom = isCovered ? `${hidden}px` : ''
      if (isCovered) dialog.style.setProperty('--visible-height', `${viewport.height}px`)
      else dialog.style.removeProperty('--visible-height')
    }
    viewport.addEventListener('resize', lift)
    viewport.addEventListener('scroll', lift)
    return () => {
      viewport.removeEventListener('resize', lift)
      viewport.removeEventListener('scroll', lift)
    }
  }, [inside])
}
