import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

interface SectionProps {
  title: string
  /** a short line above the title */
  eyebrow?: string
  /** link to the full list */
  href?: string
  linkLabel?: string
  children: ReactNode
}

/**
 * A titled section of a page. Uses aria-label instead of a reference to the title: hidden pages stay in the document, and generated ids
 * repeat among them.
 */
export function Section({ title, eyebrow, href, linkLabel, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className="section-head">
        <div>
          {eyebrow && <p className="mb-1 text-sm text-accent">{eyebrow}</p>}
          <h2 className="section-title">{title}</h2>
        </div>
        {href && linkLabel && (
          <Link href={href} prefetch={false} className="section-link">
            {linkLabel}
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
