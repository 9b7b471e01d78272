import { bundleSaving, freeUnits, giftsFor, nextTier, tierReached } from '@/domain/bag/pricing/offers'
import type { BagLine } from '@/domain/bag/line'
import { gift, giftOffer, line, rules } from './make'

describe('buy one, get one', () => {
  const doubled = (over: Partial<BagLine> = {}) => line({ is_buy_one_get_one_free: true, ...over })
  it.each<[string, BagLine[], number[]]>([
    ['nothing without the offer', [line()], []],
    ['one for one', [doubled()], [1]],
    ['as many as are paid for', [doubled({ quantity: 3 })], [3]],
    ['only what is left beyond the paid ones', [doubled({ quantity: 3, stock: 4 })], [1]],
    ['nothing when only the paid ones are left', [doubled({ quantity: 3, stock: 3 })], []],
    ['nothing when even those are not', [doubled({ quantity: 3, stock: 2 })], []],
    ['at most five in an order', [doubled({ quantity: 4 }), doubled({ id: 'b', quantity: 4 })], [4, 1]],
    ['from the quota of a pre-order', [doubled({ quantity: 2, is_pre_order: true, preorder_left: 3 })], [1]],
    ['no gift cards', [doubled({ classification: 'egift' })], []],
  ])('gives %s', (_, lines, quantities) => {
    expect(freeUnits(lines).map(({ quantity }) => quantity)).toEqual(quantities)
  })
  it('gives the same combination, and never one piece twice', () => {
    const same = { combination_id: 'red', stock: 4 }
    expect(freeUnits([doubled({ ...same, quantity: 2 }), doubled({ ...same, id: 'b' })])).toEqual([
      {
        source: 'buy_one_get_one',
        offer_id: null,
        product_id: 1,
        combination_id: 'red',
        quantity: 1,
        weight: 50,
      },
    ])
  })
})

describe('gift with purchase', () => {
  const bag = [line({ quantity: 2 })]
  it('comes once when the rules are met, however much is bought (BUY-04)', () => {
    const { gifts, missed } = giftsFor(bag, [giftOffer({ rules: rules({ min_amount: 50_000 }) })])
    expect(gifts).toEqual([
      {
        source: 'promotion',
        offer_id: 'p',
        product_id: 900,
        combination_id: 'gift-900',
        quantity: 1,
        weight: 80,
      },
    ])
    expect(missed).toEqual([])
  })
  it.each([
    [
      'with what is missing',
      giftOffer({ rules: rules({ min_amount: 299_000 }) }),
      { code: 'MIN_AMOUNT', min: 299_000, missing: 99_000 },
    ],
    ['when it is gone', giftOffer({ gift: gift({ stock: 0 }) }), { code: 'GIFT_GONE' }],
  ])('is missed %s', (_, offer, reason) => {
    expect(giftsFor(bag, [offer])).toEqual({
      gifts: [],
      missed: [{ source: 'promotion', offer_id: 'p', reason }],
    })
  })
  it('is given once when two offers give the same, and twice when they give different ones', () => {
    const other = giftOffer({ id: 'q' })
    expect(giftsFor(bag, [giftOffer(), other]).missed[0]?.reason).toEqual({ code: 'GIFT_ALREADY_GIVEN' })
    const different = giftOffer({ id: 'q', gift: gift({ combination_id: 'gift-901' }) })
    expect(giftsFor(bag, [giftOffer(), different]).gifts).toHaveLength(2)
  })
})

describe('tiers of buy more, save more', () => {
  const tiers = [{ min_qty: 5 }, { min_qty: 3 }, { min_qty: 10 }]
  it.each([
    [0, null, { min_qty: 3, missing: 3 }],
    [2, null, { min_qty: 3, missing: 1 }],
    [3, 3, { min_qty: 5, missing: 2 }],
    [4, 3, { min_qty: 5, missing: 1 }],
    [9, 5, { min_qty: 10, missing: 1 }],
    [10, 10, null],
    [25, 10, null],
  ])('%i pieces reach %p', (pieces, reached, next) => {
    expect(tierReached(tiers, pieces)?.min_qty ?? null).toBe(reached)
    expect(nextTier(tiers, pieces)).toEqual(next)
  })
  it('are none where there are none', () => {
    expect(tierReached([], 3)).toBeNull()
    expect(nextTier([], 3)).toBeNull()
  })
})

describe('a set', () => {
  const part = { product_id: 2, combination_id: 'x', quantity: 2, unit_price: 80_000, stock: 9 }
  it.each([
    ['saves against its members bought apart', 120_000, 3, 120_000],
    ['saves nothing when its members are cheaper today', 200_000, 1, 0],
  ])('%s', (_, unit_price, quantity, saving) => {
    expect(
      bundleSaving(line({ classification: 'bundle_virtual', parts: [part], unit_price, quantity })),
    ).toBe(saving)
  })
  it('is not what a single good is', () => {
    expect(bundleSaving(line())).toBe(0)
  })
})
