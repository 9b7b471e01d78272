'use client'

import useSWR from 'swr'
import { bucketsOf } from '@/domain/order/buckets'
import { getData } from '@/lib/client/api'
import { useDataOnce } from '@/lib/client/use-data'
import { useIsServed } from '@/lib/client/use-is-served'
import type { OrderFilter } from './filter-url'
import { type CountKey, countKeyOf, keysAsText, type OrderTotals, STATES_KEY } from './order-keys'

/** Counts of orders by state; the previous filter's counts while loading. */
export function useBuckets(owner: number | null, filter: OrderFilter | null) {
  const states = useDataOnce(owner === null ? null : STATES_KEY, { shouldRetryOnError: false })
  const isKnown = owner !== null && filter !== null
  const isServed = useIsServed(isKnown ? keysAsText(owner, filter).counts : null)
  const counts = useSWR<OrderTotals, unknown, CountKey | null>(
    isKnown ? countKeyOf(owner, filter) : null,
    ([, , path]) => getData(path),
    {
      revalidateOnFocus: false,
      revalidateOnMount: isServed ? false : undefined,
      shouldRetryOnError: false,
      keepPreviousData: true,
    },
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
