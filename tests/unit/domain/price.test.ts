import { discountLabel, discountPercentage, priceAfter } from '@/domain/catalog/price'

describe('price today', () => {
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

describe('discount label', () => {
  const product = (
    range: [number, number],
    shown: Partial<{ amount: number; asPercentage: boolean; combinations: number }> = {},
  ) => ({
    discount_range: { min: range[0], max: range[1] },
    total_combinations: shown.combinations ?? 1,
    default_combination: {
      discount_amount: shown.amount ?? 0,
      discount_percentage: range[1],
      is_show_as_percentage: shown.asPercentage ?? true,
    },
  })

  it('says nothing without a discount', () => {
    expect(discountLabel(product([0, 0]))).toEqual({ kind: 'none' })
  })
  it('says one percentage when all combinations have the same', () => {
    expect(discountLabel(product([20, 20], { combinations: 3 }))).toEqual({ kind: 'percentage', value: 20 })
  })
  it('says "up to" when they differ, one without a discount included', () => {
    expect(discountLabel(product([0, 30], { combinations: 2 }))).toEqual({ kind: 'up_to', value: 30 })
  })
  it('says the amount where the shop wants it so', () => {
    expect(discountLabel(product([20, 20], { amount: 50_000, asPercentage: false }))).toEqual({
      kind: 'amount',
      value: 50_000,
    })
  })
})
