'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { PAGE_SIZE, REVIEW_SCROLL_DELAY_MS } from '@/domain/constants'
import { changeAddressQuery, useAddressQuery } from '@/lib/client/browser/address-query'
import { reviewsAnchor } from './reviews-anchor'
import {
  type FilterKey,
  isUnchanged,
  readReviewQuery,
  type ReviewQuery,
  reviewParams,
  toggled,
} from './review-filter'
import { ReviewTools, type ReviewToolsProps } from './review-tools'
import type { ReviewTexts } from './texts'
import { useVotes } from './votes/use-votes'

const LiveReviews = lazy(() => import('./live-reviews'))

const PAGE = 'page'

const LIMIT = 'limit'

interface ReviewBrowserProps {
  productId: number
  /** address of the page without its query */
  path: string
  /** the page number of the server-rendered reviews in `children` */
  page: number
  rows: number
  chips: readonly { key: FilterKey; label: string; name: string; count: string }[]
  chipsLabel: string
  tools: ReviewToolsProps['tools']
  texts: ReviewTexts
  /** server-rendered list and pager */
  children: ReactNode
}

/** Reviews a page, 1 to 100 (REV-06). */
const readLimit = (text: string | null) => (text && /^([1-9]\d?|100)$/.test(text) ? Number(text) : PAGE_SIZE)

const readPage = (text: string | null) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)

/**
 * Filters and pages of the reviews. The server-rendered list stays until another is requested; page and filter are part of the address, so
 * Back works and links can be shared.
 */
export function ReviewBrowser({
  productId,
  path,
  page: served,
  rows,
  chips,
  chipsLabel,
  tools,
  texts,
  children,
}: ReviewBrowserProps) {
  const search = useAddressQuery(path)
  const params = search === null ? null : new URLSearchParams(search)
  const page = params ? readPage(params.get(PAGE)) : served
  const asked = readReviewQuery(params)
  const limit = readLimit(params?.get(LIMIT) ?? null)
  const isServed = page === served && limit === PAGE_SIZE && isUnchanged(asked)

  const list = useRef<HTMLDivElement>(null)
  const [minHeight, setMinHeight] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const act = useVotes(list)

  const go = (nextPage: number, next: ReviewQuery) => {
    setMinHeight(list.current?.offsetHeight ?? 0)
    changeAddressQuery('push', {
      [PAGE]: nextPage > 1 ? String(nextPage) : null,
      ...reviewParams(next),
    })
  }
  const turnTo = (next: number, query: ReviewQuery) => {
    go(next, query)
    clearTimeout(timer.current)
    timer.current = setTimeout(scrollToReviews, REVIEW_SCROLL_DELAY_MS, productId)
  }
  // The server's pager and highlights hold links; a plain click changes the list in place instead.
  const followLink = (event: MouseEvent<HTMLDivElement>) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('nav a[href], article > p > a[href]')
        : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    event.stopPropagation()
    const params = new URL(link.href).searchParams
    turnTo(readPage(params.get(PAGE)), readReviewQuery(params))
  }

  return (
    <>
      <FilterChips
        chips={chips}
        keys={asked.keys}
        label={chipsLabel}
        onToggle={(key) => go(1, { ...asked, keys: toggled(asked.keys, key) })}
      />
      <ReviewTools
        tools={tools}
        values={asked.values}
        onChange={(name, value) => {
          const { [name]: _, ...others } = asked.values
          go(1, { ...asked, values: value ? { ...others, [name]: value } : others })
        }}
      />
      <div ref={list} onClick={act}>
        {isServed ? (
          <div onClickCapture={followLink}>{children}</div>
        ) : (
          <Suspense fallback={<p role="status" aria-label={texts.loading} style={{ minHeight }} />}>
            <LiveReviews
              productId={productId}
              page={page}
              limit={limit}
              asked={asked}
              path={path}
              onPage={(next) => turnTo(next, asked)}
              onClear={() => go(1, { keys: [], values: {} })}
              rows={Math.min(limit, rows)}
              minHeight={minHeight}
              texts={texts}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

function scrollToReviews(productId: number) {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document
    .getElementById(reviewsAnchor(productId))
    ?.scrollIntoView({ behavior: isMotionReduced ? 'instant' : 'smooth', block: 'start' })
}

interface FilterChipsProps {
  /** `label` is visible, `name` is for screen readers */
  chips: readonly { key: FilterKey; label: string; name: string; count: string }[]
  keys: readonly FilterKey[]
  label: string
  onToggle: (key: FilterKey) => void
}

/** Filters of the reviews, several at a time. They need JavaScript and are not rendered without it. */
function FilterChips({ chips, keys, label, onToggle }: FilterChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="scroll-row -mx-4 gap-2 px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0 noscript:hidden"
    >
      {chips.map((chip) => (
        <button
          key={chip.key}
          type="button"
          aria-pressed={keys.includes(chip.key)}
          aria-label={chip.name}
          onClick={() => onToggle(chip.key)}
          className="review-filter"
        >
          {chip.label}
          <small>{chip.count}</small>
        </button>
      ))}
    </div>
  )
}
