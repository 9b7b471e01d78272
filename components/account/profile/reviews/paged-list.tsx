'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { focusFirst, focusPlacesAround } from '@/components/overlays/focus/return-focus'
import { Pager } from '@/components/ui/pager'
import type { Page } from '@/domain/envelope'
import { pageCount } from '@/domain/pager'
import type { Address } from '@/lib/client/api-types'
import { usePage } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'
import { LoadedPage } from './loaded-page'
import { reviewsPlace } from './member-reviews'

const PER_PAGE = 10

interface PagedListProps<T> {
  userId: number
  /** address of a part of the list */
  addressOf: (query: ReturnType<typeof listQuery>) => Address<Page<T>> | null
  /** shown when the list is empty */
  empty: ReactNode
  /** above the list */
  lead?: (total: number) => ReactNode
  keyOf: (item: T) => string | number
  children: (item: T) => ReactNode
}

/** A list of the profile, ten a page. */
export function PagedList<T>({ userId, addressOf, empty, lead, keyOf, children }: PagedListProps<T>) {
  const t = useTranslations('profile.written')
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const answer = usePage(addressOf(listQuery({ skip: (page - 1) * PER_PAGE, limit: PER_PAGE })), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  const { data, isLoading } = answer
  const pages = pageCount(data?.total ?? 0, PER_PAGE)
  // The last item of the last page was removed.
  if (data && !isLoading && page > 1 && page > pages) setPage(Math.max(1, pages))
  return (
    <LoadedPage page={answer} empty={empty}>
      {({ data: items, total }) => (
        <div ref={top} className="scroll-mt-20">
          {lead?.(total)}
          <ul aria-busy={isLoading} className={`divide-y divide-line ${isLoading ? 'opacity-60' : ''}`}>
            {items.map((item) => (
              <Row key={keyOf(item)}>{children(item)}</Row>
            ))}
          </ul>
          {pages > 1 && (
            <Pager
              page={page}
              pages={pages}
              hrefOf={() => `#${reviewsPlace(userId)}`}
              label={t('pages')}
              onNavigate={(next, event) => {
                event.preventDefault()
                setPage(next)
                top.current?.scrollIntoView({ block: 'start' })
              }}
            />
          )}
        </div>
      )}
    </LoadedPage>
  )
}

/** An item of the list. When it goes while it has the focus, removed by the shopper, the part around the list takes it. */
function Row({ children }: { children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const node = row.current
    return () => {
      if (node?.contains(document.activeElement)) focusFirst(focusPlacesAround(node))
    }
  }, [])
  return <li ref={row}>{children}</li>
}
