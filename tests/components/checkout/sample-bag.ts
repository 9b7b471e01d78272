import type { Address } from '@/domain/account/address'
import type { Bag, BagLineView, CheckoutView } from '@/domain/bag/view'
import type { Store } from '@/domain/store'

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

export const goods = {
  product_id: 12,
  combination_id: '44444444-0000-4000-8000-000000000001',
  name: 'Son lì Mây',
  brand: { id: 3, name: 'Mây' },
  slug: 'son-li-may',
  category_slug: 'son-moi',
  variant: 'Đỏ gạch',
  attributes: [],
  image_url: null,
  classification: 'normal',
} as const satisfies Partial<BagLineView>

export const line: BagLineView = {
  ...goods,
  id: LINE,
  quantity: 2,
  unit_price: 150_000,
  list_price: 180_000,
  unit_price_when_added: 150_000,
  subtotal: 300_000,
  discount: 0,
  total: 300_000,
  bundle_saving: 0,
  is_pre_order: false,
  ships_at: null,
  is_buy_one_get_one_free: false,
  max_quantity: 20,
  problems: [],
  egift: null,
  pack_detail: [],
}

const checkout: CheckoutView = {
  address_id: address.id,
  shipping_method: 'standard',
  address,
  methods: [
    {
      code: 'standard',
      fee: 25_000,
      standard_fee: 25_000,
      estimate: { from: '2026-11-24', to: '2026-11-26' },
    },
    {
      code: 'express',
      fee: 55_000,
      standard_fee: 25_000,
      estimate: { from: '2026-11-22', to: '2026-11-22' },
    },
    { code: 'store_pickup', fee: 0, standard_fee: 0, estimate: { from: '2026-11-22', to: '2026-11-23' } },
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
export const bagWith = ({ checkout: chosen, ...changes }: Changes = {}): Bag => ({
  cart_id: CART,
  is_member: true,
  may_check_out: true,
  agreement: 'as it is shown',
  lines: [line],
  saved: [],
  pieces: 2,
  free_products: [],
  missed_gifts: [],
  list_total: 360_000,
  subtotal: 300_000,
  discount: 0,
  goods_total: 300_000,
  shipping: { fee: 25_000, discount: 25_000, total: 0, missing_for_free: 0, is_known: true },
  points: { is_offered: false, balance: 0, usable: 0, wanted: 0, used: 0, amount: 0 },
  total: 300_000,
  saved_amount: 85_000,
  earned_points: 6,
  vouchers: { applied: [], refused: [], promised: [] },
  voucher_codes: [],
  entries: [
    { code: 'LIST_PRICE', amount: 360_000, source: null },
    { code: 'PRICE_CUT', amount: -60_000, source: null },
    { code: 'SHIPPING_FEE', amount: 25_000, source: null },
    { code: 'FREE_SHIPPING', amount: -25_000, source: null },
  ],
  weight: 100,
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
  is_active: true,
  is_display_store_info: true,
}))
