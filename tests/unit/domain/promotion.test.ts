import { nextOccurrence, promotionState } from '@/domain/catalog/promotion'
import { promotionPath } from '@/lib/promotion-path'

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

it.each([
  ['flash_sale', '/flash-sale/x'],
  ['deals', '/deals/x'],
  ['sale', '/sale/x'],
  ['partner', '/partners-promo/x'],
  ['weekly_highlight', '/weekly-highlight/x'],
  ['campaign', '/promotion/x'],
  ['gift_with_purchase', '/promotion/x'],
] as const)('a promotion of kind %s has its page at %s', (category, path) => {
  expect(promotionPath({ category, slug: 'x' })).toBe(path)
})
