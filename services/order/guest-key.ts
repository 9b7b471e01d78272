import { keyedDigest, sameDigest } from '../digest'
import { settings } from '@/settings'

/** A guest's key to their order: a holder of the link may read it and do what its buyer may. */
export const orderKey = (orderId: string): string => keyedDigest('order', orderId.toLowerCase())

export const isOrderKey = (orderId: string, key: string): boolean => sameDigest(orderKey(orderId), key)

interface Owned {
  id: string
  user_id: number | null
}

const shopAddress = () => settings.SITE_URL.replace(/\/+$/, '')

/** Where the buyer finds the order: among their own, or by the signed link. */
export const orderLink = ({ id, user_id }: Owned): string =>
  user_id === null
    ? `${shopAddress()}/order/success/${id}?key=${orderKey(id)}`
    : `${shopAddress()}/my-orders?order=${id}`

/** The page where an order whose payment failed is paid again, a guest's with the key. */
export const retryLink = ({ id, user_id }: Owned): string =>
  `${shopAddress()}/order/failed/${id}${user_id === null ? `?key=${orderKey(id)}` : ''}`
