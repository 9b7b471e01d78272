'use client'

import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

interface SettingsLinkProps {
  icon: IconName
  label: string
  /** its current value */
  note?: string
  /** the address it links to */
  href?: string
  isDownload?: boolean
  onOpen?: () => void
  /** its anchor for a tour */
  tour?: string
}

const LINE = 'flex min-h-12 w-full items-center gap-3 px-5 text-left hover:bg-sand'

/** One line of a list of links. */
export function SettingsLink({
  icon,
  label,
  note,
  href,
  isDownload = false,
  onOpen,
  tour,
}: SettingsLinkProps) {
  const content = (
    <>
      <Icon name={icon} size={20} className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1">{label}</span>
      {note && <span className="min-w-0 truncate text-sm text-muted">{note}</span>}
      <Icon name="chevron-right" className="shrink-0 text-muted" />
    </>
  )
  if (href === undefined) {
    return (
      <li data-tour={tour}>
        <button type="button" onClick={onOpen} className={LINE}>
          {content}
        </button>
      </li>
    )
  }
  return (
    <li data-tour={tour}>
      {isDownload ? (
        <a href={href} download className={LINE}>
          {content}
        </a>
      ) : (
        <Link href={href} prefetch={false} className={LINE}>
          {content}
        </Link>
      )}
    </li>
  )
}
