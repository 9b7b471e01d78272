'use client'

import useSWR from 'swr'
import type { Product } from '@/domain/catalog/product'
import { DomainError } from '@/domain/error'
import { getData } from '@/lib/client/api'

const NOT_FOUND = 404

/** A product as the catalogue has it now. */
export function useProduct(productId: number) {
  const { data, error, isValidating, mutate } = useSWR<Product, unknown>(
    `/api/catalog/v3/products/${productId}`,
    getData<Product>,
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
