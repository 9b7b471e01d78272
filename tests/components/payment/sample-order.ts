import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment'
import { wireState } from '@/domain/order/states'
import { goods, line } from '../checkout/sample-bag'

export const ORDER = '55555555-0000-4000-8000-000000000001'

/** An order to be paid by transfer, placed a minute ago; `changes` say what is different. */
export const orderWith = (changes: Partial<Order> = {}): Order => ({
  _id: ORDER,
  reference_code: 'NG261121ABCD',
  cart_id: '11111111-0000-4000-8000-000000000001',
  ...wireState('awaiting_bank_transfer'),
  products: [
    {
      ...goods,
      id: 12,
      line_id: line.id,
      quantity: 2,
      unit_price: 150_000,
      list_price: 180_000,
      discount: 0,
      total: 300_000,
      is_pack: false,
      is_pre_order: false,
      pack_detail: [],
      egift_info: null,
    },
  ],
  free_products: [],
  is_payment_failed: false,
  is_omnichannel: false,
  order_type: 'Delivery',
  order_source: 'web',
  store: null,
  created_at: new Date(Date.now() - 60_000).toISOString(),
  actionName: null,
  actions: [],
  action_note: null,
  price: {
    list_total: 360_000,
    subtotal: 300_000,
    discount: 0,
    shipping_fee: 25_000,
    shipping_discount: 25_000,
    points_used: 0,
    points_amount: 0,
    total: 300_000,
    earned_points: 6,
    entries: [{ code: 'LIST_PRICE', amount: 300_000, source: null }],
  },
  payment_method: {
    code: 'bank_transfer',
    name: 'Chuyển khoản ngân hàng',
    logo: null,
    bank_name: null,
    account_number: null,
  },
  is_paid: false,
  payment_due_at: null,
  shipping: {
    code: 'standard',
    carrier: [],
    can_track_order: false,
    tracking_code: null,
    delivery_address: {
      recipient_name: 'Nguyễn Minh An',
      phone_code: '+84',
      phone_no: '912345678',
      street1: '12 Lê Lợi',
      street2: '',
      ward_code: '26740',
      ward: 'Phường Sài Gòn',
      district: null,
      province_code: '79',
      province: 'Thành phố Hồ Chí Minh',
    },
    estimate: { from: '2026-11-24', to: '2026-11-26' },
  },
  contact: { name: 'Nguyễn Minh An', phone_code: '+84', phone_no: '912345678', email: 'an@example.com' },
  state_histories: [],
  invoice: null,
  note: null,
  is_gift: false,
  cancellation_reason: null,
  ...changes,
})

export const paidBy = (code: string): Order['payment_method'] => ({
  code,
  name: code,
  logo: null,
  bank_name: null,
  account_number: null,
})

/** The payment of that order: two accounts at two banks. */
export const paymentWith = (changes: Partial<OrderPayment> = {}): OrderPayment => ({
  order_id: ORDER,
  reference_code: 'NG261121ABCD',
  method: 'bank_transfer',
  amount: 300_000,
  state: 'pending',
  transfer_content: 'NG261121ABCD',
  accounts: [
    { bank: 'Vietcombank', branch: 'Hà Nội', number: '0000000001', holder: 'CONG TY NANG', qr: '000201A' },
    { bank: 'Techcombank', branch: 'TP. HCM', number: '0000000003', holder: 'CONG TY NANG', qr: '000201B' },
  ],
  due_at: new Date(Date.now() + 3_600_000).toISOString(),
  has_proof: false,
  ...changes,
})
