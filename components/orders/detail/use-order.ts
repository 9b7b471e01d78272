'use client'

import useSWR, { mutate } from 'swr'
import type { Order } from '@/domain/order/order'
import { api } from '@/lib/client/api'

const ID = /^[0-9a-f-]{36}$/

const keyOf = (owner: number, id: string) => ['order', owner, id] as const

/** One order: first as in the list, then as loaded. `isMissing`: the member has no such order. */
export function useOrder(owner: number | null, id: string, known: Order | undefined) {
  const isId = ID.test(id)
  const {
    data,
    error,
    isValidating,
    mutate: again,
  } = useSWR<Order, unknown>(
    owner !== null && isId ? keyOf(owner, id) : null,
    () => api.order.orders[':id'].$get({ param: { id } }),
    { fallbackData: known, shouldRetryOnError: false },
  )
  return { order: isId ? data : undefined, error, isValidating, isId, again: () => void again() }
}

/** Caches an order that a call returned, or reloads it. */
export const showOrder = (owner: number, id: string, order?: Order) => mutate(keyOf(owner, id), order)
