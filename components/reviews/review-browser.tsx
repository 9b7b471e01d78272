'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { PAGE_SIZE, REVIEW_SCROLL_DELAY_MS } from '@/domain/constants'
import { changeAddressQuery, useAddressQuery } from '@/lib/client/browser/address-query'
import { reviewsAnchor } from './reviews-anchor'
import { isUnchanged, readReviewQuery, type ReviewQuery, reviewParams } from './review-filter'
import type { ReviewToolsProps } from './review-tools'
import type { ReviewTexts } from './texts'
import { useVotes } from './votes/use-votes'

const LiveReviews = lazy(() => import('./live-reviews'))
const ReviewTools = lazyPart(() => import('./review-tools'))

/** Without JavaScript there are no tools. */
const toolsPlace = <div className="review-tools-place noscript:hidden" />

const PAGE = 'page'

const LIMIT = 'limit'

interface ReviewBrowserProps {
  productId: number
  /** address of the page without its query */
  path: string
  /** the page number of the server-rendered reviews in `children` */
  page: number
  rows: number
  tools: ReviewToolsProps['tools']
  texts: ReviewTexts
  /** server-rendered list and pager */
  children: ReactNode
}

/** Reviews a page, at most. */
const MOST = 100

/** A whole number of the address, else `initial` (REV-06). */
const readNumber = (text: string | null | undefined, initial: number, most = 999_999) =>
  /^[1-9]\d{0,5}$/.test(text ?? '') && Number(text) <= most ? Number(text) : initial

/**
 * Filters and pages of the reviews. The server-rendered list stays until another is requested; page and filter are part of the address, so
 * Back works and links can be shared.
 */
export function ReviewBrowser({
  productId,
  path,
  page: served,
  rows,
  tools,
  texts,
  children,
}: ReviewBrowserProps) {
  const search = useAddressQuery(path)
  const params = search === null ? null : new URLSearchParams(search)
  const page = params ? readNumber(params.get(PAGE), 1) : served
  const asked = readReviewQuery(params)
  const limit = readNumber(params?.get(LIMIT), PAGE_SIZE, MOST)
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
    turnTo(readNumber(params.get(PAGE), 1), readReviewQuery(params))
  }

  return (
    <>
      {search === null ? (
        toolsPlace
      ) : (
        <Suspense fallback={toolsPlace}>
          <ReviewTools tools={tools} asked={asked} onChange={(next) => go(1, next)} />
        </Suspense>
      )}
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
