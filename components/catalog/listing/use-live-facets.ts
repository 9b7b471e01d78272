import { useEffect, useState } from 'react'
import type { Facets } from '@/domain/catalog/listing/facets'
import { withMenuBrands } from '@/domain/catalog/listing/menu-brands'
import type { Success } from '@/domain/envelope'
import type { Address } from '@/lib/client/api-types'
import { useData } from '@/lib/client/use-data'

/** Debounce of the count. */
const PAUSE_MS = 250

/**
 * The facets of a filter, loaded a moment after the last change. While loading, `isCounting` is true and the previous answer stays; late
 * answers to earlier requests are dropped.
 */
export function useLiveFacets(call: Address<Success<Facets>>, chosenBrands: readonly number[]) {
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
    facets: data ? withMenuBrands(data, chosenBrands) : null,
    isCounting: !hasFailed && (asked !== call || isLoading),
    hasFailed,
    error,
    retry: () => void mutate(),
  }
}
