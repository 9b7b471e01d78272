'use client'

import { createContext, useContext } from 'react'
import type { Order } from '@/domain/order/order'

/** Actions that cards and details of an order request from the page. */
export interface OrderCommands {
  /** cart id of the order being reordered */
  reordering: string | null
  reorder: (cartId: string) => Promise<void>
  /** an order changed: updates list, counts and detail */
  changed: (order?: Order) => Promise<void>
  open: (id: string) => void
}

export const OrderCommandsContext = createContext<OrderCommands | null>(null)

/** @throws when used outside my orders */
export function useOrderCommands(): OrderCommands {
  const commands = useContext(OrderCommandsContext)
  if (!commands) throw new Error('useOrderCommands: not inside my orders')
  return commands
}
