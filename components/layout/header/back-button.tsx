'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

/** Whether the previous page was of the shop. The Navigation API sees own entries only; older browsers tell by the referrer. */
function cameFromShop(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack
  return document.referrer.startsWith(`${location.origin}/`)
}

interface BackButtonProps {
  label: string
  fallbackHref: string
  children: ReactNode
}

/** Goes back to the previous page of the shop; for visitors from elsewhere it is a link to the parent page. */
export function BackButton({ label, fallbackHref, children }: BackButtonProps) {
  const router = useRouter()
  return (
    <Link
      href={fallbackHref}
      prefetch={false}
      aria-label={label}
      className="entry-bar"
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
