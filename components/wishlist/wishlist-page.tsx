'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Pager } from '@/components/ui/pager'
import { pageCount } from '@/domain/pager'
import { changeAddressQuery } from '@/lib/client/browser/address-query'
import {
  readWishlistSort,
  WISHLIST_PAGE_SIZE,
  type WishlistSort,
  WISHLIST_SORTS,
} from '@/domain/wishlist/wishlist'
import { formatNumber } from '@/lib/format'
import { readPageNumber } from '@/lib/pages/routes'
import { undoToast } from '@/components/toasts/undo'
import { PriceNews } from './price-news'
import { useRemovals } from './use-removals'
import { useWishlist } from './use-wishlist'
import { WishRow } from './wish-row'
import { EmptyWishlist, WishlistFailed, WishlistSkeleton } from './wishlist-states'

const PATH = '/wishlist'

const hrefOf = (page: number, sort: WishlistSort) => {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (sort !== 'newest') query.set('sort', sort)
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

/** The member's wishes, five a page. Page and order are part of the address. */
export function WishlistPage({ memberId }: { memberId: number }) {
  const t = useTranslations('wishlist')
  const search = useSearchParams()
  const sort = readWishlistSort(search.get('sort'))
  const page = readPageNumber(search.get('page') ?? '1') ?? 1
  const { items, total, hasFailed, error, refresh } = useWishlist(memberId, sort, page)
  const removals = useRemovals(memberId, refresh)
  const top = useRef<HTMLParagraphElement>(null)
  const pages = pageCount(total, WISHLIST_PAGE_SIZE)

  // The last page lost its last wish, or the address names a page that does not exist.
  const isBeyond = items !== undefined && page > pages
  useEffect(() => {
    if (isBeyond) changeAddressQuery('replace', { page: pages > 1 ? String(pages) : null })
  }, [isBeyond, pages])

  if (hasFailed) return <WishlistFailed failure={error} onRetry={() => void refresh()} />
  if (!items || isBeyond) return <WishlistSkeleton />
  if (total === 0) return <EmptyWishlist />

  const turn = (to: number, event: MouseEvent) => {
    event.preventDefault()
    changeAddressQuery('push', { page: to > 1 ? String(to) : null })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p ref={top} tabIndex={-1} aria-live="polite" className="text-sm text-muted outline-none">
          {t('count', { count: formatNumber(total) })}
        </p>
        <SortSelect
          sort={sort}
          onChange={(next) =>
            changeAddressQuery('replace', { sort: next === 'newest' ? null : next, page: null })
          }
        />
      </div>
      <ul aria-label={t('list')} className="my-4 divide-y divide-line border-y border-line">
        {items
          .filter(({ combination_id }) => removals.of(combination_id) !== 'leaving')
          .map((item) => (
            <li key={item.combination_id}>
              {removals.of(item.combination_id) ? (
                <RemovedWish name={item.product?.name ?? t('goneName')} />
              ) : (
                <WishRow item={item} onRemove={() => removals.remove(item)} onMoved={refresh} />
              )}
            </li>
          ))}
      </ul>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          hrefOf={(to) => hrefOf(to, sort)}
          label={t('pages')}
          onNavigate={turn}
        />
      )}
      <PriceNews />
    </>
  )
}

/** Stands in place of a wish just removed: offers undo. */
function RemovedWish({ name }: { name: string }) {
  const t = useTranslations('wishlist')
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex items-center justify-between gap-4 py-3 text-sm text-muted">
      <p className="line-clamp-2 min-w-0">{t('removedOf', { name })}</p>
      <button
        ref={undo}
        type="button"
        onClick={undoToast}
        className="min-h-11 shrink-0 px-2 font-semibold text-accent hover:underline"
      >
        {t('undo')}
      </button>
    </div>
  )
}

interface SortSelectProps {
  sort: WishlistSort
  onChange: (sort: WishlistSort) => void
}

/** The order of the wishes. */
function SortSelect({ sort, onChange }: SortSelectProps) {
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
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </label>
  )
}
