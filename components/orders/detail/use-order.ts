'use client'

import type { Order } from '@/domain/order/order'
import { reloadAnswer, showAnswer } from '@/lib/client/answers/answer-store'
import { useAnswer } from '@/lib/client/answers/use-answer'
import { api } from '@/lib/client/api'
import { orderKey } from '../filter/order-keys'

const ID = /^[0-9a-f-]{36}$/

/** One order: first as in the list, then as loaded. `isMissing`: the member has no such order. */
export function useOrder(owner: number | null, id: string, known: Order | undefined) {
  const isId = ID.test(id)
  const {
    data,
    error,
    isValidating,
    mutate: again,
  } = useAnswer<Order>(
    owner !== null && isId ? orderKey(owner, id) : null,
    () => api.order.orders[':id'].$get({ param: { id } }),
    { fallbackData: known, shouldRetryOnError: false },
  )
  return { order: isId ? data : undefined, error, isValidating, isId, again: () => void again() }
}

/** Shows an order that a call returned, where it is known, and loads it again. */
export function showOrder(owner: number, id: string, order?: Order): Promise<void> {
  if (order) showAnswer(orderKey(owner, id), order)
  return reloadAnswer(orderKey(owner, id))
}
