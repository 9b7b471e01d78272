import { CARRIER_EVENTS } from '@/domain/shipping/carrier-event'
import type { OrderTracking } from '@/domain/shipping/tracking'
import type { Database } from '../../database'
import type { OrderFacts } from '../order-facts'
import { eventsOf } from '../transitions/history'
import { parcelOf } from './parcel'

/** The parcel of an order and the tracking events of its history. */
export async function trackOrder(db: Database, order: OrderFacts): Promise<OrderTracking> {
  const parcel = parcelOf(order)
  const rows = await eventsOf(db, [order.id])
  const events = rows.flatMap(({ event, created_at }) => {
    const known = CARRIER_EVENTS.find((name) => name === event)
    return known ? [{ event: known, at: created_at.toISOString() }] : []
  })
  return {
    carrier: parcel?.carrier ?? null,
    carrier_name: parcel?.carrier_name ?? null,
    tracking_code: parcel?.tracking_code ?? null,
    tracking_url: parcel?.tracking_url ?? null,
    can_track_order: parcel !== null,
    events,
  }
}
