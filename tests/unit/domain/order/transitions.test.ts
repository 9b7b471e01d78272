import {
  FULFILMENTS,
  ORDER_CAUSES,
  ORDER_EVENTS,
  type OrderCause,
  type OrderContext,
  type OrderEvent,
} from '@/domain/order/events'
import { ORDER_STATE_IDS, type OrderStateId } from '@/domain/order/states'
import { END_STATES, INITIAL_STATE, next } from '@/domain/order/transitions'

const PAYMENTS = ['cod', 'transfer', 'online', 'voucher', 'none'] as const

const CONTEXTS: OrderContext[] = ORDER_CAUSES.flatMap((by) =>
  PAYMENTS.flatMap((payment) =>
    FULFILMENTS.flatMap((fulfilment) =>
      [true, false].map((is_paid) => ({ by, payment, fulfilment, is_paid })),
    ),
  ),
)

/** Written apart from the table it checks: where each event leads, and who causes it ("b" buyer, "s" staff, "p" payment, "c" carrier, "k" clock). */
const EXPECTED: Record<OrderStateId, Partial<Record<OrderEvent, string[]>>> = {
  order_created: {
    place: [
      'awaiting_payment b',
      'awaiting_bank_transfer b',
      'awaiting_cod_verification b',
      'payment_accepted b',
    ],
    retry: ['awaiting_payment b'],
    cancel: ['cancelled bs'],
    expire: ['expired k'],
  },
  awaiting_payment: {
    pay: ['payment_accepted sp'],
    retry: ['awaiting_payment b'],
    cancel: ['cancelled bs', 'payment_failed p'],
    expire: ['expired k'],
  },
  awaiting_bank_transfer: {
    pay: ['payment_accepted sp'],
    'confirm-payment': ['payment_confirm bs'],
    cancel: ['cancelled bs'],
    expire: ['expired k'],
  },
  payment_confirm: { pay: ['payment_accepted sp'], cancel: ['cancelled bs'], expire: ['expired k'] },
  payment_accepted: {
    verify: ['order_verified s'],
    pick: ['picking_in_progress s'],
    pack: ['packed s'],
    cancel: ['cancelled s'],
  },
  awaiting_cod_verification: { verify: ['order_verified s'], cancel: ['cancelled bs'] },
  order_verified: { pick: ['picking_in_progress s'], pack: ['packed s'], cancel: ['cancelled bs'] },
  picking_in_progress: { pack: ['packed s'], cancel: ['cancelled s'] },
  packed: {
    'print-slip': ['delivery_slip_printed s'],
    ship: ['shipped sc'],
    'ready-to-pickup': ['ready_to_pickup s'],
    cancel: ['cancelled s'],
  },
  delivery_slip_printed: {
    'print-slip': ['delivery_slip_printed s'],
    ship: ['shipped sc'],
    cancel: ['cancelled s'],
  },
  shipped: {
    transit: ['in_transit sc'],
    'out-for-delivery': ['delivering sc'],
    deliver: ['delivered sc'],
    'fail-delivery': ['undelivered sc'],
  },
  in_transit: {
    'out-for-delivery': ['delivering sc'],
    deliver: ['delivered sc'],
    'fail-delivery': ['undelivered sc'],
  },
  delivering: { deliver: ['delivered sc'], 'fail-delivery': ['undelivered sc'] },
  ready_to_pickup: { deliver: ['delivered s'], 'fail-delivery': ['undelivered sk'], cancel: ['cancelled s'] },
  delivered: { return: ['return s'], refund: ['refund sp'] },
  undelivered: {
    transit: ['in_transit sc'],
    'out-for-delivery': ['delivering sc'],
    'ready-to-pickup': ['ready_to_pickup s'],
    deliver: ['delivered sc'],
    return: ['return sc'],
    cancel: ['cancelled s'],
  },
  return: { refund: ['refund sp'], cancel: ['cancelled s'] },
  cancelled: { refund: ['refund sp'], retry: ['awaiting_payment b'] },
  payment_failed: { refund: ['refund sp'], retry: ['awaiting_payment b'], cancel: ['cancelled bs'] },
  expired: { refund: ['refund sp'] },
  refund: {},
}

const LETTER: Record<OrderCause, string> = { buyer: 'b', staff: 's', payment: 'p', carrier: 'c', clock: 'k' }

