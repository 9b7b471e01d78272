import { earnPoints, payWithPoints } from '@/domain/bag/pricing/points'
import { priceShipping } from '@/domain/bag/pricing/shipping'
import type { PricingVoucher } from '@/domain/bag/pricing/vouchers'
import { amount, line, percentage, rules, voucher } from './make'

const standard = { fee: 30_000, standard_fee: 30_000 }
const express = { fee: 45_000, standard_fee: 30_000 }
const free = (id: string, discount: PricingVoucher['discount'], is_auto_applied = false) =>
  voucher({ id, type: 'free_shipping', discount, is_auto_applied })

describe('the delivery fee', () => {
  it.each([
    ['is paid below 200.000 ₫', standard, 199_999, [], 30_000, null],
    ['is free from 200.000 ₫', standard, 200_000, [], 0, null],
    ['is the difference for a dearer way', express, 500_000, [], 15_000, null],
    ['is nothing when nothing is delivered', standard, null, [], 0, null],
    ['is nothing before a way is chosen', null, 50_000, [], 0, null],
    ['is less by a voucher, up to its amount', express, 100_000, [free('v', amount(20_000))], 25_000, 'v'],
    ['never falls below nothing', standard, 100_000, [free('v', amount(45_000))], 0, 'v'],
    ['is less by a part', express, 100_000, [free('v', percentage(50, 20_000))], 25_000, 'v'],
    ['is borne by a voucher without an amount', express, 100_000, [free('v', null)], 0, 'v'],
    ['has one reduction, the largest', express, 500_000, [free('v', amount(45_000))], 0, 'v'],
    [
      'spares a voucher that is no better than the rule',
      standard,
      500_000,
      [free('v', amount(45_000))],
      0,
      null,
    ],
    [
      'spares a code that is no better than an automatic one',
      express,
      100_000,
      [free('a', amount(45_000)), free('b', amount(50_000), true)],
      0,
      'b',
    ],
  ])('%s (CRT-09)', (_, quote, goods, vouchers, total, used) => {
    const priced = priceShipping(quote, goods, vouchers)
    expect(priced.total).toBe(total)
    expect(priced.voucher_id).toBe(used)
    expect(priced.applied.map(({ voucher: { id } }) => id)).toEqual(used === null ? [] : [used])
  })
  it('says how much is missing for free delivery', () => {
    expect(priceShipping(standard, 150_000, []).missing_for_free).toBe(50_000)
    expect(priceShipping(null, 0, []).missing_for_free).toBe(200_000)
    expect(priceShipping(standard, null, []).missing_for_free).toBe(0)
  })
  it.each([
    ['an automatic voucher bears standard delivery', standard, [free('a', amount(30_000), true)], 0],
    ['a code bears standard delivery', standard, [free('v', percentage(100))], 0],
    ['standard delivery would be free beside a dearer way', express, [free('v', amount(30_000))], 0],
    ['a voucher bears any fee', null, [free('v', null)], 0],
    ['a voucher bears a part', standard, [free('v', amount(20_000))], 16_400],
    ['a voucher may bear all of a fee that is not known', null, [free('v', amount(30_000))], null],
    ['one bears it up to a limit', null, [free('v', percentage(100, 30_000))], null],
    ['one bears a share of it', null, [free('v', percentage(50))], 16_400],
    ['another bears any fee', null, [free('v', amount(30_000)), free('w', null)], 0],
    ['no voucher is there', null, [], 16_400],
    ['the order is picked up', { fee: 0, standard_fee: 0 }, [free('v', amount(30_000))], 16_400],
  ])(
    'asks for more only while it is known that standard delivery costs something: %s (CRT-09)',
    (_, quote, open, missing) => {
      expect(priceShipping(quote, 183_600, open).missing_for_free).toBe(missing)
    },
  )
  it.each([
    ['no way is chosen yet', null, 100_000, [], { code: 'NO_SHIPPING_YET' }],
    ['delivery is free anyway', standard, 300_000, [], { code: 'NO_BENEFIT' }],
    [
      'a better one is used',
      standard,
      100_000,
      [free('best', amount(30_000))],
      { code: 'NOT_STACKABLE', applied: 'best' },
    ],
  ])('says why a voucher is spared: %s', (_, quote, goods, others, reason) => {
    const { refused } = priceShipping(quote, goods, [free('v', amount(20_000)), ...others])
    expect(refused.map((each) => [each.voucher.id, each.reason])).toEqual([['v', reason]])
  })
})

describe('paying with points', () => {
  it.each([
    ['as many as wanted', 300_000, 20, 100, 20],
    ['no more than the member has', 300_000, 200, 30, 30],
    ['no more than the goods cost, in whole points', 99_500, 500, 500, 99],
    ['none below 50.000 ₫', 49_999, 20, 100, 0],
    ['from 50.000 ₫ on', 50_000, 50, 100, 50],
    ['none of a negative wish', 300_000, -5, 100, 0],
    ['none of a negative balance', 300_000, 5, -100, 0],
    ['whole ones of a broken wish', 300_000, 2.9, 100, 2],
    ['none of what is no number', 300_000, NaN, 100, 0],
  ])('uses %s (BUY-06)', (_, goods, wanted, balance, used) => {
    expect(payWithPoints(goods, { wanted, balance })).toMatchObject({ used, amount: used * 1_000 })
  })
  it('says how many could be used', () => {
    expect(payWithPoints(300_000, { wanted: 0, balance: 500 })).toEqual({ used: 0, amount: 0, usable: 300 })
    expect(payWithPoints(300_000, null)).toEqual({ used: 0, amount: 0, usable: 0 })
  })
})

describe('points earned', () => {
  const skin = { line: line({ id: 'skin', category_ids: [20] }), paid: 430_000 }
  const scent = { line: line({ id: 'scent', category_ids: [30] }), paid: 90_000 }
  const card = { line: line({ id: 'card', classification: 'egift' }), paid: 1_000_000 }
  const extra = (discount: PricingVoucher['discount'], categories: number[] = []) =>
    voucher({ type: 'extra_sp', discount, rules: rules({ categories }) })

  it('are one for each whole 50.000 ₫ of all goods together, gift cards aside (GAM-03)', () => {
    expect(earnPoints([skin, scent, card], [], true).points).toEqual({
      base: 10,
      level: null,
      extra: [],
      total: 10,
    })
    expect(earnPoints([{ ...skin, paid: 49_999 }], [], true).points.total).toBe(0)
  })
  it.each([
    ['an amount', extra(amount(20), [30]), 20],
    ['double for its own lines', extra(percentage(100), [20]), 8],
    ['half as many again', extra(percentage(50)), 5],
    ['at most so many', extra(percentage(300), [20]), 25],
  ])('grow by a voucher: %s', (_, more, points) => {
    const given = more.discount?.value === 300 ? { ...more, discount: percentage(300, 25) } : more
    expect(earnPoints([skin, scent], [given], true).points).toEqual({
      base: 10,
      level: null,
      extra: [{ voucher_id: 'v', points }],
      total: 10 + points,
    })
  })
  it('spare a voucher that brings none', () => {
    const { applied, refused } = earnPoints([{ ...skin, paid: 0 }], [extra(amount(20))], true)
    expect(applied).toEqual([])
    expect(refused[0]?.reason).toEqual({ code: 'NO_BENEFIT' })
  })
  it('are none for a visitor', () => {
    expect(earnPoints([skin], [extra(amount(20))], false).points.total).toBe(0)
  })
})
