'use client'

import useSWRImmutable from 'swr/immutable'
import { STORES_LIMIT } from '@/domain/constants'
import type { Page } from '@/domain/envelope'
import type { Store } from '@/domain/store'
import { getPage, listPath } from '@/lib/client/api'

const STORES = listPath('pos/stores', { limit: STORES_LIMIT })

/** The shop's stores, asked for once; `stores` is undefined until they are there. */
export function useStores(isWanted = true) {
  const { data, error, isValidating, mutate } = useSWRImmutable<Page<Store>, unknown>(
    isWanted ? STORES : null,
    getPage<Store>,
    { shouldRetryOnError: false },
  )
  return {
    stores: data?.data,
    hasFailed: error !== undefined && !isValidating,
    refresh: () => void mutate(),
  }
}
