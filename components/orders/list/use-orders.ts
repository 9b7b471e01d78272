'use client'

import { useRef } from 'react'
import type { Page } from '@/domain/envelope'
import { hasMoreOrders, isListed } from '@/domain/order/order-list'
import type { Order } from '@/domain/order/order'
import { isInPickupList } from '@/domain/order/pickup'
import { AGAIN, askAnswer } from '@/lib/client/answers/answer-store'
import { useAnswer } from '@/lib/client/answers/use-answer'
import { getPage } from '@/lib/client/api'
import { type OrderFilter, orderPageUrl } from '../filter/filter-url'
import { orderPagesKey } from '../filter/order-keys'

type Pages = readonly Page<Order>[]

/** The orders of all pages, each once: a new order moves others to the next page. */
function listed(pages: Pages, { tab }: OrderFilter): Order[] {
  const byId = new Map(pages.flatMap((page) => page.data.map((order) => [order._id, order] as const)))
  return [...byId.values()].filter((order) => isListed(order) && (tab === 'all' || isInPickupList(order)))
}

const hasNext = (pages: Pages) => hasMoreOrders(pages.at(-1)?.data.length ?? 0)

/** Loads pages one after the other until there are `wanted`, or no more; `pages` are those that are kept. */
async function loadPages(filter: OrderFilter, wanted: number, pages: Pages): Promise<Pages> {
  if (pages.length >= wanted || (pages.length > 0 && !hasNext(pages))) return pages
  return loadPages(filter, wanted, [...pages, await getPage(orderPageUrl(filter, pages.length))])
}

/**
 * The orders of a member, ten a page (ORD-05): a next page exists only after a full one. Each filter has its own pages. Loaded orders stay
 * when a call fails, and when the shopper returns, which reloads them.
 */
export function useOrders(owner: number | null, filter: OrderFilter | null) {
  const key = owner === null || !filter ? null : orderPagesKey(owner, filter)
  /** pages asked for, of the list they were asked of */
  const wanted = useRef({ key, count: 1 })
  const { data, error, isValidating, mutate } = useAnswer<Pages>(
    key,
    filter &&
      ((known?: Pages) => {
        const asked = wanted.current.key === key ? wanted.current.count : 1
        return loadPages(filter, Math.max(asked, known?.length ?? 1), [])
      }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )

  return {
    orders: data && filter ? listed(data, filter) : undefined,
    error,
    isLoading: isValidating,
    hasMore: data !== undefined && hasNext(data),
    /** loads the next page, or retries the failed one */
    more: () => {
      if (key === null || !filter) return
      const count = (data?.length ?? 0) + 1
      wanted.current = { key, count }
      void askAnswer(key, () => loadPages(filter, count, data ?? []), AGAIN)
    },
    /** reloads everything */
    refresh: () => mutate(),
    /** replaces a changed order */
    replace: (order: Order) =>
      mutate(
        data?.map((page) => ({
          ...page,
          data: page.data.map((one) => (one._id === order._id ? order : one)),
        })),
        { revalidate: false },
      ),
  }
}
