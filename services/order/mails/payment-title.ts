import { paymentNameOf } from '@/domain/order/payment/payment-methods'
import type { OrderFacts } from '../order-facts'

/** How an order is paid, in words; one that points and vouchers paid for needs no method. */
export const paymentTitleOf = ({ total, payment_method }: Pick<OrderFacts, 'total' | 'payment_method'>) =>
  total === 0 ? 'Điểm thưởng và ưu đãi' : paymentNameOf(payment_method)
