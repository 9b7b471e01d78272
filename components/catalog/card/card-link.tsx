'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'

interface CardLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/**
 * A link that loads its page ahead once a shopper turns to it: pointer over it, finger down, focus on it. A listing has too many links
 * to load all that come into view over a patchy network.
 */
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
