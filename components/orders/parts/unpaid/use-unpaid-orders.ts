'use client'

import { useEffect, useEffectEvent } from 'react'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'

/** Named like the other calls about orders, so that whatever changes an order has this asked for again. */
const UNPAID = api.order.user.me.orders.unpaid.$path()

/**
 * Orders whose payment can be tried again, of the member or the visitor's device; `first` is what the page came with. `isKnown`: the
 * service has answered or failed. A failure is silent: the orders are also reached from their own pages and mails.
 */
export function useUnpaidOrders(first?: UnpaidOrder[]) {
  const { data, error, isValidating, mutate } = useData<UnpaidOrder[]>(UNPAID, {
    fallbackData: first,
    shouldRetryOnError: false,
  })
  // Emptied when the person changes: what is there then is the next one's.
  const isGone = data === undefined && error === undefined && !isValidating
  const ask = useEffectEvent(() => void mutate())
  useEffect(() => {
    if (isGone) ask()
  }, [isGone])
  return {
    unpaid: data ?? [],
    isKnown: data !== undefined || error !== undefined,
    refresh: () => mutate(),
  }
}
