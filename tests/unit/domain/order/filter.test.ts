import { dateRange, dayOf, isDay, readDay, writeDay } from '@/domain/order/dates'
import { orderFilterSchema } from '@/domain/order/order-filter'
import { hasMoreOrders, isListed, orderSourceOf } from '@/domain/order/order-list'
import { isInPickupList } from '@/domain/order/pickup'

const read = (value: object) => orderFilterSchema.validateSync(value, { stripUnknown: true })

describe('filter of my orders on the wire', () => {
  it('takes all its fields (ORD-01)', () => {
    const filter = {
      created_at: { gte: '2026-07-01T00:00:00.000Z', lte: '2026-07-16T16:59:59.999+07:00' },
      'state.id': { in: ['packed', 'shipped'] },
      order_source: { in: ['web', 'ios'] },
      'store.id': 5,
      order_type: 'In Store Pickup',
    }
    expect(read(filter)).toEqual({
      created_at: filter.created_at,
      'state.id': ['packed', 'shipped'],
      order_source: ['web', 'ios'],
      'store.id': [5],
      order_type: 'In Store Pickup',
    })
  })
  it('needs none of them and ignores others', () => expect(read({ colour: 'red' })).toEqual({}))
  it('takes a range of one instant', () => {
    const instant = '2026-07-01T00:00:00Z'
    expect(read({ created_at: { gte: instant, lte: instant } }).created_at).toEqual({
      gte: instant,
      lte: instant,
    })
  })
  it.each([
    [{ created_at: { gte: '2026-07-02T00:00:00Z', lte: '2026-07-01T00:00:00Z' } }],
    [{ created_at: { gte: '2026-07-01' } }],
    [{ created_at: { gte: '2026-13-01T00:00:00Z' } }],
    [{ created_at: { gte: '2026-02-31T00:00:00Z' } }],
    [{ created_at: { gte: '2026-02-01T00:00:00+99:99' } }],
    [{ created_at: { lte: 'yesterday' } }],
    [{ created_at: 5 }],
    [{ 'state.id': [''] }],
    [{ 'state.id': ['a\0'] }],
    [{ 'state.id': Array.from({ length: 201 }, () => 'packed') }],
    [{ order_source: ['fax'] }],
    [{ 'store.id': 0 }],
    [{ order_type: 'By Air' }],
  ])('refuses %j', (value) => {
    expect(() => read(value)).toThrow()
  })
})

describe('date fields', () => {
  it.each([
    ['05 - 03 - 26', '2026-03-05'],
    ['5-3-26', '2026-03-05'],
    ['  29 - 02 - 28 ', '2028-02-29'],
    ['29 - 02 - 26', null],
    ['31 - 04 - 26', null],
    ['00 - 01 - 26', null],
    ['01 - 13 - 26', null],
    ['01 - 03 - 2026', null],
    ['2026-03-05', null],
    ['', null],
  ])('reads %j as %s (ORD-09)', (field, day) => expect(readDay(field)).toBe(day))

  it('writes what it reads', () => {
    expect(writeDay('2026-03-05')).toBe('05 - 03 - 26')
    expect(readDay(writeDay('2099-12-31'))).toBe('2099-12-31')
    expect(writeDay('soon')).toBe('')
    expect(isDay('2026-02-30')).toBe(false)
  })

  it.each([
    ['16 - 07 - 26', '16 - 07 - 26', { gte: '2026-07-15T17:00:00.000Z', lte: '2026-07-16T16:59:59.999Z' }],
    ['16 - 07 - 26', '', { gte: '2026-07-15T17:00:00.000Z' }],
    [' ', '16 - 07 - 26', { lte: '2026-07-16T16:59:59.999Z' }],
    ['', '', {}],
  ])('ranges from %j to %j in the zone of orders (GEN-06)', (from, to, created_at) => {
    expect(dateRange(from, to)).toEqual({ created_at })
    expect(read({ created_at }).created_at).toEqual(created_at)
  })

  it.each([
    ['17 - 07 - 26', '16 - 07 - 26', 'END_BEFORE_START'],
    ['01 - 01 - 27', '31 - 12 - 26', 'END_BEFORE_START'],
    ['x', '16 - 07 - 26', 'INVALID_DATE'],
    ['16 - 07 - 26', '31 - 02 - 26', 'INVALID_DATE'],
  ])('refuses %j to %j: %s (ORD-08)', (from, to, error) => expect(dateRange(from, to)).toEqual({ error }))

  it('gives the day of an instant in the time zone of orders', () => {
    expect(dayOf(new Date('2026-07-15T16:59:59.999Z'))).toBe('2026-07-15')
    expect(dayOf(new Date('2026-07-15T17:00:00Z'))).toBe('2026-07-16')
  })
})

it.each([
  [0, false],
  [9, false],
  [10, true],
  [11, false],
])('after a page of %d orders there may be more: %s (ORD-05)', (length, more) =>
  expect(hasMoreOrders(length)).toBe(more),
)

it('leaves failed payments out of the list', () => {
  expect(isListed({ is_payment_failed: false })).toBe(true)
  expect(isListed({ is_payment_failed: true })).toBe(false)
})

it('takes an unknown source for one of the others (ORD-15)', () => {
  expect(orderSourceOf('iOS')).toBe('ios')
  expect(orderSourceOf('fax')).toBe('others')
})

describe('store-pickup list', () => {
  const ready = {
    is_omnichannel: true,
    order_type: 'In Store Pickup',
    soco_state: 'Ready to pickup',
    state: { name: 'Ready to pickup' },
  }
  it.each([
    [{}, true],
    [{ soco_state: 'Waiting payment', state: { name: 'Awaiting payment' } }, true],
    [{ soco_state: 'Return', state: { name: 'Return' } }, true],
    [{ is_omnichannel: false }, false],
    [{ order_type: 'Delivery' }, false],
    [{ soco_state: 'Delivered' }, false],
    [{ soco_state: 'Cancelled' }, false],
    [{ soco_state: 'Payment Failure' }, false],
    [{ soco_state: 'Expired' }, false],
    [{ state: { name: 'Refund' } }, false],
  ])('with %j: %s (STO-02)', (change, shown) => expect(isInPickupList({ ...ready, ...change })).toBe(shown))
})
