import {
  addDays,
  dayOf,
  daysOfMonth,
  firstShown,
  monthsBetween,
  weekday,
  weeksOf,
} from '@/lib/games/mission-days'

/** GAM-15: days of the mission are Vietnamese days. */
it.each([
  ['2026-11-30T16:59:59.999Z', '2026-11-30'],
  ['2026-11-30T17:00:00.000Z', '2026-12-01'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01'],
])('the instant %s is on %s in Vietnam', (instant, day) => {
  expect(dayOf(instant)).toBe(day)
})

it('counts days over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

it.each([
  ['2026-11', 30],
  ['2026-12', 31],
  ['2026-02', 28],
  ['2028-02', 29],
])('%s has %d days', (month, count) => {
  const days = daysOfMonth(month)
  expect(days).toHaveLength(count)
  expect(new Set(days).size).toBe(count)
})

it.each([
  ['2026-11-02', '2026-11-30', ['2026-11']],
  ['2026-11-30', '2026-12-01', ['2026-11', '2026-12']],
  ['2026-12-31', '2027-02-01', ['2026-12', '2027-01', '2027-02']],
])('from %s to %s', (first, last, months) => {
  expect(monthsBetween(first, last)).toEqual(months)
})

it('begins weeks on Monday', () => {
  expect(weekday('2026-11-23')).toBe(0)
  expect(weekday('2026-11-29')).toBe(6)
})

it.each(['2026-02', '2026-11', '2027-02', '2026-03'])(
  'puts each day of %s once into weeks of seven',
  (month) => {
    const weeks = weeksOf(month)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks.flat().filter((day) => day !== null)).toEqual(daysOfMonth(month))
    expect(
      weeks.flatMap((week) => week.map((day, index) => day === null || weekday(day) === index)),
    ).not.toContain(false)
  },
)

it.each([
  [null, '2026-11'],
  ['2026-10-05', '2026-11'],
  ['2026-12-05', '2026-12'],
  ['2027-03-05', '2027-01'],
])('shows on %s the month %s first', (today, month) => {
  expect(firstShown(['2026-11', '2026-12', '2027-01'], today)).toBe(month)
})
