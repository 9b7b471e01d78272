'use client'

import { bucketsOf } from '@/domain/order/buckets'
import { useAnswer } from '@/lib/client/answers/use-answer'
import { getData } from '@/lib/client/api'
import { useDataOnce } from '@/lib/client/use-data'
import { type OrderFilter, orderCountUrl } from './filter-url'
import { orderCountsKey, type OrderTotals, STATES_KEY } from './order-keys'

/** Counts of orders by state; the previous filter's counts while loading. */
export function useBuckets(owner: number | null, filter: OrderFilter | null) {
  const states = useDataOnce(owner === null ? null : STATES_KEY, { shouldRetryOnError: false })
  const isKnown = owner !== null && filter !== null
  const counts = useAnswer<OrderTotals>(
    isKnown ? orderCountsKey(owner, filter) : null,
    isKnown ? () => getData(orderCountUrl(filter)) : null,
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  return {
    total: counts.data?.total,
    buckets: bucketsOf(states.data ?? [], counts.data?.states),
    hasTotals: counts.data !== undefined,
    isLoading: counts.isLoading && !counts.data,
    error: counts.error ?? states.error,
    refresh: () => counts.mutate(),
  }
}
