import { reminderTime, reviewPath } from '@/domain/review/reminder'

it.each([
  // Vietnam is seven hours ahead of UTC.
  ['2026-11-20T03:30:00Z', 7, '2026-11-27T03:30:00.000Z'],
  ['2026-11-20T02:00:00Z', 7, '2026-11-27T02:00:00.000Z'],
  ['2026-11-20T01:59:59Z', 7, '2026-11-27T02:00:00.000Z'],
  ['2026-11-20T12:59:59Z', 7, '2026-11-27T12:59:59.000Z'],
  ['2026-11-20T13:00:00Z', 7, '2026-11-28T02:00:00.000Z'],
  ['2026-11-20T16:30:00Z', 7, '2026-11-28T02:00:00.000Z'],
  ['2026-11-20T17:30:00Z', 7, '2026-11-28T02:00:00.000Z'],
  ['2026-12-30T20:00:00Z', 3, '2027-01-03T02:00:00.000Z'],
])('a delivery at %s is reminded of after %i days at %s', (delivered, days, at) => {
  expect(reminderTime(new Date(delivered), days).toISOString()).toBe(at)
})

it('opens the review at the product’s page', () => {
  expect(reviewPath({ product_id: 7, slug: 'son-li', category_slug: 'son-moi' })).toBe(
    '/son-moi/7-son-li?review=1',
  )
})
