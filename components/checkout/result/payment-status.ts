import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { paymentKindOf } from '@/domain/order/payment/payment-methods'
import { groupOf } from '@/domain/order/states'

/**
 * Payment status of an order, as its page shows it. `transfer`: the buyer has to send the money; `checking`: they reported the transfer;
 * `confirming`: the provider has not reported yet; `refused`: the buyer's last attempt failed, and the order waits to be paid; `paid`;
 * `cod`: cash on delivery; `free`: nothing to pay; `ended`: cancelled, expired or its payment failed.
 */
export type PaymentStatus =
  'transfer' | 'checking' | 'confirming' | 'refused' | 'paid' | 'cod' | 'free' | 'ended'

export function paymentStatusOf(order: Order, payment: OrderPayment): PaymentStatus {
  const group = groupOf(order.state.name)
  if (group === 'cancelled_or_refund') return 'ended'
  if (order.is_paid) return payment.state === 'none' ? 'free' : 'paid'
  if (payment.state === 'none') return 'free'
  if (group === 'payment_verification' || payment.has_proof) return 'checking'
  const kind = paymentKindOf(order.payment_method.code)
  if (kind === 'cod') return 'cod'
  if (kind !== 'online') return 'transfer'
  return payment.state === 'failed' ? 'refused' : 'confirming'
}
