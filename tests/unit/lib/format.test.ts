import {
  formatCountdown,
  formatDate,
  formatDayOfMonth,
  formatLastDay,
  formatMoney,
  formatOrderTime,
  formatRating,
  formatShort,
} from '@/lib/format'
import { lastDay } from '@/services/message/templates/formats'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

it('writes money as Vietnam does (DEC-03, GEN-02)', () =>
  expect(plain(formatMoney(249_000))).toBe('249.000 ₫'))
it('never writes Rp (DEC-03)', () => expect(formatMoney(1_234_000)).not.toContain('Rp'))
it('writes a near day without its year, by the same clock', () =>
  expect(formatDayOfMonth('2026-11-20T18:30:00Z')).toBe('21/11'))

it('writes dates by Vietnam’s clock (DEC-04, GEN-07)', () =>
  expect(formatDate('2026-11-20T18:30:00Z')).toBe('21/11/2026'))
it.each([
  ['the midnight that opens the new year', '2026-12-31T17:00:00Z', '31/12/2026'],
  ['the last second of a day', '2026-12-31T16:59:59Z', '31/12/2026'],
  ['noon', '2026-12-31T05:00:00Z', '31/12/2026'],
])('writes the last whole day of what ends at %s', (_, end, day) => {
  expect(formatLastDay(end)).toBe(day)
  expect(lastDay(new Date(end))).toBe(day)
})
it('writes order times by the clock of orders (DEC-04, GEN-06)', () =>
  expect(formatOrderTime('2026-11-20T17:05:00Z')).toBe('21/11/2026 00:05'))
it('writes ratings with a comma', () => expect(formatRating(4)).toBe('4,0'))

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1k'],
  [1_299, '1,2k'],
  [999_999, '999,9k'],
  [1_000_000, '1m'],
  [2_560_000_000, '2,5g'],
])('writes %i short as %s (GEN-10)', (value, text) => {
  expect(formatShort(value)).toBe(text)
})

it.each([
  [0, '00:00:00'],
  [-5, '00:00:00'],
  [3_661, '01:01:01'],
  [100 * 3_600, '100:00:00'],
])('counts %i seconds down as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})
