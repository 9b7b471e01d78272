import type { OrderEvent } from '../order/events'

/** Carrier events of a parcel, by the names the state machine of orders knows (BUY-16). */
export const CARRIER_EVENTS = [
  'ship',
  'transit',
  'out-for-delivery',
  'deliver',
  'fail-delivery',
  'return',
] as const satisfies readonly OrderEvent[]
export type CarrierEventName = (typeof CARRIER_EVENTS)[number]

export const CARRIERS = ['own', 'ghn', 'ghtk'] as const
export type CarrierName = (typeof CARRIERS)[number]

export interface CarrierEvent {
  /** the same each time a report is sent again: a receiver that stores it applies each report once */
  id: string
  carrier: CarrierName
  event: CarrierEventName
  /** the shop's own reference of the order; null when the carrier did not repeat it */
  reference: string | null
  tracking_code: string
  at: Date
}
