import { soldOutLast, isOfferGone, nextOccurrence, promotionState } from '@/domain/catalog/promotion'
import { promotionPath } from '@/domain/catalog/promotion-address'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)

describe('the state of a promotion', () => {
  const dates = { start_date: '2026-11-21T03:00:00Z', end_date: '2026-11-22T03:00:00Z' }
  it.each([
    ['21T02:59', 'upcoming'],
    ['21T03:00', 'current'],
    ['22T02:59', 'current'],
    ['22T03:00', 'over'],
  ])('at %s', (now, state) => {
    expect(promotionState(dates, at(now).getTime())).toBe(state)
  })
})

describe('an offer of a flash sale', () => {
  const offer = (quota: number, sold: number, is_in_stock = true) => ({
    quota,
    sold,
    product: { is_in_stock },
  })
  it.each([
    ['with pieces left', offer(30, 29), false],
    ['whose pieces are sold', offer(30, 30), true],
    ['without a limit', offer(0, 80), false],
    ['of a product out of stock', offer(30, 3, false), true],
  ])('%s', (_, given, isGone) => {
    expect(isOfferGone(given)).toBe(isGone)
  })

  it('stands last once it is gone, the others in their order', () => {
    const [a, b, c, d] = [offer(5, 5), offer(5, 1), offer(5, 4, false), offer(0, 9)]
    expect(soldOutLast([a, b, c, d])).toEqual([b, d, a, c])
  })
})

describe('the next time of what comes every day', () => {
  const first = { start: at('01T03:00'), end: at('01T09:00') }
  it.each([
    ['before the first', '01T01:00', '01T03:00', '01T09:00'],
    ['while it is on', '01T05:00', '01T03:00', '01T09:00'],
    ['at its very end', '01T09:00', '02T03:00', '02T09:00'],
    ['later that day', '01T20:00', '02T03:00', '02T09:00'],
    ['weeks later, while it is on', '20T04:00', '20T03:00', '20T09:00'],
    ['weeks later, after its end', '20T10:00', '21T03:00', '21T09:00'],
  ])('%s', (_, now, start, end) => {
    expect(nextOccurrence(first, at(now))).toEqual({ start: at(start), end: at(end) })
  })
})

// RTE-04, RTE-24
it.each([
  ['flash_sale', '/flash-sale/x'],
  ['deals', '/deals/x'],
  ['sale', '/sale/x'],
  ['partner', '/partners-promo/x'],
  ['weekly_highlight', '/weekly-highlight/x'],
  ['campaign', '/campaign/x'],
  ['gift_with_purchase', '/promotion/x'],
] as const)('a promotion of kind %s has its page at %s', (category, path) => {
  expect(promotionPath({ category, slug: 'x' })).toBe(path)
})
