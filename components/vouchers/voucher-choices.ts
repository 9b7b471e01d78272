'use client'

import useSWR from 'swr'
import type { VoucherChoice } from '@/domain/bag/view'
import { BAG_KEY } from '@/lib/client/bag'
import { getData } from '@/lib/client/api'

/** Vouchers to choose from for this bag: GET /carts/me/vouchers. */
export function useVoucherChoices() {
  const { data, error, isValidating, mutate } = useSWR<VoucherChoice[], unknown>(
    `${BAG_KEY}/vouchers`,
    getData<VoucherChoice[]>,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    choices: data,
    hasFailed: Boolean(error) && !isValidating,
    error,
    refresh: () => mutate(),
  }
}
