'use client'

import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'

/** Vouchers to choose from for this bag: GET /carts/me/vouchers. */
export function useVoucherChoices() {
  const { data, error, isValidating, mutate } = useData(api.cart.carts.me.vouchers.$path(), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    choices: data,
    hasFailed: Boolean(error) && !isValidating,
    error,
    refresh: () => mutate(),
  }
}
