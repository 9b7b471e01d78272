import { MAX_LIMIT_ORDER, RETURN_DAYS } from '@/domain/constants'
import { PAYMENT_NAMES } from '@/domain/order/payment/payment-methods'
import { methodsOn } from '../../payment'
import { amount, bulletList, type Facts } from './fact'

/** Rules of bags, orders and payment. */
export function buyingFacts(): Facts {
  return {
    max_quantity: amount(MAX_LIMIT_ORDER, 'sản phẩm'),
    return_days: amount(RETURN_DAYS, 'ngày'),
    payment_methods: bulletList(methodsOn().map((code) => PAYMENT_NAMES[code])),
  }
}
