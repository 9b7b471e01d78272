'use client'

import { useTranslations } from 'next-intl'
import type { Bag } from '@/domain/bag/view'
import { COD_LIMIT, paymentRefusal } from '@/domain/order/payment/payable-methods'
import {
  OFFERED_PAYMENT_CODES,
  type PaymentCode,
  paymentNameOf,
} from '@/domain/order/payment/payment-methods'
import { formatMoney } from '@/lib/format'
import { useMethodsOn } from './use-methods-on'

export interface RefusedMethod {
  code: PaymentCode
  reason: string
}

/** Enabled methods that cannot pay this bag, each with its reason: none is listed without one. */
export function useRefusedMethods({ lines, total, checkout }: Bag): RefusedMethod[] {
  const t = useTranslations('payment.refusedMethod')
  const order = { total, has_egift: lines.some(({ classification }) => classification === 'egift') }
  const refused = OFFERED_PAYMENT_CODES.flatMap((code) => {
    const reason = checkout.payment_methods.includes(code) ? null : paymentRefusal(code, order)
    return reason === null
      ? []
      : [{ code, reason: t(reason, { limit: formatMoney(COD_LIMIT), name: paymentNameOf(code) }) }]
  })
  // A disabled method is not listed.
  const on = useMethodsOn(refused.length > 0)
  return refused.filter(({ code }) => on?.includes(code))
}
