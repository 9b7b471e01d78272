'use client'

import { createContext, useContext } from 'react'
import type { Order } from '@/domain/order/order'

/** What cards and detail of an order ask of the page around them. */
export interface OrderCommands {
  /** cart id of the order that is being put into the bag again */
  reordering: string | null
  reorder: (cartId: string) => Promise<void>
  /** an order is another now: list, counts and detail show it */
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
