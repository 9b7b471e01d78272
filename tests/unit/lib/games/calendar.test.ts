import { nextBonus, periodOf, publicDays, stateOf } from '@/lib/games/calendar'

const period = { firstDay: '2026-11-03', lastDay: '2026-11-28' }

/** GAM-15, GAM-16 */
it.each([
  ['2026-11-05', true, '2026-11-10', 'received'],
  ['2026-11-10', true, '2026-11-10', 'received'],
  ['2026-11-10', false, '2026-11-10', 'today'],
  ['2026-11-09', false, '2026-11-10', 'missed'],
  ['2026-11-11', false, '2026-11-10', 'coming'],
  ['2026-11-02', false, '2026-11-10', 'outside'],
  ['2026-11-29', false, '2026-11-29', 'outside'],
  ['2026-11-10', false, null, 'open'],
] as const)('%s, checked in %s, on %s is %s', (date, isReceived, today, state) => {
  expect(stateOf({ date, is_received: isReceived }, period, today)).toBe(state)
})

it.each([
  ['2026-11-30T17:00:00.000Z', '2026-12-31T16:59:59.999Z'],
  ['2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
])('a mission from %s to %s has the days of December', (start, end) => {
  expect(periodOf({ start_date: start, end_date: end })).toEqual({
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
  })
})

it('has one entry a day of the month, with fixed points on the days of the mission', () => {
  const mission = {
    start_date: '2026-11-02T17:00:00.000Z',
    end_date: '2026-11-28T16:59:59.999Z',
    check_in_points: 10,
    streak_bonuses: [
      { days: 3, points: 20 },
      { days: 60, points: 500 },
    ],
  }
  const days = publicDays(mission, '2026-11')
  expect(days).toHaveLength(30)
  expect(days.map(({ points }) => points)).toEqual([0, 0, ...Array<number>(26).fill(10), 0, 0])
  expect(days.flatMap(({ date, checked_gift: gift }) => (gift ? [[date, gift.points]] : []))).toEqual([
    ['2026-11-05', 20],
  ])
  expect(publicDays(mission, '2027-01').every(({ checked_gift: gift }) => gift === null)).toBe(true)
})

it('names the next bonus of a streak', () => {
  const bonuses = [
    { days: 7, points: 50 },
    { days: 3, points: 20 },
  ]
  expect(nextBonus(bonuses, 0)).toEqual({ days: 3, points: 20, left: 3 })
  expect(nextBonus(bonuses, 3)).toEqual({ days: 7, points: 50, left: 4 })
  expect(nextBonus(bonuses, 7)).toBeNull()
})
