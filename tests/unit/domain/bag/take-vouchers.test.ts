import { priceBag } from '@/domain/bag/pricing/breakdown'
import type { PricingVoucher } from '@/domain/bag/pricing/vouchers'
import { amount, bag, daysFromNow, gift, giftOffer, line, percentage, rules, voucher } from './make'

const mask = (quantity: number) => line({ id: 'mask', product_id: 2, category_ids: [20], quantity })
const cream = line({ id: 'cream', product_id: 3, category_ids: [30], unit_price: 300_000 })
const tiered = (over: Partial<PricingVoucher>) =>
  voucher({ type: 'bmsm', is_auto_applied: true, discount: null, ...over })
const masks = tiered({
  id: 'masks',
  rules: rules({ total_products: 3, categories: [20] }),
  tiers: [
    { min_qty: 3, discount: percentage(10) },
    { min_qty: 5, discount: percentage(15) },
  ],
})
const reasons = (priced: ReturnType<typeof priceBag>) =>
  Object.fromEntries(priced.refused.map(({ voucher_id, reason }) => [voucher_id, reason]))

describe('buy more, save more', () => {
  it.each([
    [2, 0],
    [3, 30_000],
    [4, 40_000],
    [5, 75_000],
    [8, 120_000],
  ])('%i masks save %i, the highest tier for all of them', (quantity, saved) => {
    const priced = priceBag(bag({ lines: [mask(quantity), cream], vouchers: [masks] }))
    expect(priced.discount).toBe(saved)
    expect(priced.lines.find(({ id }) => id === 'cream')?.discount).toBe(0)
  })
  it('says what more would bring', () => {
    expect(priceBag(bag({ lines: [mask(4)], vouchers: [masks] })).applied).toEqual([
      { voucher_id: 'masks', code: null, amount: 40_000, next_tier: { min_qty: 5, missing: 1 } },
    ])
    expect(reasons(priceBag(bag({ lines: [mask(1)], vouchers: [masks] })))).toEqual({
      masks: { code: 'MIN_COUNT', min: 3, missing: 2 },
    })
  })
  it('counts a line for one offer only, the better one', () => {
    const flat = tiered({
      id: 'flat',
      tiers: [{ min_qty: 2, discount: amount(50_000) }],
      rules: rules({ products: [2] }),
    })
    const priced = priceBag(bag({ lines: [mask(3)], vouchers: [masks, flat] }))
    expect(priced.discount).toBe(50_000)
    expect(reasons(priced)).toEqual({ masks: { code: 'NOT_STACKABLE', applied: 'flat' } })
  })
})

describe('order vouchers', () => {
  it('takes the one of several codes that saves most', () => {
    const small = voucher({ id: 'a-small', discount: amount(20_000), ends_at: daysFromNow(2) })
    const large = voucher({ id: 'large', discount: percentage(10) })
    const priced = priceBag(bag({ lines: [cream], vouchers: [small, large] }))
    expect(priced.applied.map(({ voucher_id }) => voucher_id)).toEqual(['large'])
    expect(reasons(priced)).toEqual({ 'a-small': { code: 'NOT_STACKABLE', applied: 'large' } })
  })
  it('takes the one that ends first of two that save the same', () => {
    const later = voucher({ id: 'a', ends_at: daysFromNow(9) })
    const sooner = voucher({ id: 'b', ends_at: daysFromNow(3) })
    expect(priceBag(bag({ lines: [cream], vouchers: [later, sooner] })).applied[0]?.voucher_id).toBe('b')
  })
  it('comes after the automatic ones, on what they leave', () => {
    const half = voucher({ id: 'code', discount: percentage(50) })
    const own = voucher({ id: 'own', is_auto_applied: true, discount: amount(100_000) })
    const priced = priceBag(bag({ lines: [cream], vouchers: [half, own] }))
    expect(priced.applied.map(({ amount: off }) => off)).toEqual([100_000, 100_000])
    expect(priced.goods_total).toBe(100_000)
  })
  it('is spread over the lines it is for, to the dong', () => {
    const lines = [line({ id: 'a', unit_price: 33_333 }), line({ id: 'b', unit_price: 66_667 }), cream]
    const code = voucher({ id: 'c', discount: amount(10_000), rules: rules({ categories: [10] }) })
    const priced = priceBag(bag({ lines, vouchers: [code] }))
    expect(priced.lines.map(({ discount }) => discount)).toEqual([3_333, 6_667, 0])
    expect(priced.lines[1]?.discounts).toEqual([{ voucher_id: 'c', amount: 6_667 }])
  })
  it('is not for gift cards', () => {
    const card = line({ id: 'card', classification: 'egift', unit_price: 500_000 })
    const priced = priceBag(bag({ lines: [card], vouchers: [voucher()] }))
    expect(priced.total).toBe(500_000)
    expect(reasons(priced)).toEqual({ v: { code: 'NO_GOODS' } })
  })
  it('gives its gift', () => {
    const giving = voucher({ discount: amount(0), gift: gift() })
    const priced = priceBag(bag({ lines: [cream], vouchers: [giving] }))
    expect(priced.free_products.map(({ combination_id }) => combination_id)).toEqual(['gift-900'])
    expect(priced.applied).toHaveLength(1)
  })
  it('is kept when its gift is gone, or in the bag anyway', () => {
    const gone = voucher({ discount: amount(0), gift: gift({ stock: 0 }) })
    expect(reasons(priceBag(bag({ lines: [cream], vouchers: [gone] })))).toEqual({ v: { code: 'GIFT_GONE' } })
    const twice = voucher({ discount: amount(0), gift: gift() })
    const priced = priceBag(bag({ lines: [cream], vouchers: [twice], gift_offers: [giftOffer()] }))
    expect(priced.free_products).toHaveLength(1)
    expect(reasons(priced)).toEqual({ v: { code: 'GIFT_ALREADY_GIVEN' } })
  })
  it('is kept when nothing is left to pay', () => {
    const all = voucher({ id: 'all', is_auto_applied: true, discount: percentage(100) })
    expect(reasons(priceBag(bag({ lines: [cream], vouchers: [all, voucher()] })))).toEqual({
      v: { code: 'NO_BENEFIT' },
    })
  })
})

describe('vouchers that find their own way', () => {
  it('give a gift (VCH-01)', () => {
    const own = voucher({ id: 'own', is_auto_applied: true, discount: amount(0), gift: gift() })
    const priced = priceBag(bag({ lines: [cream], vouchers: [own] }))
    expect(priced.free_products).toMatchObject([{ source: 'voucher', offer_id: 'own', quantity: 1 }])
    expect(priced.total).toBe(300_000)
  })
  it('promise one for the next purchase and take nothing off this one', () => {
    const next = voucher({
      id: 'next',
      type: 'next_purchase_voucher',
      is_auto_applied: true,
      discount: amount(50_000),
    })
    const priced = priceBag(bag({ lines: [cream], vouchers: [next] }))
    expect(priced.promised).toEqual([{ voucher_id: 'next', discount: amount(50_000) }])
    expect(priced.total).toBe(300_000)
    expect(priced.applied).toEqual([])
  })
  it('which the next purchase uses by its code', () => {
    const own = voucher({ type: 'next_purchase_voucher', owner_id: 5, discount: amount(50_000) })
    expect(priceBag(bag({ lines: [cream], vouchers: [own] })).total).toBe(250_000)
  })
})
