import { priceBag } from '@/domain/bag/pricing/breakdown'
import { linesInScope } from '@/domain/bag/pricing/rules'
import { partOf } from '@/domain/bag/pricing/vouchers'
import { makeRandom } from './random'
import { randomBag, randomLine } from './random-bag'

const CASES = 500
const cases = Array.from({ length: CASES }, (_, seed) => {
  const random = makeRandom(seed)
  const input = randomBag(random)
  return { seed, random, input, priced: priceBag(input) }
})
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Every number in an answer with the way to it. */
function numbersIn(value: unknown, way = ''): [string, number][] {
  if (typeof value === 'number') return [[way, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${way}/${key}`))
}

/** Freezes a value with all it holds: writing to it throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const inner of Object.values(value)) freeze(inner)
    Object.freeze(value)
  }
  return value
}

describe(`in each of ${CASES} bags`, () => {
  it('the cases reach every way of saving', () => {
    const codes = new Set(cases.flatMap(({ priced }) => priced.entries.map(({ code }) => code)))
    expect(codes.size).toBe(14)
    const reasons = new Set(cases.flatMap(({ priced }) => priced.refused.map(({ reason }) => reason.code)))
    for (const code of ['MIN_AMOUNT', 'NOT_YOURS', 'NOT_STACKABLE', 'NO_BENEFIT', 'PAYMENT_METHOD']) {
      expect(reasons).toContain(code)
    }
  })

  it('every amount is a whole number, and none but what an entry takes off is below zero', () => {
    for (const { seed, priced } of cases) {
      for (const [way, amount] of numbersIn(priced)) {
        expect([seed, way, Number.isSafeInteger(amount)]).toEqual([seed, way, true])
        if (!way.startsWith('/entries/')) expect([seed, way, amount >= 0]).toEqual([seed, way, true])
      }
    }
  })

  it('lines, delivery and points add up to the total, and so do the entries (BUY-01)', () => {
    for (const { priced } of cases) {
      const goods = sum(priced.lines.map(({ total }) => total))
      expect(goods).toBe(priced.goods_total)
      expect(goods + priced.shipping.total - priced.points.amount).toBe(priced.total)
      expect(sum(priced.entries.map(({ amount }) => amount))).toBe(priced.total)
      expect(sum(priced.lines.map(({ points_amount }) => points_amount))).toBe(priced.points.amount)
    }
  })

  it('no discount is larger than what it is on', () => {
    for (const { input, priced } of cases) {
      for (const priceOf of priced.lines) {
        expect(sum(priceOf.discounts.map(({ amount }) => amount))).toBe(priceOf.discount)
        expect(priceOf.discount + priceOf.total).toBe(priceOf.subtotal)
        expect(priceOf.points_amount).toBeLessThanOrEqual(priceOf.total)
      }
      expect(priced.shipping.discount).toBeLessThanOrEqual(priced.shipping.fee)
      for (const { voucher_id, amount } of priced.applied) {
        const voucher = input.vouchers.find(({ id }) => id === voucher_id)!
        if (partOf(voucher) === 'shipping') continue
        const counted = new Set(linesInScope(input.lines, voucher.rules).map(({ id }) => id))
        const onLines = priced.lines.map(({ id, discounts }) => {
          const share = sum(
            discounts.filter((each) => each.voucher_id === voucher_id).map((each) => each.amount),
          )
          if (!counted.has(id)) expect(share).toBe(0)
          return share
        })
        expect(sum(onLines)).toBe(amount)
      }
    }
  })

  it('one order voucher and one shipping voucher at most are used', () => {
    for (const { input, priced } of cases) {
      const used = input.vouchers.filter(({ id }) =>
        priced.applied.some(({ voucher_id }) => voucher_id === id),
      )
      for (const part of ['order', 'shipping']) {
        expect(used.filter((voucher) => partOf(voucher) === part).length).toBeLessThanOrEqual(1)
      }
    }
  })

  it('every voucher given is used, refused or promised, once', () => {
    for (const { input, priced } of cases) {
      const named = [...priced.applied, ...priced.refused, ...priced.promised].map(
        ({ voucher_id }) => voucher_id,
      )
      expect(named.sort()).toEqual(input.vouchers.map(({ id }) => id).sort())
    }
  })

  it('another item never lowers the subtotal', () => {
    for (const { random, input, priced } of cases) {
      const more = priceBag({ ...input, lines: [...input.lines, randomLine(random, 'another')] })
      expect(more.subtotal).toBeGreaterThanOrEqual(priced.subtotal)
    }
  })

  it('the order in which vouchers and gifts are given does not matter, nor does giving them twice', () => {
    for (const { random, input, priced } of cases) {
      const vouchers = random.shuffle([...input.vouchers, ...input.vouchers])
      const gift_offers = random.shuffle([...input.gift_offers, ...input.gift_offers])
      expect(priceBag({ ...input, vouchers, gift_offers })).toEqual(priced)
    }
  })

  it('the same bag costs the same again, untouched, and so does what was priced of it alone', () => {
    for (const { input, priced } of cases) {
      expect(priceBag(freeze(structuredClone(input)))).toEqual(priced)
      const kept = input.lines.filter(({ id }) => !priced.left_out.includes(id))
      expect(priceBag({ ...input, lines: kept })).toEqual({ ...priced, left_out: [] })
    }
  })

  it('vouchers that were refused change nothing when they are not given at all', () => {
    for (const { input, priced } of cases) {
      const counted = input.vouchers.filter(
        ({ id }) => !priced.refused.some(({ voucher_id }) => voucher_id === id),
      )
      expect(priceBag({ ...input, vouchers: counted })).toMatchObject({
        total: priced.total,
        entries: priced.entries,
      })
    }
  })
})
