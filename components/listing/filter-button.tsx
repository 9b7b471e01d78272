'use client'

import { SlidersHorizontal } from 'lucide-react'
import { openOverlay } from '@/components/overlays/store'
import type { FilterSheetProps } from './filter-sheet'

interface FilterButtonProps {
  label: string
  /** the filters on the page itself, for those without JavaScript */
  anchor: string
  sheet: FilterSheetProps
}

/** Opens the filters on a phone. */
export function FilterButton({ label, anchor, sheet }: FilterButtonProps) {
  return (
    <a
      href={`#${anchor}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        openOverlay('listing-filters', sheet)
      }}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-ink/25 px-4 text-sm font-semibold hover:border-ink desktop:hidden"
    >
      <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} />
      {label}
    </a>
  )
}
