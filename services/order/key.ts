import { keyedDigest, sameDigest } from '../account'
import { setting } from '../setting'

/** A guest's key to their order: whoever holds the link may read it and do what its buyer may. */
export const orderKey = (orderId: string): string => keyedDigest('order', orderId.toLowerCase())

export const isOrderKey = (orderId: string, key: string): boolean => sameDigest(orderKey(orderId), key)

/** Where the buyer finds the order: among their own, or by the signed link. */
export function orderLink({ id, user_id }: { id: string; user_id: number | null }): string {
  const shop = setting('SITE_URL', 'http://localhost:3000').replace(/\/+$/, '')
  return user_id === null
    ? `${shop}/order/success/${id}?key=${orderKey(id)}`
    : `${shop}/my-orders?order=${id}`
}
