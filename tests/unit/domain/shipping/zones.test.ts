import { SHIPPING_FEE } from '@/domain/constants'
import { methodsFor, pickupStore } from '@/domain/shipping/methods'
import { feeOf } from '@/domain/shipping/rates'
import { SHIPPING_ZONES, zoneOf } from '@/domain/shipping/zones'

const at = (province_code: string, ward_code: string, ward: string) => ({ province_code, ward_code, ward })

const hoanKiem = at('01', '00070', 'Phường Hoàn Kiếm')
const saiGon = at('79', '26740', 'Phường Sài Gòn')

it.each([
  ['inner Hà Nội', hoanKiem, 'inner_city'],
  ['a new inner ward of Hà Nội', at('01', '09886', 'Phường Dương Nội'), 'inner_city'],
  ['Sơn Tây, a ward far from Hà Nội', at('01', '09574', 'Phường Sơn Tây'), 'city_outskirts'],
  ['a commune of Hà Nội', at('01', '00454', 'Xã Đông Anh'), 'city_outskirts'],
  ['inner Sài Gòn', saiGon, 'inner_city'],
  ['the first ward of it', at('79', '26737', 'Phường Tân Định'), 'inner_city'],
  ['the last ward of it', at('79', '27487', 'Phường Tân Mỹ'), 'inner_city'],
  ['what was Bình Dương', at('79', '25942', 'Phường Dĩ An'), 'city_outskirts'],
  ['what was Vũng Tàu', at('79', '26506', 'Phường Vũng Tàu'), 'city_outskirts'],
  ['a commune of TP. Hồ Chí Minh', at('79', '27553', 'Xã Củ Chi'), 'city_outskirts'],
  ['its island', at('79', '27676', 'Xã Thạnh An'), 'remote'],
  ['its special zone', at('79', '26732', 'Đặc khu Côn Đảo'), 'remote'],
  ['the north', at('22', '06652', 'Phường Hà Lầm'), 'same_region'],
  ['the delta', at('92', '31135', 'Phường Ninh Kiều'), 'same_region'],
  ['the centre', at('48', '20242', 'Phường Hải Châu'), 'other_region'],
  ['the highlands', at('68', '24787', 'Phường Xuân Hương - Đà Lạt'), 'other_region'],
  ['Cù Lao Chàm', at('48', '20434', 'Xã Tân Hiệp'), 'remote'],
  ['another ward of that name', at('91', '30850', 'Xã Tân Hiệp'), 'same_region'],
  ['a name in decomposed form', at('91', '31078', 'Đặc khu Phú Quốc'.normalize('NFD')), 'remote'],
  ['an unknown province', at('00', '1', 'Phường Mới'), 'other_region'],
])('sends to %s', (_, address, zone) => {
  expect(zoneOf(address)).toBe(zone)
})

it.each([
  ['standard', 'inner_city', 0, 20_000],
  ['standard', 'inner_city', 500, 20_000],
  ['standard', 'inner_city', 501, 22_000],
  ['standard', 'inner_city', 2_000, 26_000],
  ['standard', 'city_outskirts', 1_200, 30_000],
  ['standard', 'same_region', 1_000, 32_000],
  ['standard', 'other_region', 500, SHIPPING_FEE],
  ['standard', 'other_region', 500.5, 35_000],
  ['standard', 'remote', 30_000, 635_000],
  ['express', 'inner_city', 500, 40_000],
  ['express', 'city_outskirts', 1_000, 61_000],
  ['express', 'inner_city', 10_000, 135_000],
  ['express', 'inner_city', 10_001, null],
  ['express', 'same_region', 500, null],
  ['express', 'remote', 500, null],
  ['store_pickup', 'remote', 50_000, 0],
] as const)('%s to %s with %d g costs %s', (method, zone, weight, fee) => {
  expect(feeOf(method, zone, weight)).toBe(fee)
})

it('charges whole dong, never less for more weight or a farther zone', () => {
  const fees = SHIPPING_ZONES.map((zone) =>
    Array.from({ length: 80 }, (_, index) => feeOf('standard', zone, index * 250) ?? -1),
  )
  for (const [index, row] of fees.entries()) {
    expect(row.every((fee) => Number.isInteger(fee) && fee > 0)).toBe(true)
    expect(row).toEqual([...row].sort((one, other) => one - other))
    expect(row.every((fee, step) => fee >= (fees[index - 1]?.[step] ?? 0))).toBe(true)
  }
})

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('takes %d for no weight', (weight) => {
  expect(() => feeOf('standard', 'inner_city', weight)).toThrow(RangeError)
})

it('offers express in the two big cities alone, and pickup everywhere', () => {
  expect(methodsFor(saiGon, 600)).toEqual([
    { code: 'standard', fee: 22_000, standard_fee: 22_000 },
    { code: 'express', fee: 45_000, standard_fee: 22_000 },
    { code: 'store_pickup', fee: 0, standard_fee: 0 },
  ])
  const codes = (address: Parameters<typeof methodsFor>[0], weight: number) =>
    methodsFor(address, weight).map(({ code }) => code)
  expect(codes(hoanKiem, 12_000)).toEqual(['standard', 'store_pickup'])
  expect(codes(at('48', '20242', 'Phường Hải Châu'), 500)).toEqual(['standard', 'store_pickup'])
  expect(codes(null, 500)).toEqual(['store_pickup'])
})

it('waits at the store wished; where none is, at the default, else at any that is open (STO-05)', () => {
  const stores = [3, 5, 8].map((id) => ({ id, is_active: true }))
  expect(pickupStore(stores, 8)?.id).toBe(8)
  expect(pickupStore(stores)?.id).toBe(5)
  const closed = stores.map((store) => ({ ...store, is_active: store.id === 3 }))
  expect(pickupStore(closed)?.id).toBe(3)
  expect(pickupStore([])).toBeNull()
})

it('never sends a buyer to another store than the chosen one', () => {
  const stores = [5, 8].map((id) => ({ id, is_active: id === 5 }))
  expect(pickupStore(stores, 8)).toBeNull()
  expect(pickupStore(stores, 99)).toBeNull()
})
