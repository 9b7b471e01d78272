import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EarlyPrice } from '@/domain/loyalty/early-sale'
import { api } from './api'
import { getServerSession, getSession, subscribeSession } from './member/session'

/**
 * Early prices of a product or a sale that are open to this member, once the page stands; none for visitors, and none when the call fails: the bag
 * has them all the same. One of the two ids is given.
 */
export function useOpenEarlyPrices(subject: {
  product_id?: number
  promotion_id?: string
}): readonly EarlyPrice[] {
  const { product_id, promotion_id } = subject
  const isMember = useSyncExternalStore(subscribeSession, getSession, getServerSession) === 'member'
  const [prices, setPrices] = useState<readonly EarlyPrice[]>([])
  useEffect(() => {
    if (!isMember) return
    let isCurrent = true
    const query = product_id === undefined ? { promotion_id } : { product_id: String(product_id) }
    api.cart['early-prices'].$get({ query }).then(
      (all) => {
        if (isCurrent) setPrices(all.filter(({ is_open }) => is_open))
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isMember, product_id, promotion_id])
  return isMember ? prices : []
}
