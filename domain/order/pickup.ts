import type { OrderType } from './order-list'

/** The store-pickup list leaves these out (STO-02); named so that a query can say the same. */
export const PICKUP_EXCLUDED_SOCO_STATES: readonly string[] = [
  'Delivered',
  'Cancelled',
  'Payment Failure',
  'Expired',
]
export const PICKUP_EXCLUDED_STATE_NAME = 'Refund'
export const PICKUP_ORDER_TYPE = 'In Store Pickup' satisfies OrderType

interface PickupOrder {
  is_omnichannel: boolean
  order_type: string
  soco_state: string
  state: { name: string }
}

/** Whether the store-pickup list has an order: fetched at a store, and neither fetched nor ended yet. */
export const isInPickupList = (order: PickupOrder): boolean =>
  order.is_omnichannel &&
  order.order_type === PICKUP_ORDER_TYPE &&
  !PICKUP_EXCLUDED_SOCO_STATES.includes(order.soco_state) &&
  order.state.name !== PICKUP_EXCLUDED_STATE_NAME

/** Whether the goods wait at the store: only then there is something to fetch, and the code to show there appears. */
export const isReadyForPickup = (order: PickupOrder & { state: { id: string } }): boolean =>
  isInPickupList(order) && order.state.id === 'ready_to_pickup'
