'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import type { OverlayDeclaration } from './declaration'
import { openOverlay } from './store'

interface OverlayLinkProps<Props extends object> {
  overlay: OverlayDeclaration<Props>
  props: Props
  /** where it leads without JavaScript, and in a new tab */
  href: string
  /** what a screen reader says, when it is not what the link shows */
  label?: string
  /** name of the place for the tour of the shop */
  tour?: string
  className: string
  children: ReactNode
}

/** What a link to one certain overlay leaves open. */
export type LinkLooks = Omit<OverlayLinkProps<object>, 'overlay' | 'props'>

/** A link that opens an overlay over the page. For client components: the server cannot hand over a declaration. */
export function OverlayLink<Props extends object>(link: OverlayLinkProps<Props>) {
  return (
    <Link
      href={link.href}
      prefetch={false}
      aria-label={link.label}
      aria-haspopup="dialog"
      data-tour={link.tour}
      className={link.className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openOverlay(link.overlay, link.props)
      }}
    >
      {link.children}
    </Link>
  )
}
