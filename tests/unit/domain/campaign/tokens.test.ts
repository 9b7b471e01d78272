import fc from 'fast-check'
import { isInScope, tokensForOrder, withinCaps } from '@/domain/campaign/tokens'

const PRODUCT = { product_id: 1, brand_id: 2, category_ids: [3, 4] }
const NONE = { brand_ids: [], category_ids: [], product_ids: [] }

describe('the scope of a rule', () => {
  it.each([
    ['any product without a list', NONE, true],
    ['a product by itself', { ...NONE, product_ids: [9, 1] }, true],
    ['a product by its brand', { ...NONE, brand_ids: [2] }, true],
    ['a product by one of its categories', { ...NONE, category_ids: [4] }, true],
    ['a product by one list of several', { ...NONE, brand_ids: [8], category_ids: [3] }, true],
    ['no other product', { ...NONE, product_ids: [2], brand_ids: [1], category_ids: [1, 2] }, false],
  ])('has %s', (_name, scope, expected) => {
    expect(isInScope(scope, PRODUCT)).toBe(expected)
  })
})

it('an order brings tokens for each full amount, or once for any amount', () => {
  const rule = { tokens: 3, per_amount: 100_000 }
  expect([99_999, 100_000, 299_999, 0, -5].map((amount) => tokensForOrder(rule, amount))).toEqual([
    0, 3, 6, 0, 0,
  ])
  const flat = { tokens: 7, per_amount: null }
  expect([1, 5_000_000, 0].map((amount) => tokensForOrder(flat, amount))).toEqual([7, 7, 0])
})

it('caps leave what is left of the day and of all, never less than nothing', () => {
  const cap = fc.option(fc.integer({ min: 1, max: 100 }))
  const earned = fc.record({ today: fc.nat(200), all: fc.nat(200) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), cap, cap, earned, (tokens, daily_cap, total_cap, had) => {
      const granted = withinCaps(tokens, { daily_cap, total_cap }, had)
      expect(granted).toBeGreaterThanOrEqual(0)
      expect(granted).toBeLessThanOrEqual(tokens)
      if (daily_cap !== null && granted > 0) expect(had.today + granted).toBeLessThanOrEqual(daily_cap)
      if (total_cap !== null && granted > 0) expect(had.all + granted).toBeLessThanOrEqual(total_cap)
      if (daily_cap === null && total_cap === null) expect(granted).toBe(tokens)
    }),
  )
})
