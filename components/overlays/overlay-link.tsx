'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import type { OverlayDeclaration } from './declaration'
import { openOverlay } from './store'

interface OverlayLinkProps<Props extends object> {
  overlay: OverlayDeclaration<Props>
  props: Props
  /** address without JavaScript and in a new tab */
  href: string
  /** screen reader label, when it differs from the content */
  label?: string
  /** anchor for the tour */
  tour?: string
  className: string
  children: ReactNode
}

/** The props left open by a link to a given overlay. */
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
