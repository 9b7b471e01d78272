import type { PaymentMethodView } from '@/domain/order/payment/payment'
import { PAYMENT_CODES, PAYMENT_NAMES } from '@/domain/order/payment/payment-methods'
import { methodsOn } from './methods'

/** Every way to pay there ever was here, and whether checkout has it now (GET /payment-methods, PAY-02). */
export function methodViews(): PaymentMethodView[] {
  const on = methodsOn()
  return PAYMENT_CODES.map((code) => ({
    code,
    name: PAYMENT_NAMES[code],
    logo: `/payment/${code}.svg`,
    is_offered: on.includes(code),
  }))
}
