'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { openOverlay } from '@/components/overlays/store'

interface SearchLinkProps {
  label: string
  className: string
  children: ReactNode
}

/** Opens the search of the phone; without JavaScript it leads to its page. */
export function SearchLink({ label, className, children }: SearchLinkProps) {
  return (
    <Link
      href="/search"
      prefetch={false}
      aria-label={label}
      aria-haspopup="dialog"
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openOverlay('search', {})
      }}
    >
      {children}
    </Link>
  )
}
