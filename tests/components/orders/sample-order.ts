import { actionsOf } from '@/domain/order/actions'
import type { Order, OrderLineView } from '@/domain/order/order'
import { type OrderStateId, wireState } from '@/domain/order/states'

export const NOW = new Date('2026-07-16T08:00:00Z')
const MINUTE_MS = 60_000

/** The instant so many minutes before the tests' now. */
export const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS).toISOString()

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const sampleLine: OrderLineView = {
  id: 12,
  product_id: 12,
  combination_id: '120',
  line_id: 'line-1',
  name: 'Son lì Mây',
  brand: { id: 3, name: 'Sớm Mai' },
  slug: 'son-li-may',
  category_slug: 'son-moi',
  variant: 'Đỏ gạch, 3 g',
  attributes: [],
  image_url: null,
  classification: 'normal',
  quantity: 2,
  unit_price: 90_000,
  list_price: 100_000,
  discount: 10_000,
  total: 170_000,
  is_pack: false,
  is_pre_order: false,
  pack_detail: [],
  egift_info: null,
}

interface Wanted extends Partial<Omit<Order, 'state'>> {
  number?: number
  state?: OrderStateId
  method?: string
  canTrack?: boolean
}

/** An order in a state, as the service tells it. */
export function sampleOrder({
  number = 1,
  state = 'awaiting_bank_transfer',
  method = 'bank_transfer',
  canTrack = false,
  ...rest
}: Wanted = {}): Order {
  const order: Order = {
    _id: idOf(number),
    reference_code: `NG260716000${number}A`,
    cart_id: idOf(900 + number),
    ...wireState(state),
    products: [sampleLine],
    free_products: [],
    is_payment_failed: false,
    is_omnichannel: false,
    order_type: 'Delivery',
    order_source: 'web',
    store: null,
    created_at: minutesAgo(600),
    actionName: null,
    actions: [],
    action_note: null,
    price: {
      list_total: 200_000,
      subtotal: 180_000,
      discount: 10_000,
      shipping_fee: 30_000,
      shipping_discount: 0,
      points_used: 0,
      points_amount: 0,
      total: 200_000,
      earned_points: 20,
      entries: [
        { code: 'LIST_PRICE', amount: 200_000, source: null },
        { code: 'PRICE_CUT', amount: -20_000, source: null },
        { code: 'ORDER_VOUCHER', amount: -10_000, source: '5' },
        { code: 'SHIPPING_FEE', amount: 30_000, source: null },
      ],
    },
    payment_method: {
      code: method,
      name: `Cách trả ${method}`,
      logo: null,
      bank_name: null,
      account_number: null,
    },
    is_paid: false,
    payment_due_at: null,
    shipping: {
      code: 'standard',
      carrier: [{ name: 'Giao hàng của Nàng', is_active: true }],
      can_track_order: canTrack,
      tracking_code: canTrack ? 'GHN123' : null,
      delivery_address: {
        recipient_name: 'Nguyễn Minh An',
        phone_code: '+84',
        phone_no: '912345678',
        street1: '1 Lê Lợi',
        street2: '',
        ward_code: '26740',
        ward: 'Phường Sài Gòn',
        district: null,
        province_code: '79',
        province: 'Thành phố Hồ Chí Minh',
      },
      estimate: { from: '2026-07-18', to: '2026-07-20' },
    },
    contact: { name: 'Nguyễn Minh An', phone_code: '+84', phone_no: '912345678', email: 'an@example.com' },
    state_histories: [],
    invoice: null,
    note: null,
    is_gift: false,
    cancellation_reason: null,
    ...rest,
  }
  const offer = actionsOf({ ...order, can_track_order: canTrack }, NOW)
  return { ...order, actions: offer.actions, action_note: offer.note, actionName: offer.actions[0] ?? null }
}

/** An order that is fetched at a store. */
export const pickupOrder = (wanted: Wanted = {}) =>
  sampleOrder({
    state: 'ready_to_pickup',
    is_omnichannel: true,
    order_type: 'In Store Pickup',
    store: { id: 5, name: 'Nàng Lê Lợi', address: '1 Lê Lợi, TP. Hồ Chí Minh', phone: '028 1234 5678' },
    ...wanted,
  })
