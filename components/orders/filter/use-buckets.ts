'use client'

import useSWR from 'swr'
import type { Success } from '@/domain/envelope'
import { bucketsOf } from '@/domain/order/buckets'
import { api, getData } from '@/lib/client/api'
import type { Address } from '@/lib/client/api-types'
import { useDataOnce } from '@/lib/client/use-data'
import { orderCountUrl, type OrderFilter } from './filter-url'

const STATES = api.order['order-state'].$path({ query: { fields: 'name,color,_id' } })

interface Counts {
  total: number
  /** by state id */
  states: Record<string, number>
}

/** Counts of orders by state; the previous filter's counts while loading. */
export function useBuckets(owner: number | null, filter: OrderFilter | null) {
  const states = useDataOnce(owner === null ? null : STATES, { shouldRetryOnError: false })
  const counts = useSWR<Counts, unknown, readonly ['orders-count', number, Address<Success<Counts>>] | null>(
    owner === null || !filter ? null : ['orders-count', owner, orderCountUrl(filter)],
    ([, , path]) => getData(path),
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
