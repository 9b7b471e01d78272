'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { openOverlay } from '@/components/overlays/store'

/** Opens the drawer of categories; without JavaScript it leads to their page. */
export function CategoryMenuLink({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <Link
      href="/categories"
      prefetch={false}
      aria-label={label}
      aria-haspopup="dialog"
      data-tour="menu"
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openOverlay('category-menu', { from: 'header' })
      }}
    >
      {children}
    </Link>
  )
}
