import type { OldAddress } from '@/domain/account/old-address'
import type { CarrierEventName, CarrierName } from '@/domain/shipping/carrier-event'

/** Where a parcel goes, by names and codes of today. */
export interface Destination {
  province_code: string
  province: string
  ward_code: string
  ward: string
  address1: string
  /**
   * Former places of the ward before the reform of 2025, the most likely first: the place the buyer named when one is known, else as
   * the mapping has it. Carriers that still ask for districts find theirs by it; empty when nothing is known.
   */
  old_places: readonly OldAddress['old'][]
}

export interface Parcel {
  destination: Destination
  /** grams */
  weight: number
  /** what the goods are worth, dong */
  goods_value: number
}

export interface ShipmentItem {
  name: string
  sku: string
  quantity: number
  price: number
  /** of one, grams */
  weight: number
}

export interface Shipment extends Parcel {
  /** the order's reference: a carrier asked twice for the same one makes one parcel */
  reference: string
  recipient_name: string
  /** as dialled in Vietnam: '0912345678' */
  phone: string
  /** to be collected on delivery, dong; 0 when paid */
  cod: number
  note: string
  items: readonly ShipmentItem[]
}

export interface Created {
  tracking_code: string
  /** what the carrier charges the shop, dong; null when it does not say */
  fee: number | null
}

export interface Detail {
  tracking_code: string
  /** the carrier's own word for it */
  state: string
  /** null for states that say nothing of the order */
  event: CarrierEventName | null
}

/** A carrier. Failures are DomainErrors: CARRIER_OFF (503), CARRIER_REFUSED (422), CARRIER_FAILED (502). */
export interface Carrier {
  name: CarrierName
  /** of standard delivery, whole dong */
  fee(parcel: Parcel): Promise<number>
  create(shipment: Shipment): Promise<Created>
  detail(trackingCode: string): Promise<Detail>
  /** a parcel that is cancelled already stays so, without a failure */
  cancel(trackingCode: string): Promise<void>
}
