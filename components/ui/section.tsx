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
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 tablet:mb-7">
        <div>
          {eyebrow && <p className="mb-1 text-sm text-accent">{eyebrow}</p>}
          <h2 className="font-display text-xl font-normal text-balance tablet:text-2xl">{title}</h2>
        </div>
        {href && linkLabel && (
          <Link
            href={href}
            prefetch={false}
            className="group -my-2 flex min-h-11 shrink-0 items-center gap-1.5 text-sm underline-offset-4 hover:text-accent hover:underline"
          >
            {linkLabel}
            <Icon name="arrow-right" size={16} className="transition-transform group-hover:translate-x-0.5" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
