'use client'

import { useSyncExternalStore } from 'react'
import { actionsOf } from '@/domain/order/actions'
import type { Order } from '@/domain/order/order'
import { RETRY_LAST_MS } from '@/domain/order/payment/retry'

const SECOND_MS = 1000

/** Past the retry window by the second in which the clock of the page may stand. */
const AFTER_WINDOW_MS = RETRY_LAST_MS + 1000

/** What can be done with an order now. It changes while the page is open: after the retry window THỬ LẠI becomes ĐẶT LẠI (ORD-39). */
export function useOrderButtons(order: Order) {
  const now = useTime(Date.parse(order.created_at) + AFTER_WINDOW_MS)
  return actionsOf({ ...order, can_track_order: order.shipping.can_track_order }, new Date(now))
}

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, SECOND_MS)
  return () => clearInterval(timer)
}

/** The time in whole seconds, as ms. From `until` (ms) on it stands still: nothing that hangs on it changes any more. */
function useTime(until: number): number {
  const end = Math.ceil(until / SECOND_MS) * SECOND_MS
  return useSyncExternalStore(
    everySecond,
    () => Math.min(Math.floor(Date.now() / SECOND_MS) * SECOND_MS, end),
    () => end,
  )
}
