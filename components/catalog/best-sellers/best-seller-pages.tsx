'use client'

import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Pager } from '@/components/ui/pager'
import { Spinner } from '@/components/ui/spinner'
import { Texts } from '@/components/ui/texts'
import { BEST_SELLER_LIMIT } from '@/domain/catalog/best-seller'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'
import addToBag from '@/messages/vi/addToBag.json'
import card from '@/messages/vi/card.json'
import ui from '@/messages/vi/ui.json'
import { ProductGrid } from '../listing/product-grid'

export interface BestSellerPagesProps {
  /** null for the whole shop */
  categoryId: number | null
  pages: number
  /** what the pager pages, for screen readers */
  label: string
  failed: string
  retry: string
  /** the first page */
  first: ReactNode
}

/** The current page of each list: not part of the address (LST-30), but kept for the way back from a product. */
const lastPages = new Map<number | null, number>()

const listUrl = (categoryId: number | null, page: number) =>
  api.catalog.v3.search.$path({
    query: listQuery({
      filter: categoryId === null ? {} : { 'categories.id': [categoryId] },
      sort: 'most-purchased',
      skip: (page - 1) * BEST_SELLER_LIMIT,
      limit: BEST_SELLER_LIMIT,
    }),
  })

/** Best sellers, with pages turned in place. */
export default function BestSellerPages({ categoryId, pages, label, ...parts }: BestSellerPagesProps) {
  const [page, setPage] = useState(() => Math.min(lastPages.get(categoryId) ?? 1, pages))
  const list = useRef<HTMLDivElement>(null)
  const { data, error, mutate } = useData(page > 1 ? listUrl(categoryId, page) : null, {
    revalidateOnFocus: false,
  })

  const turnTo = (next: number) => {
    lastPages.set(categoryId, next)
    setPage(next)
    list.current?.scrollIntoView()
  }

  return (
    <Texts messages={{ addToBag, card, ui }}>
      <div ref={list} className="scroll-mt-20">
        {page === 1 && parts.first}
        {page > 1 && data && <ProductGrid products={data} />}
        {page > 1 && !data && (
          <div
            role="status"
            className="grid min-h-dvh content-start justify-items-center gap-4 pt-16 text-center"
          >
            {error ? (
              <>
                <p>{withInstruction(parts.failed, error)}</p>
                <Button variant="secondary" onClick={() => void mutate()}>
                  {parts.retry}
                </Button>
              </>
            ) : (
              <Spinner />
            )}
          </div>
        )}
      </div>
      <div className="mt-12">
        <Pager
          page={page}
          pages={pages}
          // A button, as the server-rendered pager serves browsers without JavaScript.
          hrefOf={() => '#'}
          label={label}
          onNavigate={(next, event) => {
            event.preventDefault()
            turnTo(next)
          }}
        />
      </div>
    </Texts>
  )
}
