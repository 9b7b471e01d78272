import type { CarrierName } from '@/domain/shipping/carrier-event'
import { carrierTitle, isCarrier, parcelPage } from '../../shipping'
import type { OrderFacts } from '../order-facts'

/** The carrier of an order's parcel, and its tracking page. */
export interface ParcelView {
  carrier: CarrierName
  carrier_name: string
  tracking_code: string
  /** the carrier's own page; null when it has none */
  tracking_url: string | null
}

/** The parcel of an order; null as long as no carrier has taken it. */
export function parcelOf({
  carrier,
  tracking_code,
}: Pick<OrderFacts, 'carrier' | 'tracking_code'>): ParcelView | null {
  if (carrier === null || tracking_code === null || !isCarrier(carrier)) return null
  return {
    carrier,
    carrier_name: carrierTitle(carrier),
    tracking_code,
    tracking_url: parcelPage(carrier, tracking_code),
  }
}
