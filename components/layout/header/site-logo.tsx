import Link from 'next/link'
import { site } from '@/lib/site'

/** The shop's name in its display face, linked to Home. */
export function SiteLogo({ className = '' }: { className?: string }) {
  return (
    <Link href="/" className={`site-logo ${className}`}>
      {site.name}
    </Link>
  )
}
