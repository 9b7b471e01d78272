'use client'

import useSWR from 'swr'
import type { PaymentMethodView } from '@/domain/order/payment'
import { getData } from '@/lib/client/api'

const METHODS = '/api/payment/payment-methods'

/** The ways to pay that are on in the shop now; undefined until it has said so. */
export function useMethodsOn(isWanted = true): string[] | undefined {
  const { data } = useSWR<PaymentMethodView[], unknown>(
    isWanted ? METHODS : null,
    getData<PaymentMethodView[]>,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data?.filter(({ is_offered }) => is_offered).map(({ code }) => code)
}
