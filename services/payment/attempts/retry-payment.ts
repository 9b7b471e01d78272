import { domainError } from '@/domain/error-codes'
import { type Database, persistentTransaction } from '../../database'
import { buyerName, lockOrder, moveOrder, type OrderFacts } from '../../order'
import { openPayment } from './open-payment'
import { retryMethods, retryStateOf } from './retry-methods'
import { type Start, type Started, startPayment } from './start-payment'

export interface RetryWish extends Start {
  orderId: string
  /** null: as before */
  method: string | null
}

/** @throws RETRY_OVER */
function checkWindow(order: OrderFacts): void {
  const refusal = retryStateOf(order)
  if (refusal !== 'open' || order.is_paid)
    throw domainError('RETRY_OVER', 'this order cannot be paid again', { refusal })
}

/** The way to pay this time: one of a provider's, and one that the order's vouchers are for. @throws PAYMENT_METHOD_OFF, VOUCHER_METHOD */
async function methodOf(tx: Database, order: OrderFacts, wished: string | null): Promise<string> {
  const method = wished ?? order.payment_method
  const { methods, bound } = await retryMethods(tx, order)
  const known = methods.find(({ code }) => code === method)
  if (known?.refusal === 'VOUCHER')
    throw domainError('VOUCHER_METHOD', 'a voucher of the order is for other methods', {
      method,
      voucher_methods: bound ?? [],
    })
  if (known?.refusal !== null) throw domainError('PAYMENT_METHOD_OFF', 'no such way to pay', { method })
  return method
}

/** A new attempt; the old one stays open at its provider, and whichever is paid second goes back. */
async function reopen(tx: Database, { orderId, method: wished }: RetryWish): Promise<string> {
  const order = await lockOrder(tx, orderId)
  checkWindow(order)
  const method = await methodOf(tx, order, wished)
  if (order.state !== 'awaiting_payment' || method !== order.payment_method) {
    const move = await moveOrder(tx, {
      orderId,
      event: 'retry',
      by: 'buyer',
      actor: buyerName(order),
      paymentMethod: method,
    })
    if (!move.moved)
      throw domainError('RETRY_OVER', 'this order cannot be paid again', { refusal: move.refusal })
  }
  const { unpaid_until } = await lockOrder(tx, orderId)
  const { paymentId } = await openPayment(tx, {
    orderId,
    reference_code: order.reference_code,
    method,
    amount: order.total,
    expiresAt: unpaid_until,
  })
  return paymentId
}

/**
 * Pays an order that waits for its payment, or that its failure ended, once more (ORD-36 to ORD-46): within the window of
 * `domain/order/payment/retry.ts`, at the same provider or another. An order that had ended takes goods, vouchers and points again.
 * @throws RETRY_OVER (409), PAYMENT_METHOD_OFF, VOUCHER_METHOD (422), OUT_OF_STOCK, VOUCHER_GONE, POINTS_SHORT (409)
 */
export async function retryPayment(wish: RetryWish): Promise<Started & { order_id: string }> {
  const paymentId = await persistentTransaction((tx) => reopen(tx, wish))
  return { ...(await startPayment(paymentId, wish)), order_id: wish.orderId }
}
