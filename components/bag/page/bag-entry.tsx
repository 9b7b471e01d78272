'use client'

import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import { bagHint, serverBagHint, subscribeBagHint } from '@/lib/client/bag/bag-hint'
import { ENTRY_LABEL } from '@/components/layout/header/entry-label'

export interface BagEntryProps {
  /** header: icon and label in a row; bar: icon only; menu: icon above label */
  place: 'header' | 'bar' | 'menu'
  /** `filled` contains {count} */
  texts: { bag: string; filled: string }
}

const LOOK: Record<BagEntryProps['place'], string> = {
  header: 'flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-accent',
  bar: 'grid size-[44px] shrink-0 place-items-center rounded-full',
  menu: 'grid min-h-[56px] content-center justify-items-center gap-0.5 text-xs whitespace-nowrap text-muted',
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
      className={LOOK[place]}
    >
      <span className="relative">
        <Icon name="shopping-bag" size={place === 'bar' ? 22 : 20} />
        {pieces > 0 && (
          <span className="absolute -top-2 -right-[8px] grid h-[min(1.125rem,22px)] min-w-[min(1.125rem,22px)] place-items-center rounded-full bg-accent px-1 text-[min(0.75rem,15px)] leading-none font-semibold text-white">
            {pieces > MOST_SHOWN ? `${MOST_SHOWN}+` : pieces}
          </span>
        )}
      </span>
      {place !== 'bar' && <span className={ENTRY_LABEL[place]}>{texts.bag}</span>}
    </Link>
  )
}
