'use client'

import { useSyncExternalStore } from 'react'
import { useRenderedAt } from '@/components/ui/server-clock'
import { actionsOf } from '@/domain/order/actions'
import type { Order } from '@/domain/order/order'
import { RETRY_LAST_MS } from '@/domain/order/payment/retry'

const SECOND_MS = 1000

/** The second past the retry window that the page's clock may lag. */
const AFTER_WINDOW_MS = RETRY_LAST_MS + 1000

/** The actions of an order now. They change while the page is open: after the retry window THỬ LẠI becomes ĐẶT LẠI (ORD-39). */
export function useOrderButtons(order: Order) {
  const now = useTime(Date.parse(order.created_at) + AFTER_WINDOW_MS)
  return actionsOf({ ...order, can_track_order: order.shipping.can_track_order }, new Date(now))
}

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}

/** The time in whole seconds, as ms. Stops at `until` (ms), when nothing depends on it any more. */
function useTime(until: number): number {
  const renderedAt = useRenderedAt()
  const end = Math.ceil(until / SECOND_MS) * SECOND_MS
  const whole = (now: number) => Math.min(Math.floor(now / SECOND_MS) * SECOND_MS, end)
  return useSyncExternalStore(
    everySecond,
    () => whole(Date.now()),
    () => (renderedAt === null ? end : whole(renderedAt)),
  )
}
