import type { CarrierName } from '@/domain/shipping/carrier-event'
import { settings } from '@/settings'

/** Names of the carriers as shoppers know them. */
const NAMES: Record<CarrierName, () => string> = {
  own: () => `${settings.SITE_NAME} giao hàng`,
  ghn: () => 'Giao Hàng Nhanh',
  ghtk: () => 'Giao Hàng Tiết Kiệm',
}

/** Where they show a parcel to everybody; the shop's own couriers have no such page. */
const PAGES: Record<CarrierName, (code: string) => string | null> = {
  own: () => null,
  ghn: (code) => `https://donhang.ghn.vn/?order_code=${encodeURIComponent(code)}`,
  ghtk: (code) => `https://i.ghtk.vn/${encodeURIComponent(code)}`,
}

export const carrierTitle = (carrier: CarrierName): string => NAMES[carrier]()

/** A carrier's public page of a parcel; null when there is none. */
export const parcelPage = (carrier: CarrierName, trackingCode: string): string | null =>
  PAGES[carrier](trackingCode)
