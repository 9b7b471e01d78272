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

/** A page's place in the cache: whose it is comes first, so that nobody ever sees the pages of the member before. */
type PageKey = readonly ['orders', owner: number, path: Address<Page<Order>>]

/** Orders as they stand in the list, each once: a new order moves the ones before it to the next page. */
function listed(pages: readonly Page<Order>[], { tab }: OrderFilter): Order[] {
  const byId = new Map(pages.flatMap((page) => page.data.map((order) => [order._id, order] as const)))
  return [...byId.values()].filter((order) => isListed(order) && (tab === 'all' || isInPickupList(order)))
}

/**
 * The orders of a member, ten by ten (ORD-05): more are there only while the last page came full. A filter has its own pages
 * and begins at the first. What has loaded stays when a call fails, and when one comes back to it, where it is then asked for again.
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
  // Coming back to a list that is still here: it shows at once, and is put right behind.
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
    /** asks for the next page, or once more for the one that failed */
    more: () => void setSize((data?.length ?? 0) + 1),
    /** asks for everything again */
    refresh: () => mutate(),
    /** puts a changed order in place */
    replace,
  }
}
