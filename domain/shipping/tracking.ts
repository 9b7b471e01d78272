import type { CarrierEventName, CarrierName } from './carrier-event'

/** GET /tracking/{order}: where an order's parcel is. All null while no carrier has taken it. */
export interface OrderTracking {
  carrier: CarrierName | null
  carrier_name: string | null
  tracking_code: string | null
  /** the carrier's own page; null when it has none */
  tracking_url: string | null
  can_track_order: boolean
  /** the oldest first; ISO instants */
  events: { event: CarrierEventName; at: string }[]
}