/** Every target of an event in any context, with the letters of those who may cause it. */
function targets(state: OrderStateId, event: OrderEvent): string[] {
  const found = new Map<string, Set<string>>()
  for (const context of CONTEXTS) {
    const answer = next(state, event, context)
    if ('state' in answer)
      found.set(answer.state, (found.get(answer.state) ?? new Set()).add(LETTER[context.by]))
  }
  return [...found].map(([to, by]) => `${to} ${['b', 's', 'p', 'c', 'k'].filter((l) => by.has(l)).join('')}`)
}

describe.each(ORDER_STATE_IDS)('from %s', (state) => {
  it.each(ORDER_EVENTS)('%s', (event) =>
    expect(targets(state, event).sort()).toEqual([...(EXPECTED[state][event] ?? [])].sort()),
  )
})

const online: OrderContext = { by: 'staff', payment: 'online', fulfilment: 'delivery', is_paid: false }

it.each<[OrderStateId, OrderEvent, Partial<OrderContext>, string]>([
  // who
  ['awaiting_payment', 'pay', { by: 'buyer' }, 'WRONG_CAUSE'],
  ['awaiting_payment', 'expire', { by: 'buyer' }, 'WRONG_CAUSE'],
  ['payment_accepted', 'cancel', { by: 'buyer', is_paid: true }, 'WRONG_CAUSE'],
  ['order_verified', 'cancel', { by: 'buyer', is_paid: true }, 'WRONG_CAUSE'],
  ['packed', 'cancel', { by: 'buyer', payment: 'cod' }, 'WRONG_CAUSE'],
  ['shipped', 'deliver', { by: 'buyer' }, 'WRONG_CAUSE'],
  ['ready_to_pickup', 'deliver', { by: 'carrier', fulfilment: 'pickup' }, 'WRONG_CAUSE'],
  ['ready_to_pickup', 'fail-delivery', { by: 'carrier', fulfilment: 'pickup' }, 'WRONG_CAUSE'],
  ['cancelled', 'refund', { by: 'buyer', is_paid: true }, 'WRONG_CAUSE'],
  // how it is paid
  ['awaiting_cod_verification', 'pay', { payment: 'cod' }, 'STATE_FORBIDS'],
  ['awaiting_cod_verification', 'verify', { payment: 'online' }, 'WRONG_PAYMENT'],
  ['awaiting_bank_transfer', 'confirm-payment', { payment: 'online' }, 'WRONG_PAYMENT'],
  ['payment_failed', 'retry', { by: 'buyer', payment: 'transfer' }, 'WRONG_PAYMENT'],
  ['cancelled', 'retry', { by: 'buyer', is_paid: true }, 'ALREADY_PAID'],
  ['cancelled', 'refund', {}, 'NOTHING_PAID'],
  ['return', 'refund', { payment: 'cod' }, 'NOTHING_PAID'],
  // how it reaches the buyer
  ['packed', 'ship', { fulfilment: 'pickup' }, 'WRONG_FULFILMENT'],
  ['packed', 'ready-to-pickup', {}, 'WRONG_FULFILMENT'],
  ['packed', 'print-slip', { fulfilment: 'pickup' }, 'WRONG_FULFILMENT'],
  // again, and too late
  ['payment_accepted', 'pay', { by: 'payment', is_paid: true }, 'ALREADY_DONE'],
  ['delivered', 'pay', { by: 'payment', is_paid: true }, 'ALREADY_DONE'],
  ['cancelled', 'pay', { by: 'payment', is_paid: true }, 'ALREADY_DONE'],
  ['expired', 'pay', { by: 'payment' }, 'LATE_PAYMENT'],
  ['cancelled', 'pay', { by: 'payment' }, 'LATE_PAYMENT'],
  ['payment_failed', 'pay', { by: 'payment' }, 'LATE_PAYMENT'],
  ['cancelled', 'cancel', { by: 'buyer' }, 'ALREADY_DONE'],
  ['payment_failed', 'cancel', { by: 'payment' }, 'ALREADY_DONE'],
  ['payment_failed', 'cancel', { by: 'carrier' }, 'WRONG_CAUSE'],
  ['delivered', 'deliver', { by: 'carrier' }, 'ALREADY_DONE'],
  ['delivering', 'transit', { by: 'carrier' }, 'STATE_FORBIDS'],
  ['delivered', 'cancel', {}, 'STATE_FORBIDS'],
  ['expired', 'retry', { by: 'buyer' }, 'STATE_FORBIDS'],
])('refuses in %s a %s with %j: %s (BUY-16)', (state, event, context, refusal) =>
  expect(next(state, event, { ...online, ...context })).toEqual({ refusal }),
)

