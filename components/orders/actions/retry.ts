import { retryPayment } from '@/components/orders/parts/retry-call'
import type { Order } from '@/domain/order/order'

/**
 * What THỬ LẠI does before its dialog: an order paid by e-wallet (GoPay) is tried again at once (ORD-44);
 * gives the provider's page then. Null: the dialog asks first.
 * @throws DomainError RETRY_OVER, OUT_OF_STOCK and others
 */
export async function retryFirst({ _id: orderId, payment_method: { code } }: Order): Promise<string | null> {
  if (code !== 'gopay') return null
  const { redirect_url } = await retryPayment({ orderId, method: code })
  return redirect_url
}
