import { actionsOf, type ActionableOrder } from '@/domain/order/actions'
import { paymentDueAt, unpaidUntil } from '@/domain/order/payment/due'
import {
  HOW_TO_PAY_METHODS,
  OFFERED_PAYMENT_CODES,
  PAYMENT_CODES,
  PAYMENT_METHODS,
  paymentKindOf,
} from '@/domain/order/payment/payment-methods'
import { ORDER_STATE_IDS, wireState } from '@/domain/order/states'
import { next } from '@/domain/order/transitions'

const CREATED = Date.parse('2026-07-16T03:00:00Z')
const ONLINE = ['vnpay', 'momo', 'zalopay', 'onepay', 'shopeepay', 'credit_debit_card']

function order(name: string, soco_state: string, code: string, more: Partial<ActionableOrder> = {}) {
  const created_at = new Date(CREATED).toISOString()
  return { state: { name }, soco_state, payment_method: { code }, created_at, ...more }
}

/** mm:ss after the order's creation */
function after(age: string): Date {
  const [minutes = 0, seconds = 0] = age.split(':').map(Number)
  return new Date(CREATED + (minutes * 60 + seconds) * 1000)
}

const at = (age: string, ...what: Parameters<typeof order>) => actionsOf(order(...what), after(age))
const waiting = (code: string) => ['Awaiting payment', 'Waiting payment', code] as const
const cancelled = (code: string) => ['Cancelled', 'Cancelled', code] as const

describe('actions of a state', () => {
  it.each([
    [
      'Awaiting bank wire payment',
      'Payment verification',
      'bank_transfer',
      ['confirm_payment', 'cancel', 'how_to_pay'],
    ],
    ['Awaiting payment', 'Payment verification', 'onepay', ['confirm_payment', 'cancel']],
    [
      'Awaiting payment',
      'Waiting payment',
      'bca_virtual_account',
      ['cancel', 'cancel_and_reorder', 'how_to_pay'],
    ],
    ['Awaiting payment', 'Waiting payment', 'cimb_clicks', ['cancel', 'cancel_and_reorder', 'how_to_pay']],
    [
      'Awaiting payment',
      'Waiting payment',
      'permata_virtual_account',
      ['cancel', 'cancel_and_reorder', 'how_to_pay'],
    ],
    ['Awaiting payment', 'Waiting payment', 'indomaret', ['cancel', 'cancel_and_reorder', 'how_to_pay']],
    ['Order created', 'Waiting payment', 'vnpay', ['cancel', 'cancel_and_reorder']],
    ['Awaiting payment', 'Something else', 'vnpay', []],
    ['Payment Confirm', 'Payment verification', 'bank_transfer', ['cancel']],
    ['Payment accepted', 'Payment accepted', 'vnpay', []],
    ['Packed', 'In progress', 'vnpay', []],
    ['Shipped', 'Shipped', 'vnpay', []],
    ['Delivered', 'Delivered', 'cash_on_delivery', ['reorder']],
    ['Cancelled', 'Cancelled', 'cash_on_delivery', ['reorder']],
    ['Refund', 'Refund', 'vnpay', ['reorder']],
    ['Order verified', 'Order verified', 'cash_on_delivery', ['cancel']],
    ['Order verified', 'Order verified', 'vnpay', []],
    ['Awaiting COD verification', 'Awaiting COD verification', 'cash_on_delivery', ['cancel']],
    ['Undelivered', 'Undelivered', 'vnpay', []],
    ['Return', 'Return', 'vnpay', []],
    ['Ready to pickup', 'Ready to pickup', 'vnpay', []],
    ['On the moon', 'Delivered', 'vnpay', []],
  ])('%s / %s by %s: %j (ORD-31 to ORD-35)', (name, soco, code, actions) =>
    expect(at('45:00', name, soco, code)).toEqual({ actions, note: null }),
  )

  it.each(['Shipped', 'In transit', 'Delivering'])(
    '%s is tracked where tracking is available (ORD-33)',
    (name) => {
      expect(at('45:00', name, name, 'vnpay', { can_track_order: true }).actions).toEqual(['track'])
      expect(at('45:00', name, name, 'vnpay', { can_track_order: false }).actions).toEqual([])
    },
  )
})

