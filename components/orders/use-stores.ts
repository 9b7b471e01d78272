'use client'

import useSWRImmutable from 'swr/immutable'
import { STORES_LIMIT } from '@/domain/constants'
import type { Store } from '@/domain/store'
import { getPage, listPath } from '@/lib/client/api'

const STORES = listPath('pos/stores', { limit: STORES_LIMIT })

/** The shop's stores. Without them a page of orders is whole, so that a failure is silent. */
export function useStores(isWanted = true): Store[] {
  const { data } = useSWRImmutable<{ data: Store[] }, unknown>(isWanted ? STORES : null, getPage<Store>, {
    shouldRetryOnError: false,
  })
  return data?.data ?? []
}
