import { combinationDiscount, discountPercentage, priceAfter, productDiscount } from '@/domain/catalog/price'

describe('price today (PDP-20)', () => {
  it.each([
    [200_000, null, 200_000],
    [200_000, { type: 'percentage', value: 25 }, 150_000],
    [99_999, { type: 'percentage', value: 50 }, 49_999],
    [200_000, { type: 'amount', value: 50_000 }, 150_000],
    [40_000, { type: 'amount', value: 50_000 }, 0],
    [40_000, { type: 'percentage', value: 100 }, 0],
  ] as const)('%i with %j is %i', (price, deduction, after) => {
    expect(priceAfter(price, deduction)).toBe(after)
  })
})

describe('discount in percent', () => {
  it.each([
    [200_000, 150_000, 25],
    [300_000, 200_000, 33],
    [300_000, 299_000, 1],
    [300_000, 300_000, 0],
    [0, 0, 0],
  ])('%i to %i is %i', (price, after, percentage) => {
    expect(discountPercentage(price, after)).toBe(percentage)
  })
})

describe('the discount of a product among others', () => {
  it.each([
    [0, 0, { kind: 'none' }],
    [20, 20, { kind: 'percentage', value: 20 }],
    [0, 30, { kind: 'up_to', value: 30 }],
    [10, 30, { kind: 'up_to', value: 30 }],
  ])('from %i to %i percent', (min, max, label) => {
    expect(productDiscount({ discount_range: { min, max } })).toEqual(label)
  })
})

describe('the discount of one combination', () => {
  it.each([
    ['nothing off', 0, 0, true, { kind: 'none' }],
    ['given in percent', 20, 50_000, true, { kind: 'percentage', value: 20 }],
    ['given in dong', 20, 50_000, false, { kind: 'amount', value: 50_000 }],
    ['given in dong, with no amount known', 20, 0, false, { kind: 'percentage', value: 20 }],
  ])('%s (PDP-21)', (_, discount_percentage, discount_amount, is_show_as_percentage, label) => {
    expect(combinationDiscount({ discount_percentage, discount_amount, is_show_as_percentage })).toEqual(
      label,
    )
  })
})
