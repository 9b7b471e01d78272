import { useTranslations } from 'next-intl'
import { COD_LIMIT } from '@/domain/order/payment/payable-methods'
import type { RetryMethod } from '@/domain/order/payment/payment'
import { OFFERED_PAYMENT_CODES, paymentKindOf, paymentNameOf } from '@/domain/order/payment/payment-methods'
import { formatMoney } from '@/lib/format'
import { useOrderPayment } from './order-calls'

interface RetryChoice {
  code: string
  /** cannot be chosen, or not yet */
  isDisabled: boolean
  /** why it cannot pay this order */
  reason: string | null
}

/** Methods that answer at once: what is shown until the shop's list is loaded. */
const USUAL: readonly RetryMethod[] = OFFERED_PAYMENT_CODES.filter(
  (code) => paymentKindOf(code) === 'online',
).map((code) => ({ code, refusal: null }))

const either = new Intl.ListFormat('vi', { type: 'disjunction' })

/**
 * Methods that an order may be paid by again, and the order's own where it is one that answers at once. Until the service has said which can
 * pay this order, only its own can be chosen; when it does not say so, all can, and the call refuses.
 */
export function useRetryMethods(orderId: string, orderKey: string | undefined, own: string): RetryChoice[] {
  const t = useTranslations('payment')
  const { payment, hasFailed } = useOrderPayment(orderId, orderKey)
  const isLoading = payment === undefined && !hasFailed
  const methods = payment?.retry_methods ?? USUAL
  const allowed = methods.flatMap(({ code, refusal }) => (refusal === 'VOUCHER' ? [] : [paymentNameOf(code)]))

  const reasonOf = ({ code, refusal }: RetryMethod): string | null => {
    if (refusal === null) return null
    if (refusal === 'VOUCHER') return t('retry.voucher', { methods: either.format(allowed) })
    return t(`refusedMethod.${refusal}`, { limit: formatMoney(COD_LIMIT), name: paymentNameOf(code) })
  }
  const choices = methods.map((method) => ({
    code: method.code,
    isDisabled: method.refusal !== null || (isLoading && method.code !== own),
    reason: reasonOf(method),
  }))
  const isListed = choices.some(({ code }) => code === own)
  if (isListed || paymentKindOf(own) !== 'online') return choices
  return [{ code: own, isDisabled: false, reason: null }, ...choices]
}