describe('retry', () => {
  const retry = { actions: ['retry'], note: 'payment_failed' }
  const retryWaitingGoPay = { actions: ['retry', 'cancel', 'cancel_and_reorder'], note: 'payment_failed' }
  const retryWaiting = { actions: ['retry', 'cancel', 'cancel_and_reorder'], note: 'awaiting_payment' }
  const retryFailed = { actions: ['retry', 'cancel_and_reorder'], note: 'payment_failed' }
  const reorder = { actions: ['reorder'], note: null }
  const cancelOrReorder = { actions: ['cancel', 'cancel_and_reorder'], note: null }
  const nothing = { actions: [], note: 'awaiting_confirmation' }

  it.each([
    ['0:00', retry],
    ['4:59', retry],
    ['30:00', retry],
    ['30:01', reorder],
  ])('OVO, cancelled, after %s (ORD-36, ORD-37, ORD-39)', (age, offer) =>
    expect(at(age, ...cancelled('ovo'))).toEqual(offer),
  )

  it.each(['0:00', '5:00', '30:01'])('OVO, waiting, after %s: never', (age) =>
    expect(at(age, ...waiting('ovo'))).toEqual(cancelOrReorder),
  )

  it.each([
    ['0:00', nothing, nothing],
    ['4:59', nothing, nothing],
    ['5:00', retry, retryWaitingGoPay],
    ['30:00', retry, retryWaitingGoPay],
    ['30:01', reorder, cancelOrReorder],
  ])('GoPay after %s (ORD-38)', (age, whenCancelled, whenWaiting) => {
    expect(at(age, ...cancelled('gopay'))).toEqual(whenCancelled)
    expect(at(age, ...waiting('gopay'))).toEqual(whenWaiting)
  })

  describe.each(ONLINE)('%s', (code) => {
    it.each([
      ['0:00', retryWaiting, retryFailed],
      ['5:00', retryWaiting, retryFailed],
      ['30:00', retryWaiting, retryFailed],
      ['30:01', cancelOrReorder, reorder],
    ])('after %s (PAY-12)', (age, whenWaiting, whenFailed) => {
      expect(at(age, ...waiting(code))).toEqual(whenWaiting)
      expect(at(age, 'Payment Failure', 'Payment Failure', code)).toEqual(whenFailed)
      expect(at(age, ...cancelled(code), { is_payment_failed: true })).toEqual(whenFailed)
      expect(at(age, ...cancelled(code))).toEqual(reorder)
    })
  })

  it('is not for refunded orders, nor for ways to pay that have none', () => {
    expect(at('6:00', 'Refund', 'Refund', 'gopay')).toEqual(reorder)
    for (const code of ['bank_transfer', 'cash_on_delivery', 'indomaret', 'cimb_clicks', 'unknown'])
      expect(at('6:00', ...cancelled(code))).toEqual(reorder)
  })

  it('takes an order from the future for a new one, and one without a time for an old one', () => {
    expect(actionsOf(order(...waiting('momo')), new Date(CREATED - 60_000)).actions[0]).toBe('retry')
    expect(actionsOf(order(...waiting('gopay')), new Date(CREATED - 60_000)).actions).toEqual([])
    expect(at('6:00', ...cancelled('ovo'), { created_at: '?' })).toEqual(reorder)
  })
})

it('offers only what the state machine lets a buyer do', () => {
  const moves = {
    confirm_payment: 'confirm-payment',
    cancel: 'cancel',
    cancel_and_reorder: 'cancel',
    retry: 'retry',
    reorder: null,
    track: null,
    how_to_pay: null,
  } as const
  for (const state of ORDER_STATE_IDS)
    for (const code of OFFERED_PAYMENT_CODES) {
      const { kind } = PAYMENT_METHODS[code]
      if (state === 'awaiting_payment' && kind !== 'online') continue
      if (state === 'awaiting_bank_transfer' && kind !== 'transfer') continue
      const context = { by: 'buyer', payment: kind, fulfilment: 'delivery', is_paid: false } as const
      const wire = wireState(state)
      for (const age of ['1:00', '31:00'])
        for (const action of at(age, wire.state.name, wire.soco_state, code).actions) {
          const event = moves[action]
          if (event) expect(next(state, event, context)).toHaveProperty('state')
        }
    }
})

describe('ways to pay', () => {
  it('knows the 14 codes and offers those of the shop (DEC-20, PAY-01)', () => {
    expect(PAYMENT_CODES).toHaveLength(14)
    expect([...OFFERED_PAYMENT_CODES].sort()).toEqual(['cash_on_delivery', 'bank_transfer', ...ONLINE].sort())
  })
  it.each([
    ['cash_on_delivery', 'cod'],
    ['bank_transfer', 'transfer'],
    ['permata_virtual_account', 'transfer'],
    ['indomaret', 'voucher'],
    ['ovo', 'online'],
    ['momo', 'online'],
    ['toString', null],
    ['cheque', null],
  ])('%s is %s', (code, kind) => expect(paymentKindOf(code)).toBe(kind))
})

describe('due time', () => {
  it.each(HOW_TO_PAY_METHODS)('%s: one day after creation while waiting (ORD-40, PAY-11)', (code) => {
    expect(paymentDueAt(order(...waiting(code)))).toEqual(after('1440:00'))
    expect(paymentDueAt(order('Payment Confirm', 'Payment verification', code))).toBeNull()
    expect(unpaidUntil(code, new Date(CREATED))).toEqual(after('1440:00'))
  })
  it('can be set for other methods', () => {
    expect(paymentDueAt(order(...waiting('vnpay')))).toBeNull()
    expect(paymentDueAt(order(...waiting('vnpay')), ['vnpay'])).toEqual(after('1440:00'))
  })
  it('ends an unpaid online order when its last retry has run out, cash on delivery never', () => {
    expect(unpaidUntil('vnpay', new Date(CREATED))).toEqual(after('45:00'))
    expect(unpaidUntil('cash_on_delivery', new Date(CREATED))).toBeNull()
  })
})
