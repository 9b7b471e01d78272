import { ruleGap } from '@/domain/bag/pricing/rules'
import { line, rules } from './make'

describe('what a bag lacks for an offer', () => {
  const lipsticks = line({ quantity: 2 })
  const card = line({ id: 'card', classification: 'egift', unit_price: 1_000_000 })
  it.each([
    ['nothing when nothing is asked', rules(), null],
    [
      'the amount, with how much is missing',
      rules({ min_amount: 350_000 }),
      { code: 'MIN_AMOUNT', min: 350_000, missing: 150_000 },
    ],
    ['nothing at exactly the amount', rules({ min_amount: 200_000 }), null],
    [
      'pieces, with how many are missing',
      rules({ total_products: 3 }),
      { code: 'MIN_COUNT', min: 3, missing: 1 },
    ],
    [
      'the amount before the pieces',
      rules({ min_amount: 200_001, total_products: 3 }),
      { code: 'MIN_AMOUNT', min: 200_001, missing: 1 },
    ],
    ['goods of a brand', rules({ brands: [8, 9] }), { code: 'BRANDS', brands: ['brand 8', 'brand 9'] }],
    ['goods of a category', rules({ categories: [12] }), { code: 'CATEGORIES', categories: ['category 12'] }],
    ['one of some products', rules({ products: [2] }), { code: 'PRODUCTS', products: ['product 2'] }],
    [
      'any of several kinds',
      rules({ brands: [8], products: [2] }),
      { code: 'SCOPE', brands: ['brand 8'], categories: [], products: ['product 2'] },
    ],
    [
      'goods of a brand, and how much of them',
      rules({ brands: [8], min_amount: 299_000, total_products: 2 }),
      { code: 'BRANDS', brands: ['brand 8'], min_amount: 299_000, total_products: 2 },
    ],
    ['nothing when one kind fits: they are an either-or', rules({ brands: [8], categories: [10] }), null],
    [
      'the amount of the goods that count only',
      rules({ brands: [7], min_amount: 300_000 }),
      { code: 'MIN_AMOUNT', min: 300_000, missing: 100_000 },
    ],
  ])('%s (PDP-18, VCH-02)', (_, asked, gap) => {
    expect(ruleGap([lipsticks, card], asked)).toEqual(gap)
  })

  it('is all of it for an empty bag, or one of gift cards only', () => {
    expect(ruleGap([], rules())).toEqual({ code: 'NO_GOODS' })
    expect(ruleGap([card], rules({ min_amount: 1 }))).toEqual({ code: 'NO_GOODS', min_amount: 1 })
  })
})
