import type { Shipment } from '@/services/shipping'

const benNghe = { ward: 'Phường Bến Nghé', district: 'Quận 1', province: 'Thành phố Hồ Chí Minh' }

export const destination: Shipment['destination'] = {
  province_code: '79',
  province: 'Thành phố Hồ Chí Minh',
  ward_code: '26740',
  ward: 'Phường Sài Gòn',
  address1: '12 Lê Lợi',
  old_places: [benNghe],
}

export const shipment = (changes: Partial<Shipment> = {}): Shipment => ({
  reference: 'NG260716A38J8',
  destination,
  weight: 730,
  goods_value: 450_000,
  recipient_name: 'Nguyễn Thị Hoa',
  phone: '0912345678',
  cod: 450_000,
  note: 'Gọi trước khi giao',
  items: [{ name: 'Son lì', sku: 'SL-01', quantity: 2, price: 225_000, weight: 365 }],
  ...changes,
})

export const codeOf = async (doing: Promise<unknown>): Promise<unknown> =>
  doing.then(
    () => 'no failure',
    (error: unknown) => Reflect.get(Object(error), 'code'),
  )
