'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'

interface CardLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link that prefetches its page on hover, touch or focus. A listing has too many links to prefetch all in view over a poor network. */
export function CardLink({ href, className, children }: CardLinkProps) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  return (
    <Link
      href={href}
      prefetch={isWanted ? null : false}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
      className={className}
    >
      {children}
    </Link>
  )
}
