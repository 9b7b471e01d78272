import type { CalendarDay, StreakBonus } from './calendar-day'

/** Days are texts 'YYYY-MM-DD' and months 'YYYY-MM', Vietnamese; the days of a calendar know no zone. */

const DAY_MS = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const inVietnam = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' })

/** The Vietnamese day of an instant. */
export const dayOfInstant = (instant: Date): string => inVietnam.format(instant)

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days `to` is after `from`. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY_MS

const monthOf = (day: string) => day.slice(0, 7)

/** All days of a month. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index))
  return days.filter((day) => monthOf(day) === month)
}

/** A mission's first and last day. */
export interface MissionDays {
  first: string
  last: string
}

/** The month that a mission's calendar opens with: today's, or the mission's nearest. */
export function currentMonth({ first, last }: MissionDays, today: string): string {
  if (today < first) return monthOf(first)
  return monthOf(today > last ? last : today)
}

export interface CheckInRules extends MissionDays {
  points: number
  streakBonuses: readonly StreakBonus[]
  /** the wheel for which check-ins give rights to spin; null when they give none */
  wheelId: string | null
  /** a right for each so many check-ins */
  every: number
}

/** What is stored of a check-in. */
export interface StoredCheckIn {
  day: string
  points: number
  bonus_points: number
  /** days in a row, this one included */
  streak: number
  /** which check-in of the member in the mission it is, from 1 */
  number: number
  gave_right: boolean
  /** ISO instant */
  created_at: string
}

const bonusAt = (rules: CheckInRules, streak: number): StreakBonus | null =>
  rules.streakBonuses.find(({ days }) => days === streak) ?? null

/** What the check-in of a day brings; `last` is the member's latest one before it. */
export function checkInOn(day: string, last: StoredCheckIn | null, rules: CheckInRules) {
  const streak = last?.day === addDays(day, -1) ? last.streak + 1 : 1
  const number = (last?.number ?? 0) + 1
  return {
    day,
    points: rules.points,
    streak,
    number,
    bonus: bonusAt(rules, streak),
    gives_right: rules.wheelId !== null && number % rules.every === 0,
  }
}

/** Days in a row until today, or until yesterday while today is still to come. */
export function streakOf(last: StoredCheckIn | null, today: string): number {
  if (last === null) return 0
  return last.day === today || last.day === addDays(today, -1) ? last.streak : 0
}

/** A stored check-in as a day of the calendar. */
export const receivedDay = (stored: StoredCheckIn, rules: CheckInRules): CalendarDay => ({
  date: stored.day,
  points: stored.points,
  is_received: true,
  created_at: stored.created_at,
  wof_id: stored.gave_right ? rules.wheelId : null,
  checked_gift: stored.bonus_points > 0 ? { days: stored.streak, points: stored.bonus_points } : null,
})

/**
 * The calendar of a month (GAM-15): one entry for each of its days. Days to come say what daily check-ins from today would bring; a day
 * outside the mission brings nothing.
 */
export function calendarOf(
  month: string,
  checkIns: readonly StoredCheckIn[],
  rules: CheckInRules,
  today: string,
): CalendarDay[] {
  const byDay = new Map(checkIns.map((stored) => [stored.day, stored]))
  const last = checkIns.reduce<StoredCheckIn | null>(
    (latest, stored) => (latest === null || stored.day > latest.day ? stored : latest),
    null,
  )
  const next = [rules.first, today, last ? addDays(last.day, 1) : today].reduce((a, b) => (a > b ? a : b))
  const first = checkInOn(next, last, rules)
  return daysOfMonth(month).map((date) => {
    const stored = byDay.get(date)
    if (stored) return receivedDay(stored, rules)
    const isInside = date >= rules.first && date <= rules.last
    const empty = { date, points: isInside ? rules.points : 0, is_received: false, created_at: null }
    if (!isInside || date < next) return { ...empty, wof_id: null, checked_gift: null }
    const later = daysBetween(next, date)
    return {
      ...empty,
      wof_id: rules.wheelId !== null && (first.number + later) % rules.every === 0 ? rules.wheelId : null,
      checked_gift: bonusAt(rules, first.streak + later),
    }
  })
}
