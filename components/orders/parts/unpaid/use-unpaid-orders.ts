'use client'

import { useEffect, useEffectEvent } from 'react'
import type { UnpaidOrder } from '@/domain/order/payment/unpaid'
import { useData } from '@/lib/client/use-data'
import { UNPAID_KEY } from './unpaid-key'

/**
 * Orders whose payment can be retried, of the member or the visitor's device. `isKnown`: the service has answered or failed. A failure is silent: the orders are also linked from their pages and mails.
 */
export function useUnpaidOrders() {
  const { data, error, isValidating, mutate } = useData<UnpaidOrder[]>(UNPAID_KEY, {
    shouldRetryOnError: false,
  })
  // Cleared when the visitor changes: newer orders belong to the next one.
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
