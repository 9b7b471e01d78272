import type { Fulfilment, OrderCause, OrderContext, OrderEvent } from './events'
import type { OrderStateId } from './states'

/** A row of the state machine; columns left out do not matter. */
export interface Transition {
  event: OrderEvent
  from: readonly OrderStateId[]
  to: OrderStateId
  by: readonly OrderCause[]
  payment?: readonly OrderContext['payment'][]
  fulfilment?: Fulfilment
  is_paid?: boolean
}

const AHEAD = ['online', 'transfer', 'voucher'] as const
const WAITING = ['order_created', 'awaiting_payment', 'awaiting_bank_transfer'] as const
const TO_PREPARE = ['payment_accepted', 'order_verified'] as const
const PREPARING = ['picking_in_progress', 'packed', 'delivery_slip_printed'] as const
const ENDED_BEFORE = ['cancelled', 'payment_failed', 'expired'] as const

/** Every way from one state to another (BUY-16; what the orders' requirements leave open is as a shop works). */
export const TRANSITIONS: readonly Transition[] = [
  // placing and paying
  place('awaiting_payment', ['online', 'voucher']),
  place('awaiting_bank_transfer', ['transfer']),
  place('awaiting_cod_verification', ['cod']),
  place('payment_accepted', ['none']),
  {
    event: 'pay',
    from: ['awaiting_payment', 'awaiting_bank_transfer', 'payment_confirm'],
    to: 'payment_accepted',
    by: ['payment', 'staff'],
    payment: AHEAD,
  },
  {
    event: 'retry',
    from: ['order_created', 'awaiting_payment', 'payment_failed', 'cancelled'],
    to: 'awaiting_payment',
    by: ['buyer'],
    payment: ['online'],
    is_paid: false,
  },
  {
    event: 'confirm-payment',
    from: ['awaiting_bank_transfer'],
    to: 'payment_confirm',
    by: ['buyer', 'staff'],
    payment: ['transfer'],
  },
  {
    event: 'verify',
    from: ['awaiting_cod_verification'],
    to: 'order_verified',
    by: ['staff'],
    payment: ['cod'],
  },
  { event: 'verify', from: ['payment_accepted'], to: 'order_verified', by: ['staff'] },

  // preparing
  { event: 'pick', from: TO_PREPARE, to: 'picking_in_progress', by: ['staff'] },
  { event: 'pack', from: [...TO_PREPARE, 'picking_in_progress'], to: 'packed', by: ['staff'] },
  // again: another parcel is asked for where the carrier refused the first
  {
    event: 'print-slip',
    from: ['packed', 'delivery_slip_printed'],
    to: 'delivery_slip_printed',
    by: ['staff'],
    fulfilment: 'delivery',
  },

  // on the way
  parcel('ship', ['packed', 'delivery_slip_printed'], 'shipped'),
  parcel('transit', ['shipped', 'undelivered'], 'in_transit'),
  parcel('out-for-delivery', ['shipped', 'in_transit', 'undelivered'], 'delivering'),
  parcel('deliver', ['shipped', 'in_transit', 'delivering', 'undelivered'], 'delivered'),
  parcel('fail-delivery', ['shipped', 'in_transit', 'delivering'], 'undelivered'),

  // at the store
  atStore('ready-to-pickup', ['packed', 'undelivered'], 'ready_to_pickup', ['staff']),
  atStore('deliver', ['ready_to_pickup', 'undelivered'], 'delivered', ['staff']),
  // not collected in time
  atStore('fail-delivery', ['ready_to_pickup'], 'undelivered', ['staff', 'clock']),

  // back
  { event: 'return', from: ['undelivered'], to: 'return', by: ['carrier', 'staff'] },
  { event: 'return', from: ['delivered'], to: 'return', by: ['staff'] },
  {
    event: 'refund',
    from: ['return', 'delivered', ...ENDED_BEFORE],
    to: 'refund',
    by: ['staff', 'payment'],
    is_paid: true,
  },

  // ended before delivery
  cancel(['buyer', 'staff'], [...WAITING, 'payment_confirm', 'awaiting_cod_verification']),
  { ...cancel(['buyer'], ['order_verified']), payment: ['cod'] },
  // given up after its payment failed: from then on it cannot be paid again
  cancel(['buyer', 'staff'], ['payment_failed']),
  cancel(['staff'], [...TO_PREPARE, ...PREPARING]),
  // goods that did not reach the buyer: a parcel lost, or back at the shop
  cancel(['staff'], ['ready_to_pickup', 'undelivered', 'return']),
  { event: 'cancel', from: ['awaiting_payment'], to: 'payment_failed', by: ['payment'] },
  // a transfer that is never found must not hold the goods for ever
  { event: 'expire', from: [...WAITING, 'payment_confirm'], to: 'expired', by: ['clock'] },
]

function place(to: OrderStateId, payment: Transition['payment']): Transition {
  return { event: 'place', from: ['order_created'], to, by: ['buyer'], payment }
}

function parcel(event: OrderEvent, from: OrderStateId[], to: OrderStateId): Transition {
  return { event, from, to, by: ['carrier', 'staff'], fulfilment: 'delivery' }
}

function atStore(event: OrderEvent, from: OrderStateId[], to: OrderStateId, by: OrderCause[]): Transition {
  return { event, from, to, by, fulfilment: 'pickup' }
}

function cancel(by: OrderCause[], from: OrderStateId[]): Transition {
  return { event: 'cancel', from, to: 'cancelled', by }
}
