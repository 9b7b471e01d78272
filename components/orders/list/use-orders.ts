'use client'

import { useEffect, useEffectEvent } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Page } from '@/domain/envelope'
import { hasMoreOrders, isListed } from '@/domain/order/order-list'
import type { Order } from '@/domain/order/order'
import { isInPickupList } from '@/domain/order/pickup'
import { getPage } from '@/lib/client/api'
import type { Address } from '@/lib/client/api-types'
import { type OrderFilter, orderPageUrl } from '../filter/filter-url'

/** Cache key of a page: starts with the member, so that another member never sees it. */
type PageKey = readonly ['orders', owner: number, path: Address<Page<Order>>]

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
    return ['orders', owner, orderPageUrl(filter, index)]
  }
  const { data, error, setSize, isValidating, mutate } = useSWRInfinite<Page<Order>, unknown, typeof keyOf>(
    keyOf,
    ([, , path]) => getPage(path),
    {
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  const first = keyOf(0, null)?.[2]

  const lookAgain = useEffectEvent(() => {
    if (data) void mutate()
  })
  // A cached list shows at once and is reloaded.
  useEffect(() => lookAgain(), [first])

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
