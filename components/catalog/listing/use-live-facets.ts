import { useEffect, useState } from 'react'
import type { Facets } from '@/domain/catalog/listing/facets'
import { BRANDS_MENU_LIMIT } from '@/domain/constants'
import type { Success } from '@/domain/envelope'
import type { Address } from '@/lib/client/api-types'
import { useData } from '@/lib/client/use-data'

/** Choices made in quick succession are counted once. */
const PAUSE_MS = 250

/**
 * What a filter leaves, asked for a moment after the last change. Until the answer to the latest question is there `isCounting` is true
 * and what was there before stays; answers to earlier questions are dropped.
 */
export function useLiveFacets(call: Address<Success<Facets>>) {
  const [asked, setAsked] = useState(call)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(call), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [call])
  const { data, error, isLoading, mutate } = useData(asked, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  const hasFailed = error !== undefined && asked === call
  return {
    facets: data ? { ...data, brands: data.brands.slice(0, BRANDS_MENU_LIMIT) } : null,
    isCounting: !hasFailed && (asked !== call || isLoading),
    hasFailed,
    error,
    retry: () => void mutate(),
  }
}
