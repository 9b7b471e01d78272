import { egiftDayFault, egiftDays } from '@/domain/bag/egift'

/** Half past midnight of 12 November in Vietnam. */
const NOW = new Date('2026-11-11T17:30:00Z')

it('sends a gift card from today to a year ahead, where the shop is (PAY-10)', () => {
  expect(egiftDays(NOW)).toEqual({ first: '2026-11-12', last: '2027-11-12' })
})

it.each([
  ['2026-11-11', false],
  ['2026-11-12', true],
  ['2027-11-12', true],
  ['2027-11-13', false],
])('on %s: %s', (day, isRight) => {
  expect(egiftDayFault(day, NOW) === null).toBe(isRight)
})
