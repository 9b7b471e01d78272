'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

/** Whether the page before this one was the shop's too. The Navigation API sees our own entries only; older browsers know where one came from. */
function cameFromShop(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack
  return document.referrer.startsWith(`${location.origin}/`)
}

interface BackButtonProps {
  label: string
  fallbackHref: string
  children: ReactNode
}

/** Goes back to where the shopper came from within the shop; for one who came from elsewhere it is a link up. */
export function BackButton({ label, fallbackHref, children }: BackButtonProps) {
  const router = useRouter()
  return (
    <Link
      href={fallbackHref}
      prefetch={false}
      aria-label={label}
      className="grid size-[44px] shrink-0 place-items-center rounded-full"
      onClick={(event) => {
        if (!cameFromShop()) return
        event.preventDefault()
        router.back()
      }}
    >
      {children}
    </Link>
  )
}
