'use client'

import { useSyncExternalStore } from 'react'
import type { Order } from '@/domain/order/order'
import type { WaitingReview } from '@/domain/review/waiting'
import { api } from '@/lib/client/api'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'
import { usePage } from '@/lib/client/use-data'

/** As many products as one call is asked about. */
const MOST = 100

/**
 * What the member has received in an order and not reviewed, in a call for the whole order; none for visitors, and until it is loaded.
 * Optional: a failure shows none.
 */
export function useWaiting(order: Order): readonly WaitingReview[] {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const ids = [...new Set(order.products.map((line) => line.product_id))].slice(0, MOST)
  // Only what has arrived is reviewed.
  const isWanted = order.state.id === 'delivered' && session === 'member' && ids.length > 0
  const query = { product_ids: ids.join(','), limit: String(MOST) }
  const address = isWanted ? api.public.users.me.reviews.waiting.$path({ query }) : null
  const { data } = usePage<WaitingReview>(address, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return data?.data ?? []
}
