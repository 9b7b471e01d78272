import type { Address } from '@/domain/account/address'
import type { Bag, CheckoutView } from '@/domain/bag/view'
import type { Store } from '@/domain/store/store'
import { sampleBag, sampleLine } from '../bag/sample-bag'

export const CART = '11111111-0000-4000-8000-000000000001'
export const LINE = '22222222-0000-4000-8000-000000000001'

export const address: Address = {
  id: '33333333-0000-4000-8000-000000000001',
  label: 'Nhà riêng',
  recipient_name: 'Nguyễn Minh An',
  phone_code: '+84',
  phone_no: '912345678',
  address1: '12 Lê Lợi',
  address2: null,
  province_code: '79',
  province: 'Thành phố Hồ Chí Minh',
  ward_code: '26740',
  ward: 'Phường Sài Gòn',
  city: 'Thành phố Hồ Chí Minh',
  district: null,
  zipcode: null,
  country: 'VN',
  is_default: true,
}

export const office: Address = {
  ...address,
  id: '33333333-0000-4000-8000-000000000002',
  label: 'Văn phòng',
  address1: '1 Nguyễn Huệ',
  is_default: false,
}

export const line = sampleLine({
  id: LINE,
  combination_id: '44444444-0000-4000-8000-000000000001',
  variant: 'Đỏ gạch',
  quantity: 2,
  unit_price: 150_000,
  list_price: 180_000,
})

const checkout: CheckoutView = {
  address_id: address.id,
  shipping_method: 'standard',
  address,
  methods: [
    {
      code: 'standard',
      fee: 25_000,
      standard_fee: 25_000,
      total: 0,
      estimate: { from: '2026-11-24', to: '2026-11-26' },
    },
    {
      code: 'express',
      fee: 55_000,
      standard_fee: 25_000,
      total: 30_000,
      estimate: { from: '2026-11-22', to: '2026-11-22' },
    },
    {
      code: 'store_pickup',
      fee: 0,
      standard_fee: 0,
      total: 0,
      estimate: { from: '2026-11-22', to: '2026-11-23' },
    },
  ],
  estimate: { from: '2026-11-24', to: '2026-11-26' },
  is_by_email_only: false,
  missing: ['payment_method'],
  payment_methods: ['cash_on_delivery', 'bank_transfer', 'momo', 'credit_debit_card'],
}

interface Changes extends Partial<Omit<Bag, 'checkout'>> {
  checkout?: Partial<CheckoutView>
}

/** A member's bag of two lipsticks, delivered free of charge; `changes` say what is different. */
export const bagWith = ({ checkout: chosen, ...changes }: Changes = {}): Bag =>
  sampleBag({
    cart_id: CART,
    is_member: true,
    lines: [line],
    list_total: 360_000,
    shipping: {
      fee: 25_000,
      discount: 25_000,
      total: 0,
      missing_for_free: 0,
      free_from: 200_000,
      is_known: true,
    },
    saved_amount: 85_000,
    earned_points: 6,
    entries: [
      { code: 'LIST_PRICE', amount: 360_000, source: null },
      { code: 'PRICE_CUT', amount: -60_000, source: null },
      { code: 'SHIPPING_FEE', amount: 25_000, source: null },
      { code: 'FREE_SHIPPING', amount: -25_000, source: null },
    ],
    ...changes,
    checkout: { ...checkout, ...chosen },
  })

const hours = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }))

export const stores: Store[] = [
  [3, 'Nàng Tràng Tiền', true],
  [5, 'Nàng Nguyễn Huệ', true],
  [8, 'Nàng Đà Nẵng', true],
].map(([id, name]) => ({
  id: Number(id),
  value: String(id),
  name: String(name),
  alias: String(id),
  address: `${id} đường Hoa`,
  phone: '1900 0108',
  hours: hours('09:00', '21:30'),
  latitude: 10.77,
  longitude: 106.7,
  image: null,
  is_active: true,
  is_display_store_info: true,
}))
