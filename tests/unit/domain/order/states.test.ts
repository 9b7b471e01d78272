import { bucketsOf } from '@/domain/order/buckets'
import {
  groupOf,
  isOrderState,
  ORDER_GROUPS,
  ORDER_STATE_IDS,
  ORDER_STATES,
  wireState,
} from '@/domain/order/states'

it.each([
  ['Awaiting bank wire payment', 'waiting_payment'],
  ['Awaiting payment', 'waiting_payment'],
  ['Order created', 'waiting_payment'],
  ['Payment Confirm', 'payment_verification'],
  ['Payment Accepted', 'payment_accepted'],
  ['Delivery Slip Printed', 'in_progress'],
  ['Packed', 'in_progress'],
  ['Picking in Progress', 'in_progress'],
  ['Shipped', 'shipped'],
  ['Delivered', 'delivered'],
  ['Cancelled', 'cancelled_or_refund'],
  ['Canceled', 'cancelled_or_refund'],
  ['Refund', 'cancelled_or_refund'],
  ['Payment Failure', 'cancelled_or_refund'],
  ['Expired', 'cancelled_or_refund'],
  ['Order Verified', 'order_verified'],
  ['Undelivered', 'undelivered'],
  ['Return', 'return'],
  ['Awaiting COD verification', 'awaiting_cod_verification'],
  [' awaiting cod Verification ', 'awaiting_cod_verification'],
  ['In Transit', 'in_transit'],
  ['Delivering', 'delivering'],
  ['Ready to pickup', 'ready_to_pickup'],
  ['Awaitingly', 'other'],
  ['On the moon', 'other'],
  ['', 'other'],
  ['constructor', 'other'],
])('puts %j into the group %s (ORD-17 to ORD-30)', (name, group) => expect(groupOf(name)).toBe(group))

it('has a state of its own in every group but other', () => {
  const groups = new Set(Object.values(ORDER_STATES).map(({ group }) => group))
  expect([...groups].sort()).toEqual(
    Object.keys(ORDER_GROUPS)
      .filter((group) => group !== 'other')
      .sort(),
  )
})

it('tells states by their id', () => {
  expect(isOrderState('packed')).toBe(true)
  expect(isOrderState('toString')).toBe(false)
  expect(new Set(ORDER_STATE_IDS.map((id) => ORDER_STATES[id].name)).size).toBe(ORDER_STATE_IDS.length)
})

it('says a state as the wire does (ORD-04)', () =>
  expect(wireState('awaiting_bank_transfer')).toEqual({
    state: { id: 'awaiting_bank_transfer', name: 'Awaiting bank transfer', color: 'gold-dark' },
    soco_state: 'Payment verification',
  }))

it('groups states into the buckets of the filter (ORD-13)', () => {
  const buckets = bucketsOf(
    [
      { _id: 'x', name: 'On the moon', color: 'muted' },
      { _id: 'packed', name: 'Packed', color: 'ink' },
      { _id: '7', name: 'Picking in Progress', color: 'ink' },
      { _id: 'created', name: 'Order created', color: 'gold-dark' },
    ],
    { packed: 2, '7': 3, gone: 9 },
  )
  expect(buckets).toEqual([
    {
      group: 'waiting_payment',
      nameFormated: 'Chờ thanh toán',
      ids: ['created'],
      names: ['Order created'],
      colors: ['gold-dark'],
      total: 0,
    },
    {
      group: 'in_progress',
      nameFormated: 'Đang chuẩn bị hàng',
      ids: ['packed', '7'],
      names: ['Packed', 'Picking in Progress'],
      colors: ['ink'],
      total: 5,
    },
    { group: 'other', nameFormated: 'Khác', ids: ['x'], names: ['On the moon'], colors: ['muted'], total: 0 },
  ])
})
