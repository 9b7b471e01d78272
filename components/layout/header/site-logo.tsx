import Link from 'next/link'
import { site } from '@/lib/site'

/** The shop's name in its display face, linked to Home. */
export function SiteLogo({ className = '' }: { className?: string }) {
  return (
    <Link
      href="/"
      className={`inline-flex min-h-11 items-center font-display leading-none tracking-tight text-accent ${className}`}
    >
      {site.name}
    </Link>
  )
}
