'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { readWishlistSort, WISHLIST_SORTS, type WishlistSort } from '@/domain/wishlist/wishlist'

interface SortSelectProps {
  sort: WishlistSort
  onChange: (sort: WishlistSort) => void
}

/** In which order the wishes stand. */
export function SortSelect({ sort, onChange }: SortSelectProps) {
  const t = useTranslations('wishlist')
  return (
    <label className="relative flex items-center gap-2 text-sm">
      <span className="sr-only tablet:not-sr-only">{t('sort')}</span>
      <select
        value={sort}
        onChange={({ target }) => onChange(readWishlistSort(target.value))}
        className="min-h-11 appearance-none rounded-full border border-line-strong bg-paper pr-10 pl-4 text-base tablet:text-sm"
      >
        {WISHLIST_SORTS.map((option) => (
          <option key={option} value={option}>
            {t(`sorts.${option}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </label>
  )
}
