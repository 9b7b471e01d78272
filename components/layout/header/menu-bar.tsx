'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

function closePanels(nav: HTMLElement | null) {
  nav?.setAttribute('data-away', '')
}

/**
 * The menu's landmark. Its plain links navigate without a page load; a click or Escape closes open panels, also those held open by hover
 * (WCAG 1.4.13).
 */
export function MenuBar({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  const router = useRouter()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closePanels(nav.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <nav
      ref={nav}
      aria-label={label}
      data-tour="menu"
      className="relative"
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (!link || !isPlainClick(event)) return
        closePanels(nav.current)
        if (event.defaultPrevented) return
        event.preventDefault()
        router.push(link.pathname + link.search)
      }}
      onPointerLeave={(event) => event.currentTarget.removeAttribute('data-away')}
      onFocus={(event) => event.currentTarget.removeAttribute('data-away')}
    >
      {children}
    </nav>
  )
}
