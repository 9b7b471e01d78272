/** Where a parcel goes, as the shop's own table prices it. The shop sends from Hà Nội and from TP. Hồ Chí Minh, whichever is nearer. */
export const SHIPPING_ZONES = [
  'inner_city',
  'city_outskirts',
  'same_region',
  'other_region',
  'remote',
] as const
export type ShippingZone = (typeof SHIPPING_ZONES)[number]

/** Address facts that decide the zone: codes and name of the ward as after the reform of 2025. */
export interface ZoneAddress {
  province_code: string
  ward_code: string
  ward: string
}

const HA_NOI = '01'
const HO_CHI_MINH = '79'

/** Provinces of the regions the shop sends from: the north and the south. The centre and the highlands are neither. */
const NEAR_A_WAREHOUSE: ReadonlySet<string> = new Set([
  ...['01', '04', '08', '11', '12', '14', '15', '19', '20', '22', '24', '25', '31', '33', '37'],
  ...['75', '79', '80', '82', '86', '91', '92', '96'],
])

/** Wards of Hà Nội that lie apart from the city: Sơn Tây, Tùng Thiện, Chương Mỹ. */
const HA_NOI_OUTLYING_WARDS: readonly string[] = ['09574', '09604', '10015']

/** Codes of the wards that were the districts of TP. Hồ Chí Minh before Bình Dương and Bà Rịa - Vũng Tàu came to it. */
const HO_CHI_MINH_FIRST_WARD = '26737'
const HO_CHI_MINH_LAST_WARD = '27487'

const ISLAND = /^đặc khu /i

/** Islands that are no special zone, and communes at the end of the road, by province. */
export const REMOTE_WARDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['04', ['Xã Bảo Lạc', 'Xã Bảo Lâm']],
  ['08', ['Xã Đồng Văn', 'Xã Lũng Cú', 'Xã Mèo Vạc']],
  ['11', ['Xã Mường Nhé', 'Xã Sín Thầu']],
  ['12', ['Xã Mường Tè', 'Xã Pa Ủ', 'Xã Thu Lũm']],
  ['15', ['Xã A Mú Sung', 'Xã Y Tý']],
  ['38', ['Xã Mường Lát']],
  ['40', ['Xã Mường Xén']],
  ['48', ['Xã Hùng Sơn', 'Xã Nam Trà My', 'Xã Tam Hải', 'Xã Tân Hiệp', 'Xã Tây Giang']],
  ['51', ['Xã Ngọc Linh']],
  ['52', ['Xã Nhơn Châu']],
  ['66', ['Xã Ia Lốp', 'Xã Ia Rvê']],
  ['79', ['Xã Thạnh An']],
  ['91', ['Xã Hòn Nghệ', 'Xã Sơn Hải', 'Xã Tiên Hải']],
  ['96', ['Xã Đất Mũi']],
])

function isRemote({ province_code, ward }: ZoneAddress): boolean {
  const name = ward.normalize('NFC').trim()
  return ISLAND.test(name) || (REMOTE_WARDS.get(province_code)?.includes(name) ?? false)
}

function isInnerCity({ province_code, ward_code, ward }: ZoneAddress): boolean {
  if (!ward.normalize('NFC').startsWith('Phường ')) return false
  if (province_code === HA_NOI) return !HA_NOI_OUTLYING_WARDS.includes(ward_code)
  return (
    province_code === HO_CHI_MINH && ward_code >= HO_CHI_MINH_FIRST_WARD && ward_code <= HO_CHI_MINH_LAST_WARD
  )
}

/** The zone of an address. A province that is not known counts as far, so that no address is without a price. */
export function zoneOf(address: ZoneAddress): ShippingZone {
  if (isRemote(address)) return 'remote'
  if (isInnerCity(address)) return 'inner_city'
  if ([HA_NOI, HO_CHI_MINH].includes(address.province_code)) return 'city_outskirts'
  return NEAR_A_WAREHOUSE.has(address.province_code) ? 'same_region' : 'other_region'
}
