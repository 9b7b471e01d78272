import {
  calendarOf,
  type CheckInRules,
  checkInOn,
  currentMonth,
  dayOfInstant,
  daysOfMonth,
  type StoredCheckIn,
  streakOf,
} from '@/domain/game/calendar'

const RULES: CheckInRules = {
  first: '2026-11-01',
  last: '2026-11-30',
  points: 5,
  streakBonuses: [
    { days: 3, points: 10 },
    { days: 7, points: 30 },
  ],
  wheelId: '9',
  every: 2,
}

const stored = (day: string, streak: number, number: number): StoredCheckIn => ({
  day,
  points: 5,
  bonus_points: streak === 3 ? 10 : 0,
  streak,
  number,
  gave_right: number % 2 === 0,
  created_at: `${day}T03:00:00.000Z`,
})

describe('the Vietnamese day of an instant (GAM-15)', () => {
  it.each([
    ['2026-11-23T16:59:59.999Z', '2026-11-23'],
    ['2026-11-23T17:00:00.000Z', '2026-11-24'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01'],
  ])('%s is in %s', (instant, day) => expect(dayOfInstant(new Date(instant))).toBe(day))
})

describe('a month has one entry for each of its days', () => {
  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-11', 30],
    ['2026-12', 31],
  ])('%s has %i', (month, count) => {
    const days = daysOfMonth(month)
    expect(days).toHaveLength(count)
    expect(days[0]).toBe(`${month}-01`)
    expect(days.at(-1)).toBe(`${month}-${count}`)
  })
})

describe('the month a calendar opens with', () => {
  it.each([
    ['2026-11-23', '2026-11'],
    ['2026-10-31', '2026-11'],
    ['2027-02-01', '2027-01'],
  ])('today %s: %s', (today, month) =>
    expect(currentMonth({ first: '2026-11-05', last: '2027-01-10' }, today)).toBe(month),
  )
})

describe('a check-in', () => {
  it.each([
    ['the first one', null, 1, 1, null, false],
    ['the day after another', stored('2026-11-09', 2, 5), 3, 6, { days: 3, points: 10 }, true],
    ['after a missed day', stored('2026-11-08', 6, 6), 1, 7, null, false],
  ])('%s', (_, last, streak, number, bonus, gives_right) => {
    expect(checkInOn('2026-11-10', last, RULES)).toEqual({
      day: '2026-11-10',
      points: 5,
      streak,
      number,
      bonus,
      gives_right,
    })
  })

  it('gives no right to spin where check-ins give none', () => {
    expect(checkInOn('2026-11-10', stored('2026-11-09', 1, 1), { ...RULES, wheelId: null })).toMatchObject({
      number: 2,
      gives_right: false,
    })
  })
})

describe('days in a row', () => {
  it.each([
    ['none', null, 0],
    ['today', stored('2026-11-10', 4, 4), 4],
    ['yesterday', stored('2026-11-09', 3, 3), 3],
    ['the day before', stored('2026-11-08', 3, 3), 0],
  ])('the last one was %s: %#', (_, last, days) => expect(streakOf(last, '2026-11-10')).toBe(days))
})

describe('the calendar (GAM-15, GAM-16)', () => {
  const on = (calendar: ReturnType<typeof calendarOf>, date: string) =>
    calendar.find((entry) => entry.date === date)

  it('shows what was received, what was missed and what daily check-ins from today would bring', () => {
    const calendar = calendarOf(
      '2026-11',
      [stored('2026-11-07', 1, 1), stored('2026-11-09', 1, 2)],
      RULES,
      '2026-11-10',
    )
    expect(calendar).toHaveLength(30)
    expect(on(calendar, '2026-11-08')).toEqual({
      date: '2026-11-08',
      points: 5,
      is_received: false,
      created_at: null,
      wof_id: null,
      checked_gift: null,
    })
    expect(on(calendar, '2026-11-09')).toEqual({
      date: '2026-11-09',
      points: 5,
      is_received: true,
      created_at: '2026-11-09T03:00:00.000Z',
      wof_id: '9',
      checked_gift: null,
    })
    // Today is the second day in a row and the third check-in; tomorrow the third day in a row, and the fourth check-in.
    expect(on(calendar, '2026-11-10')).toMatchObject({ wof_id: null, checked_gift: null })
    expect(on(calendar, '2026-11-11')).toMatchObject({ wof_id: '9', checked_gift: { days: 3, points: 10 } })
    expect(on(calendar, '2026-11-15')).toMatchObject({ wof_id: '9', checked_gift: { days: 7, points: 30 } })
  })

  it('counts from tomorrow once today is received', () => {
    const calendar = calendarOf('2026-11', [stored('2026-11-10', 2, 2)], RULES, '2026-11-10')
    expect(on(calendar, '2026-11-10')).toMatchObject({ is_received: true, wof_id: '9' })
    expect(on(calendar, '2026-11-11')).toMatchObject({ checked_gift: { days: 3 }, wof_id: null })
  })

  it('brings nothing outside the mission', () => {
    const rules = { ...RULES, first: '2026-11-05', last: '2026-11-20' }
    const calendar = calendarOf('2026-11', [], rules, '2026-11-01')
    expect(on(calendar, '2026-11-04')).toMatchObject({ points: 0, checked_gift: null })
    expect(on(calendar, '2026-11-07')).toMatchObject({ points: 5, checked_gift: { days: 3 } })
    expect(on(calendar, '2026-11-21')).toMatchObject({ points: 0, wof_id: null })
  })

  it('continues a streak over the end of a month', () => {
    const rules = { ...RULES, last: '2027-01-31' }
    const calendar = calendarOf('2027-01', [stored('2026-12-31', 2, 4)], rules, '2026-12-31')
    expect(on(calendar, '2027-01-01')).toMatchObject({ checked_gift: { days: 3 } })
  })
})
