import { levelAbove, levelReached, yearlyDay } from '@/domain/loyalty/levels'

const LEVELS = [
  { stage: 'one', threshold: 0 },
  { stage: 'three', threshold: 6_000_000 },
  { stage: 'two', threshold: 2_000_000 },
]

test.each([
  [0, 'one'],
  [1_999_999, 'one'],
  [2_000_000, 'two'],
  [5_999_999, 'two'],
  [6_000_000, 'three'],
  [900_000_000, 'three'],
])('%i dong reach the level %s, in whatever order the levels stand', (spent, stage) => {
  expect(levelReached(LEVELS, spent)?.stage).toBe(stage)
  expect(levelReached(LEVELS.toReversed(), spent)?.stage).toBe(stage)
})

test('without levels none is reached', () => {
  expect(levelReached([], 1)).toBeNull()
})

test.each([
  ['one', 500_000, 'two', 1_500_000],
  ['two', 2_000_000, 'three', 4_000_000],
  // A level that is kept although less was spent meanwhile.
  ['two', 100_000, 'three', 5_900_000],
  // What was spent reaches the next level, and the order that shows it is being delivered.
  ['one', 2_500_000, 'two', 0],
  ['three', 9_000_000, undefined, 0],
])('from %s with %i dong the next level is %s, %i dong away', (stage, spent, next, needed) => {
  const current = LEVELS.find((level) => level.stage === stage) ?? { threshold: -1 }
  const above = levelAbove(LEVELS, current, spent)
  expect([above.next?.stage, above.needed]).toEqual([next, needed])
})

test.each([
  ['2026-11-23', '2027-11-23'],
  ['2026-12-31', '2027-12-31'],
  ['2027-02-28', '2028-02-28'],
  ['2028-02-29', '2029-03-01'],
  ['2096-02-29', '2097-03-01'],
  ['2028-03-01', '2029-03-01'],
  ['2028-01-31', '2029-01-31'],
])('a level of %s is sure until %s', (day, until) => {
  expect(yearlyDay(day)).toBe(until)
})
