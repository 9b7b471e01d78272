import { priceBag } from '@/domain/bag/pricing/breakdown'
import { DomainError } from '@/domain/error'
import { amount, bag, giftOffer, line, percentage, rules, voucher } from './make'

describe('a bag with everything', () => {
  const priced = priceBag(
    bag({
      lines: [
        line({ id: 'mask', product_id: 2, category_ids: [20], quantity: 3, list_price: 120_000 }),
        line({ id: 'serum', product_id: 3, unit_price: 250_000, is_buy_one_get_one_free: true }),
        line({ id: 'card', classification: 'egift', unit_price: 200_000, weight: 0, stock: 9999 }),
        line({ id: 'gone', product_id: 4, stock: 0, unit_price: 900_000 }),
      ],
      gift_offers: [giftOffer({ rules: rules({ min_amount: 299_000 }) })],
      vouchers: [
        voucher({ id: 'code', discount: percentage(10, 60_000), rules: rules({ min_amount: 500_000 }) }),
        voucher({ id: 'points', type: 'extra_sp', is_auto_applied: true, discount: percentage(100) }),
        voucher({
          id: 'masks',
          type: 'bmsm',
          is_auto_applied: true,
          discount: null,
          tiers: [{ min_qty: 3, discount: percentage(10) }],
          rules: rules({ categories: [20] }),
        }),
        voucher({ id: 'express', type: 'free_shipping', code: 'GIAONHANH', discount: amount(45_000) }),
      ],
      shipping: { fee: 45_000, standard_fee: 30_000 },
      points: { wanted: 100, balance: 80 },
      payment_method: 'momo',
    }),
  )

  it('explains its total step by step (BUY-01, CRT-14)', () => {
    expect(priced.entries).toEqual([
      { code: 'LIST_PRICE', amount: 810_000, source: null },
      { code: 'PRICE_CUT', amount: -60_000, source: null },
      { code: 'BUY_ONE_GET_ONE', amount: 0, source: 'combination-serum' },
      { code: 'BUY_MORE_SAVE_MORE', amount: -30_000, source: 'masks' },
      { code: 'ORDER_VOUCHER', amount: -52_000, source: 'code' },
      { code: 'GIFT', amount: 0, source: 'p' },
      { code: 'SHIPPING_FEE', amount: 45_000, source: null },
      { code: 'SHIPPING_VOUCHER', amount: -45_000, source: 'express' },
      { code: 'POINTS', amount: -80_000, source: null },
    ])
    expect(priced.total).toBe(588_000)
  })
  it('adds up', () => {
    expect(priced).toMatchObject({
      left_out: ['gone'],
      list_total: 810_000,
      subtotal: 750_000,
      discount: 82_000,
      goods_total: 668_000,
      shipping: { fee: 45_000, discount: 45_000, total: 0, voucher_id: 'express', missing_for_free: 0 },
      points: { used: 80, amount: 80_000 },
      saved: 187_000,
      earned_points: { base: 7, total: 14 },
      weight: 50 * 3 + 50 * 2 + 80,
    })
    expect(priced.applied.map(({ voucher_id }) => voucher_id)).toEqual(['masks', 'code', 'express', 'points'])
  })
  it('shows every line its share', () => {
    expect(priced.lines).toMatchObject([
      { id: 'mask', subtotal: 300_000, discount: 57_000, total: 243_000, points_amount: 41_538 },
      { id: 'serum', subtotal: 250_000, discount: 25_000, total: 225_000, points_amount: 38_462 },
      { id: 'card', subtotal: 200_000, discount: 0, total: 200_000, points_amount: 0 },
    ])
  })
})

describe('pricing a bag', () => {
  it('costs nothing when empty', () => {
    expect(priceBag(bag())).toMatchObject({ lines: [], subtotal: 0, total: 0, saved: 0, weight: 0 })
  })
  it('measures free delivery after discounts, before points', () => {
    const input = bag({ lines: [line({ quantity: 2 })], shipping: { fee: 30_000, standard_fee: 30_000 } })
    expect(priceBag(input).shipping.total).toBe(0)
    expect(priceBag({ ...input, points: { wanted: 50, balance: 50 } }).shipping.total).toBe(0)
    expect(priceBag({ ...input, vouchers: [voucher({ discount: amount(1) })] }).shipping.total).toBe(30_000)
  })
  it('asks no delivery fee for gift cards, and takes no points for them', () => {
    const card = line({ classification: 'egift', unit_price: 100_000 })
    const quote = { fee: 30_000, standard_fee: 30_000 }
    const priced = priceBag(bag({ lines: [card], shipping: quote, points: { wanted: 50, balance: 50 } }))
    expect(priced).toMatchObject({ total: 100_000, shipping: { total: 0 }, points: { used: 0 } })
  })
  it('gives a visitor no points', () => {
    const input = bag({ lines: [line({ quantity: 9 })], member_id: null, points: { wanted: 9, balance: 9 } })
    expect(priceBag(input)).toMatchObject({ points: { used: 0 }, earned_points: { total: 0 } })
  })
  it.each([
    ['a fractional quantity', { quantity: 1.5 }],
    ['a negative quantity', { quantity: -1 }],
    ['no quantity', { quantity: 0 }],
    ['a price that is no whole dong', { unit_price: 99.5 }],
    ['a negative price', { unit_price: -1 }],
  ])('refuses %s', (_, over) => {
    expect(() => priceBag(bag({ lines: [line(over)] }))).toThrow(DomainError)
  })
})
