'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Page } from '@/domain/envelope'
import { hasMoreOrders, isListed } from '@/domain/order/order-list'
import type { Order } from '@/domain/order/order'
import { isInPickupList } from '@/domain/order/pickup'
import { getPage } from '@/lib/client/api'
import { useIsServed } from '@/lib/client/use-is-served'
import type { OrderFilter } from '../filter/filter-url'
import { keysAsText, pageKeyOf, type PageKey } from '../filter/order-keys'

/** The orders of all pages, each once: a new order moves others to the next page. */
function listed(pages: readonly Page<Order>[], { tab }: OrderFilter): Order[] {
  const byId = new Map(pages.flatMap((page) => page.data.map((order) => [order._id, order] as const)))
  return [...byId.values()].filter((order) => isListed(order) && (tab === 'all' || isInPickupList(order)))
}

/**
 * The orders of a member, ten a page (ORD-05): a next page exists only after a full one. Each filter has its own pages. Loaded orders stay
 * when a call fails, and when the shopper returns, which reloads them.
 */
export function useOrders(owner: number | null, filter: OrderFilter | null) {
  const keyOf = (index: number, previous: Page<Order> | null): PageKey | null => {
    if (owner === null || !filter || (previous && !hasMoreOrders(previous.data.length))) return null
    return pageKeyOf(owner, filter, index)
  }
  const pagesKey = owner === null || !filter ? null : keysAsText(owner, filter).pages
  const isServed = useIsServed(pagesKey)
  const { data, error, setSize, isValidating, mutate } = useSWRInfinite<Page<Order>, unknown, typeof keyOf>(
    keyOf,
    ([, , path]) => getPage(path),
    {
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnMount: isServed ? false : undefined,
      shouldRetryOnError: false,
    },
  )

  const isShown = useRef(false)
  const lookAgain = useEffectEvent(() => {
    const isNew = isServed && !isShown.current
    isShown.current = true
    if (data && !isNew) void mutate()
  })
  // A cached list shows at once and is reloaded; one that has just come with the page is not.
  useEffect(() => lookAgain(), [pagesKey])

  const replace = (order: Order) =>
    mutate(
      (pages) =>
        pages?.map((page) => ({
          ...page,
          data: page.data.map((one) => (one._id === order._id ? order : one)),
        })),
      { revalidate: false },
    )

  return {
    orders: data && filter ? listed(data, filter) : undefined,
    error,
    isLoading: isValidating,
    hasMore: hasMoreOrders(data?.at(-1)?.data.length ?? 0),
    /** loads the next page, or retries the failed one */
    more: () => void setSize((data?.length ?? 0) + 1),
    /** reloads everything */
    refresh: () => mutate(),
    /** replaces a changed order */
    replace,
  }
}
