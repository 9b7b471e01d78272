'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { toast } from '@/components/toasts/toast'
import { Icon } from '@/components/ui/icon'
import { searchPath } from '@/lib/pages/routes'
import { Part } from './discovery-view'
import { useRecentSearches } from './use-recent-searches'

/** The visitor's last searches, each removable, or all at once; renders nothing without any. */
export function RecentSearches() {
  const t = useTranslations('search')
  const { searches, forget, forgetAll } = useRecentSearches()
  const list = useRef<HTMLUListElement>(null)
  if (searches.length === 0) return null

  const reportFailure = (removal: Promise<void>) => {
    removal.catch(() => toast.error(t('removeFailed')))
    // The focused button is gone: moves the focus within the searches.
    list.current?.querySelector('a')?.focus()
  }
  return (
    <Part
      title={t('recent')}
      aside={
        <button
          type="button"
          className="-my-2 min-h-11 text-sm text-accent underline-offset-4 hover:underline"
          onClick={() => reportFailure(forgetAll())}
        >
          {t('clear')}
        </button>
      }
    >
      <ul ref={list}>
        {searches.map((search) => (
          <li key={search._id} className="flex items-center gap-2">
            <Link
              href={searchPath(search.keyword)}
              prefetch={false}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-sm hover:text-accent"
            >
              <Icon name="history" className="shrink-0 text-muted" />
              <span className="truncate">{search.keyword}</span>
            </Link>
            <button
              type="button"
              aria-label={t('remove', { keyword: search.keyword })}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
              onClick={() => reportFailure(forget(search))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </Part>
  )
}
