import { priceBag } from '@/domain/bag/pricing/breakdown'
import { earnPoints } from '@/domain/bag/pricing/points'
import { priceShipping } from '@/domain/bag/pricing/shipping'
import type { PricingLevel } from '@/domain/loyalty/levels'
import { bag, line, voucher } from './make'

const level = (changes: Partial<PricingLevel> = {}): PricingLevel => ({
  stage: 'Ruby',
  multiplier: 150,
  free_delivery_from: 100_000,
  ...changes,
})
const quote = { fee: 30_000, standard_fee: 30_000 }

describe('points by the level', () => {
  it.each([
    // [paid, multiplier, base, by the level]
    [500_000, 150, 10, 5],
    [430_000, 110, 8, 1],
    [430_000, 125, 8, 2],
    // 49.999 ₫ earn no point; half as many again reach the first one.
    [49_999, 150, 0, 1],
    [33_333, 150, 0, 0],
    [500_000, 100, 10, 0],
  ])('of %i ₫ at %i per cent: %i and %i', (paid, multiplier, base, added) => {
    const { points } = earnPoints([{ line: line(), paid }], [], true, level({ multiplier }))
    expect(points).toMatchObject({ base, total: base + added })
    expect(points.level).toEqual(added === 0 ? null : { stage: 'Ruby', points: added })
  })
  it('leave out gift cards and visitors', () => {
    const card = { line: line({ classification: 'egift' }), paid: 1_000_000 }
    expect(earnPoints([card], [], true, level()).points.total).toBe(0)
    expect(earnPoints([{ line: line(), paid: 500_000 }], [], false, level()).points.total).toBe(0)
  })
  it('come beside those of a voucher, which counts what every member earns', () => {
    const more = voucher({ type: 'extra_sp', discount: { kind: 'percentage', value: 100, max: null } })
    const { points } = earnPoints([{ line: line(), paid: 500_000 }], [more], true, level())
    expect(points).toMatchObject({ base: 10, level: { points: 5 }, total: 25 })
  })
})

describe('free delivery by the level', () => {
  it.each([
    // [goods, the level's limit, total, missing, by the level]
    [99_999, 100_000, 30_000, 1, null],
    [100_000, 100_000, 0, 0, 'Ruby'],
    [200_000, 100_000, 0, 0, null],
    [0, 0, 0, 0, 'Ruby'],
    // A level never takes away what the shop gives to all.
    [200_000, 500_000, 0, 0, null],
    [150_000, null, 30_000, 50_000, null],
  ])('for goods of %i ₫ with a limit of %s', (goods, free_delivery_from, total, missing, by) => {
    const priced = priceShipping(quote, goods, [], level({ free_delivery_from }))
    expect(priced).toMatchObject({ total, missing_for_free: missing, level: by })
  })
  it('is one reduction beside a voucher: the larger', () => {
    const ship = voucher({ type: 'free_shipping', discount: { kind: 'amount', value: 40_000, max: null } })
    const dear = { fee: 45_000, standard_fee: 30_000 }
    expect(priceShipping(dear, 150_000, [ship], level())).toMatchObject({
      discount: 40_000,
      voucher_id: 'v',
      level: null,
    })
    expect(priceShipping(quote, 150_000, [ship], level())).toMatchObject({ discount: 30_000, level: 'Ruby' })
  })
  it('is named in the steps of the total, which still add up', () => {
    const priced = priceBag(bag({ lines: [line({ quantity: 1 })], shipping: quote, level: level() }))
    expect(priced.entries).toContainEqual({ code: 'LEVEL_SHIPPING', amount: -30_000, source: 'Ruby' })
    expect(priced.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.total)
  })
})
