import { deliveryEstimate } from '@/domain/shipping/estimate'
import type { ShippingMethod } from '@/domain/shipping/methods'
import type { ShippingZone } from '@/domain/shipping/zones'

type Case = [
  what: string,
  method: ShippingMethod,
  zone: ShippingZone | null,
  at: string,
  from: string,
  to: string,
]

// 16 July 2026 is a Thursday.
const CASES: Case[] = [
  ['a morning', 'standard', 'inner_city', '2026-07-14T09:00+07:00', '2026-07-15', '2026-07-16'],
  ['just before the cut-off', 'standard', 'inner_city', '2026-07-14T14:59+07:00', '2026-07-15', '2026-07-16'],
  ['the cut-off', 'standard', 'inner_city', '2026-07-14T15:00+07:00', '2026-07-16', '2026-07-17'],
  ['over a Sunday', 'standard', 'inner_city', '2026-07-17T10:00+07:00', '2026-07-18', '2026-07-20'],
  ['late on a Saturday', 'standard', 'inner_city', '2026-07-18T16:00+07:00', '2026-07-21', '2026-07-22'],
  ['on a Sunday', 'standard', 'inner_city', '2026-07-19T10:00+07:00', '2026-07-21', '2026-07-22'],
  ['outside the city', 'standard', 'city_outskirts', '2026-07-13T10:00+07:00', '2026-07-15', '2026-07-16'],
  ['far', 'standard', 'other_region', '2026-07-13T10:00+07:00', '2026-07-16', '2026-07-17'],
  ['very far', 'standard', 'remote', '2026-07-13T10:00+07:00', '2026-07-17', '2026-07-21'],
  ['before two holidays', 'standard', 'inner_city', '2026-04-29T10:00+07:00', '2026-05-02', '2026-05-04'],
  ['on National Day', 'standard', 'inner_city', '2026-09-02T08:00+07:00', '2026-09-04', '2026-09-05'],
  ['over New Year', 'standard', 'inner_city', '2026-12-31T20:00+07:00', '2027-01-04', '2027-01-05'],
  ['the same day', 'express', 'inner_city', '2026-07-14T14:59+07:00', '2026-07-14', '2026-07-14'],
  ['the next day', 'express', 'inner_city', '2026-07-14T15:00+07:00', '2026-07-15', '2026-07-15'],
  ['a late Saturday', 'express', 'inner_city', '2026-07-18T15:30+07:00', '2026-07-20', '2026-07-20'],
  ['the outskirts', 'express', 'city_outskirts', '2026-07-14T09:00+07:00', '2026-07-15', '2026-07-15'],
  ['a store', 'store_pickup', null, '2026-07-14T09:00+07:00', '2026-07-14', '2026-07-15'],
  // 23:30 UTC is half past six the next morning here.
  ['another zone of the clock', 'express', 'inner_city', '2026-07-13T23:30Z', '2026-07-14', '2026-07-14'],
  ['midnight here', 'express', 'inner_city', '2026-07-13T17:00Z', '2026-07-14', '2026-07-14'],
]

it.each(CASES)('%s: %s to %s ordered %s', (_, method, zone, at, from, to) => {
  expect(deliveryEstimate(method, zone, new Date(at))).toEqual({ from, to })
})

it('skips the days Tết falls on when they are named', () => {
  const tet = ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20']
  expect(deliveryEstimate('standard', 'inner_city', new Date('2026-02-14T10:00+07:00'), tet)).toEqual({
    from: '2026-02-21',
    to: '2026-02-23',
  })
})

it('promises nothing where a method does not go', () => {
  expect(deliveryEstimate('express', 'other_region', new Date())).toBeNull()
  expect(deliveryEstimate('standard', null, new Date())).toBeNull()
})
