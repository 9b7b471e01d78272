'use client'

import useSWR from 'swr'
import useSWRImmutable from 'swr/immutable'
import { bucketsOf, type OrderStateRow } from '@/domain/order/buckets'
import { getData } from '@/lib/client/api'
import { countPath, type OrderFilter } from './address'

const STATES = `/api/order/order-state?${new URLSearchParams({ fields: 'name,color,_id' })}`

interface Counts {
  total: number
  /** by state id */
  states: Record<string, number>
}

/** The state buckets of the filter, with how many orders are in each; those of the filter before until it is known. */
export function useBuckets(owner: number | null, filter: OrderFilter | null) {
  const states = useSWRImmutable<OrderStateRow[], unknown>(
    owner === null ? null : STATES,
    getData<OrderStateRow[]>,
    { shouldRetryOnError: false },
  )
  const counts = useSWR<Counts, unknown, readonly ['orders-count', number, string] | null>(
    owner === null || !filter ? null : ['orders-count', owner, countPath(filter)],
    ([, , path]) => getData<Counts>(path),
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
