'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'

/** Whether the page before this one was the shop's too. The Navigation API sees our own entries only; older browsers know where one came from. */
function cameFromShop(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack
  return document.referrer.startsWith(`${location.origin}/`)
}

/** Goes back to where the shopper came from within the shop; for one who came from elsewhere it is a link up. */
export function BackButton({ label, fallbackHref }: { label: string; fallbackHref: string }) {
  const router = useRouter()
  return (
    <Link
      href={fallbackHref}
      prefetch={false}
      aria-label={label}
      className="grid size-11 place-items-center rounded-full"
      onClick={(event) => {
        if (!cameFromShop()) return
        event.preventDefault()
        router.back()
      }}
    >
      <ArrowLeft aria-hidden size={22} strokeWidth={1.5} />
    </Link>
  )
}
