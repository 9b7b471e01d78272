'use client'

import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { bagHint, serverBagHint, subscribeBagHint } from '@/lib/client/bag/bag-hint'

export interface BagEntryProps {
  /** header: icon and label in a row; bar: icon only; menu: icon above label */
  place: 'header' | 'bar' | 'menu'
  /** `filled` contains {count} */
  texts: { bag: string; filled: string }
}

/** The largest number that fits into the badge. */
const MOST_SHOWN = 99

/** Link to the bag, with the number of pieces once the browser knows it. The badge overlaps the icon, so that nothing moves. */
export function BagEntry({ place, texts }: BagEntryProps) {
  const pieces = useSyncExternalStore(subscribeBagHint, bagHint, serverBagHint)
  return (
    <Link
      href="/order"
      prefetch={false}
      aria-label={pieces > 0 ? texts.filled.replace('{count}', String(pieces)) : texts.bag}
      data-place={place === 'menu' ? 'bag' : undefined}
      className={`entry-${place}`}
    >
      <span className="relative">
        <Icon name="shopping-bag" size={place === 'bar' ? 22 : 20} />
        {pieces > 0 && (
          <span className="absolute -top-2 -right-[8px] grid h-[min(1.125rem,22px)] min-w-[min(1.125rem,22px)] place-items-center rounded-full bg-accent px-1 text-[min(0.75rem,15px)] leading-none font-semibold text-white">
            {pieces > MOST_SHOWN ? `${MOST_SHOWN}+` : pieces}
          </span>
        )}
      </span>
      {place !== 'bar' && <span className="entry-label">{texts.bag}</span>}
    </Link>
  )
}
