import { useTranslations } from 'next-intl'
import { isPaymentCode } from '@/domain/order/payment/payment-methods'

/** The name of a payment method; an unknown one keeps its received name. */
export function useMethodName(): (code: string, given?: string) => string {
  const t = useTranslations('payment.method')
  return (code, given) => (isPaymentCode(code) ? t(code) : (given ?? code))
}
