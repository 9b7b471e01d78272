import { openingAt } from '@/domain/store/store-hours'
import { stockLevel } from '@/domain/store/store-stock'

const weekday = { opens: '09:00', closes: '21:30' }
const weekend = { opens: '08:30', closes: '22:00' }
const hours = [weekday, weekday, weekday, weekday, weekday, weekend, weekend]

test.each([
  // Friday in Vietnam, whatever the clock of the machine says.
  ['2026-11-20T01:59:00Z', { isOpen: false, isBefore: true, today: weekday }],
  ['2026-11-20T02:00:00Z', { isOpen: true, isBefore: false, today: weekday }],
  ['2026-11-20T14:29:00Z', { isOpen: true, isBefore: false, today: weekday }],
  ['2026-11-20T14:30:00Z', { isOpen: false, isBefore: false, today: weekday }],
  // Saturday there, still Friday in London.
  ['2026-11-20T17:05:00Z', { isOpen: false, isBefore: true, today: weekend }],
  ['2026-11-22T14:59:00Z', { isOpen: true, isBefore: false, today: weekend }],
])('at %s', (now, standing) => {
  expect(openingAt(hours, new Date(now))).toEqual(standing)
})

test('a day without hours is a day off', () => {
  expect(openingAt([], new Date('2026-11-20T05:00:00Z'))).toEqual({
    isOpen: false,
    isBefore: false,
    today: null,
  })
})

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'in_stock'],
])('%d pieces: %s (BUY-18)', (pieces, level) => {
  expect(stockLevel(pieces)).toBe(level)
})
