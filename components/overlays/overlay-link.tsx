'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import type { OverlayName, OverlayProps } from './registry'
import { openOverlay } from './store'

interface OverlayLinkProps<Name extends OverlayName> {
  overlay: Name
  props: OverlayProps[Name]
  /** where it leads without JavaScript, and in a new tab */
  href: string
  /** what a screen reader says, when it is not what the link shows */
  label?: string
  /** name of the place for the tour of the shop */
  tour?: string
  className: string
  children: ReactNode
}

/** A link that opens an overlay over the page. */
export function OverlayLink<Name extends OverlayName>(link: OverlayLinkProps<Name>) {
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
