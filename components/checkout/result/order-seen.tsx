'use client'

import { useEffect } from 'react'
import { markOrderSeen } from '../frame/left-order'

/** Notes that the result of an order is on show. Renders nothing. */
export function OrderSeen({ orderId }: { orderId: string }) {
  useEffect(() => markOrderSeen(orderId), [orderId])
  return null
}
