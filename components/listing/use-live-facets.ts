import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { Facets } from '@/domain/catalog/facets'
import { BRANDS_MENU_LIMIT } from '@/domain/constants'
import { getData } from '@/lib/client/api'

/** Choices made in quick succession are counted once. */
const PAUSE_MS = 250

/**
 * What a filter leaves, asked for a moment after the last change. Until the answer to the latest question is there `isCounting` is true
 * and what was there before stays; answers to earlier questions are dropped.
 */
export function useLiveFacets(call: string) {
  const [asked, setAsked] = useState(call)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(call), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [call])
  const { data, error, isLoading, mutate } = useSWR<Facets, Error>(asked, getData<Facets>, {
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
