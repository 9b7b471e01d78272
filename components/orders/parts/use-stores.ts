'use client'

import { STORES_LIMIT } from '@/domain/constants'
import { api } from '@/lib/client/api'
import { usePageOnce } from '@/lib/client/use-data'
import { listQuery } from '@/lib/services/query'

const STORES = api.pos.stores.$path({ query: listQuery({ limit: STORES_LIMIT }) })

/** The shop's stores, loaded once; `stores` is undefined while loading. */
export function useStores(isWanted = true) {
  const { data, error, isValidating, mutate } = usePageOnce(isWanted ? STORES : null, {
    shouldRetryOnError: false,
  })
  return {
    stores: data?.data,
    hasFailed: error !== undefined && !isValidating,
    refresh: () => void mutate(),
  }
}
