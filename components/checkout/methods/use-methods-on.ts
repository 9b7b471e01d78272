'use client'

import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'

const METHODS = api.payment['payment-methods'].$path()

/** The enabled payment methods; undefined while loading. */
export function useMethodsOn(isWanted = true): string[] | undefined {
  const { data } = useData(isWanted ? METHODS : null, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return data?.filter(({ is_offered }) => is_offered).map(({ code }) => code)
}
