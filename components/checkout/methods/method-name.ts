import { useTranslations } from 'next-intl'
import { isPaymentCode } from '@/domain/order/payment/payment-methods'

/** How a way to pay is called; one the shop does not know keeps the name it came with. */
export function useMethodName(): (code: string, given?: string) => string {
  const t = useTranslations('payment.method')
  return (code, given) => (isPaymentCode(code) ? t(code) : (given ?? code))
}
