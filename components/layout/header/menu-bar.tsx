'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { followedPath } from '@/lib/client/browser/followed-path'
import type { MenuPanels } from './load-menu-panels'

/** Path, name and, for one that is not always in the bar, the header's width in rem from which it is. */
export type MenuEntry = readonly [path: string, name: string, fromRem?: number]

interface MenuBarProps {
  label: string
  entries: readonly MenuEntry[]
  /** the entry whose panel has the rest */
  more: MenuEntry
  /** the entry at the end, without a panel */
  aside: MenuEntry
}

/**
 * The menu's landmark. Its panels are loaded when a pointer moves over the header or the focus comes to it, and open on hover and focus by CSS alone; a
 * click or Escape closes them, also those held open by hover (WCAG 1.4.13). Plain links navigate without a page load.
 */
export function MenuBar({ label, entries, more, aside }: MenuBarProps) {
  const nav = useRef<HTMLElement>(null)
  const router = useRouter()
  const [panels, setPanels] = useState<MenuPanels | null>(null)
  const setAway = (isAway: boolean) => nav.current?.toggleAttribute('data-away', isAway)

  useEffect(() => {
    const header = nav.current?.closest('header')
    if (!header || panels) return
    const load = () =>
      void import('./load-menu-panels')
        .then(({ loadMenuPanels }) => loadMenuPanels())
        // Without its panels the menu still leads to the pages that list the same; the next move tries again.
        .then(setPanels, () => undefined)
    if (header.matches(':focus-within')) load()
    // Not `pointerenter`: a page that loads below a resting pointer has not been turned to.
    header.addEventListener('pointermove', load)
    header.addEventListener('focusin', load)
    return () => {
      header.removeEventListener('pointermove', load)
      header.removeEventListener('focusin', load)
    }
  }, [panels])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') nav.current?.setAttribute('data-away', '')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const entry = ([path, name, fromRem]: MenuEntry, hasArrow = false) => (
    <li key={path} data-from={fromRem}>
      <a href={path}>
        {name}
        {hasArrow && <Icon name="chevron-down" size={16} className="ml-1" />}
      </a>
      {panels?.has(path) && (
        <div className="menu-panel">
          <div className="container-page" dangerouslySetInnerHTML={{ __html: panels.get(path) ?? '' }} />
        </div>
      )}
    </li>
  )
  return (
    <nav
      ref={nav}
      aria-label={label}
      data-tour="menu"
      className="menu-bar"
      onClick={(event) => {
        const path = followedPath(event)
        if (path === null) return
        setAway(true)
        event.preventDefault()
        router.push(path)
      }}
      onPointerLeave={() => setAway(false)}
      onFocus={() => setAway(false)}
    >
      <ul className="container-page">
        {entries.map((one) => entry(one))}
        {entry(more, true)}
        <li>
          <a href={aside[0]}>{aside[1]}</a>
        </li>
      </ul>
    </nav>
  )
}