it.each([
  ['online', 'awaiting_payment'],
  ['voucher', 'awaiting_payment'],
  ['transfer', 'awaiting_bank_transfer'],
  ['cod', 'awaiting_cod_verification'],
  ['none', 'payment_accepted'],
] as const)('places an order paid by %s into %s', (payment, state) =>
  expect(next(INITIAL_STATE, 'place', { ...online, by: 'buyer', payment })).toEqual({ state }),
)

it.each([
  ['cod', 'delivered', 'place verify pack ship transit out-for-delivery deliver'],
  ['cod', 'cancelled', 'place verify pack ship fail-delivery return cancel'],
  ['online', 'delivered', 'place pay verify pick pack print-slip ship deliver'],
  ['online', 'refund', 'place pay cancel refund'],
  ['transfer', 'refund', 'place confirm-payment pay pack ship deliver return refund'],
  ['none', 'delivered', 'place pack ship deliver'],
] as const)('takes an order paid by %s to %s', (payment, end, events) => {
  const last = events.split(' ').reduce<Order>(
    (order, event) => {
      const moved = moves(order, payment, 'delivery').find((move) => move.event === event)
      if (!moved) throw new Error(`${event} is not possible in ${order.state}`)
      return moved
    },
    { state: INITIAL_STATE, is_paid: false },
  )
  expect(last.state).toBe(end)
})

interface Order {
  state: OrderStateId
  is_paid: boolean
}

/** All that can happen to an order next, money followed along. */
function moves(
  { state, is_paid }: Order,
  payment: OrderContext['payment'],
  fulfilment: OrderContext['fulfilment'],
) {
  return ORDER_EVENTS.flatMap((event) =>
    ORDER_CAUSES.flatMap((by) => {
      const answer = next(state, event, { by, payment, fulfilment, is_paid })
      if (!('state' in answer)) return []
      const isPaidThen = event === 'pay' || (event === 'deliver' && payment === 'cod') || is_paid
      return [{ event, state: answer.state, is_paid: event === 'refund' ? false : isPaidThen }]
    }),
  )
}

const key = ({ state, is_paid }: Order) => `${state} ${is_paid}`

/** Every order that can come about, from `start` on. */
function reachable(start: Order, payment: OrderContext['payment'], fulfilment: OrderContext['fulfilment']) {
  const seen = new Map([[key(start), start]])
  const open = [start]
  for (let order = open.pop(); order; order = open.pop())
    for (const moved of moves(order, payment, fulfilment))
      if (!seen.has(key(moved))) {
        seen.set(key(moved), moved)
        open.push(moved)
      }
  return [...seen.values()]
}

const WAYS = PAYMENTS.flatMap((payment) => FULFILMENTS.map((fulfilment) => ({ payment, fulfilment })))
const start: Order = { state: INITIAL_STATE, is_paid: false }

it('reaches every state', () => {
  const states = WAYS.flatMap(({ payment, fulfilment }) => reachable(start, payment, fulfilment))
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(ORDER_STATE_IDS))
})

it.each(WAYS)(
  'comes to an end from anywhere, and keeps no money without goods: $payment, $fulfilment',
  ({ payment, fulfilment }) => {
    for (const order of reachable(start, payment, fulfilment)) {
      const ends = reachable(order, payment, fulfilment).filter(({ state }) => END_STATES.includes(state))
      expect(ends).not.toEqual([])
      if (order.is_paid && order.state !== 'delivered')
        expect(ends.map(({ state }) => state)).toContain('refund')
    }
  },
)

it('has an ending in every state that leads nowhere', () => {
  const stuck = ORDER_STATE_IDS.filter((state) =>
    ORDER_EVENTS.every((event) => targets(state, event).length === 0),
  )
  expect(stuck).toEqual(['refund'])
  for (const state of END_STATES)
    for (const event of ORDER_EVENTS)
      if (targets(state, event).length > 0) expect(['return', 'refund', 'retry', 'cancel']).toContain(event)
})
