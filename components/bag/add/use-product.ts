'use client'

import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'

const NOT_FOUND = 404

/** A product, read from the catalogue. */
export function useProduct(productId: number) {
  const { data, error, isValidating, mutate } = useData(
    api.catalog.v3.products[':key'].$path({ param: { key: String(productId) } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    product: data,
    isGone: error instanceof DomainError && error.status === NOT_FOUND,
    hasFailed: Boolean(error) && !isValidating,
    error,
    retry: () => void mutate(),
  }
}
