/** Days and months of a mission, as text: 'YYYY-MM-DD' and 'YYYY-MM' by the Vietnamese calendar. Nothing here reads the device's clock. */

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
const VIETNAM_MS = 7 * 3_600_000

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Instant → its day in Vietnam, which has no summer time. */
export const dayOf = (instant: string): string => dayAt(Date.parse(instant) + VIETNAM_MS)

/** The day `count` days after another; before it when negative. */
export const addDays = (day: string, count: number): string => dayAt(utc(day) + count * DAY_MS)

export const monthOf = (day: string): string => day.slice(0, 7)

/** Number of the day in its month: '2026-11-03' → 3. */
export const dayNumber = (day: string): number => Number(day.slice(8))

/** 0 for Monday … 6 for Sunday. */
export const weekday = (day: string): number =>
  (new Date(utc(day)).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK

/** All days of a month, the first one first. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day)
  return days
}

/** The months from one day to another, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let day = `${monthOf(first)}-01`; day <= last; day = addDays(day, 31).slice(0, 8) + '01')
    months.push(monthOf(day))
  return months
}

/** A month's days in weeks from Monday to Sunday; null where a week reaches beyond the month. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOfMonth(month)
  const before = weekday(`${month}-01`)
  const weeks: (string | null)[][] = []
  for (let at = -before; at < days.length; at += DAYS_A_WEEK)
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => days[at + index] ?? null))
  return weeks
}

/** The month to begin with: today's where the mission runs then, else the mission's nearest to it. */
export function firstShown(months: readonly string[], today: string | null): string {
  const [first = '', last = first] = [months[0], months.at(-1)]
  if (today === null) return first
  const month = monthOf(today)
  return month < first ? first : month > last ? last : month
}
