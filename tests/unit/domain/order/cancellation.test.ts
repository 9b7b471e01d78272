import {
  CANCELLATION_REASONS,
  givenBack,
  isReasonOf,
  mayCancel,
  reclaimsResources,
} from '@/domain/order/cancellation'
import type { OrderContext } from '@/domain/order/events'
import { ORDER_STATE_IDS } from '@/domain/order/states'

const who = (by: OrderContext['by'], payment: OrderContext['payment']): OrderContext => ({
  by,
  payment,
  fulfilment: 'delivery',
  is_paid: false,
})

it.each([
  [
    who('buyer', 'cod'),
    [
      'order_created',
      'awaiting_payment',
      'awaiting_bank_transfer',
      'payment_confirm',
      'awaiting_cod_verification',
      'order_verified',
      'payment_failed',
    ],
  ],
  [
    who('buyer', 'online'),
    [
      'order_created',
      'awaiting_payment',
      'awaiting_bank_transfer',
      'payment_confirm',
      'awaiting_cod_verification',
      'payment_failed',
    ],
  ],
  [
    who('staff', 'online'),
    [
      'order_created',
      'awaiting_payment',
      'awaiting_bank_transfer',
      'payment_confirm',
      'payment_accepted',
      'awaiting_cod_verification',
      'order_verified',
      'picking_in_progress',
      'packed',
      'delivery_slip_printed',
      'ready_to_pickup',
      'undelivered',
      'return',
      'payment_failed',
    ],
  ],
  [who('payment', 'online'), ['awaiting_payment']],
  [who('carrier', 'online'), []],
  [who('clock', 'online'), []],
])('%j may cancel in %j', (context, states) =>
  expect(ORDER_STATE_IDS.filter((state) => mayCancel(state, context))).toEqual(states),
)

it('lets everybody give reasons of their own alone', () => {
  expect(isReasonOf('buyer', 'changed_mind')).toBe(true)
  expect(isReasonOf('buyer', 'out_of_stock')).toBe(false)
  expect(isReasonOf('staff', 'out_of_stock')).toBe(true)
  expect(isReasonOf('clock', 'payment_expired')).toBe(true)
  expect(isReasonOf('carrier', 'other')).toBe(false)
  expect(CANCELLATION_REASONS.buyer.at(-1)).toBe('other')
})

const all = {
  stock: true,
  voucher: true,
  gift_cards: true,
  spent_points: true,
  earned_points: false,
  money: false,
}
const none = {
  stock: false,
  voucher: false,
  gift_cards: false,
  spent_points: false,
  earned_points: false,
  money: false,
}

it.each([
  ['cancel', 'awaiting_payment', 'delivery', false, all],
  ['cancel', 'packed', 'delivery', false, all],
  ['expire', 'awaiting_bank_transfer', 'delivery', false, all],
  ['cancel', 'ready_to_pickup', 'pickup', false, all],
  ['cancel', 'undelivered', 'pickup', false, all],
  ['cancel', 'undelivered', 'delivery', false, { ...all, stock: false }],
  ['cancel', 'return', 'delivery', false, all],
  ['refund', 'return', 'delivery', false, { ...all, money: true }],
  ['refund', 'return', 'delivery', true, { ...all, voucher: false, earned_points: true, money: true }],
  [
    'refund',
    'delivered',
    'delivery',
    true,
    { ...all, stock: false, voucher: false, earned_points: true, money: true },
  ],
  ['refund', 'cancelled', 'delivery', false, { ...none, money: true }],
  ['refund', 'expired', 'delivery', false, { ...none, money: true }],
  ['refund', 'payment_failed', 'delivery', false, { ...none, money: true }],
] as const)(
  '%s from %s (%s, delivered before: %s) gives back %j',
  (event, from, fulfilment, was_delivered, given) =>
    expect(givenBack({ event, from, fulfilment, was_delivered })).toEqual(given),
)

it('takes stock again only for an order that had given it back (BUY-13)', () => {
  expect(reclaimsResources('payment_failed')).toBe(true)
  expect(reclaimsResources('awaiting_payment')).toBe(false)
})
