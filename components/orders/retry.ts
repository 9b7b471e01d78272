import type { Order } from '@/domain/order/order'
import { send } from '@/lib/client/api'

/** Of the retry calls: where to pay now. */
interface Retried {
  redirect_url: string | null
}

/**
 * What THỬ LẠI does before its dialog: an order paid by e-wallet (GoPay) is tried again at once (spec 2 §4 "Button behaviour");
 * gives the provider's page then. Null: the dialog asks first.
 * @throws DomainError RETRY_OVER, OUT_OF_STOCK and others
 */
export async function retryFirst(order: Order): Promise<string | null> {
  if (order.payment_method.code !== 'gopay') return null
  const { redirect_url } = await send<Retried>('PUT', `/api/order/order/${order._id}/retry`)
  return redirect_url
}
