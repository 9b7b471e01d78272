import type { CalendarDay, StreakBonus } from '@/domain/game/calendar-day'
import { addDays, dayOf, daysOfMonth } from './mission-days'

/** What the calendar shows of a day (GAM-15, GAM-16). */
export type DayState = 'received' | 'today' | 'missed' | 'coming' | 'open' | 'outside'

/** First and last day of a mission, 'YYYY-MM-DD' in Vietnam. */
export interface Period {
  firstDay: string
  lastDay: string
}

/** The last instant of a mission: its `end_date` may be the midnight after its last day. */
const lastInstant = (endDate: string): string => new Date(Date.parse(endDate) - 1).toISOString()

export const periodOf = (mission: { start_date: string; end_date: string }): Period => ({
  firstDay: dayOf(mission.start_date),
  lastDay: dayOf(lastInstant(mission.end_date)),
})

/**
 * The state of a day of the calendar. `today` is the server's day; null while it is not known, as on the page that is the same for everyone:
 * then each day of the mission is 'open'.
 */
export function stateOf(
  { date, is_received: isReceived }: Pick<CalendarDay, 'date' | 'is_received'>,
  { firstDay, lastDay }: Period,
  today: string | null,
): DayState {
  if (isReceived) return 'received'
  if (date < firstDay || date > lastDay) return 'outside'
  if (today === null) return 'open'
  if (date === today) return 'today'
  return date < today ? 'missed' : 'coming'
}

interface PublicMission {
  start_date: string
  end_date: string
  check_in_points: number
  streak_bonuses: readonly StreakBonus[]
}

/**
 * A month of the calendar before anything is known of the member: fixed points a day (GAM-15), and the bonuses that daily check-ins from the
 * first day on would bring.
 */
export function publicDays(mission: PublicMission, month: string): CalendarDay[] {
  const { firstDay, lastDay } = periodOf(mission)
  const bonuses = new Map(mission.streak_bonuses.map((bonus) => [addDays(firstDay, bonus.days - 1), bonus]))
  return daysOfMonth(month).map((date) => ({
    date,
    points: date < firstDay || date > lastDay ? 0 : mission.check_in_points,
    is_received: false,
    created_at: null,
    wof_id: null,
    checked_gift: date > lastDay ? null : (bonuses.get(date) ?? null),
  }))
}

/** The next bonus that a streak leads to, with the days still to go; null when all are reached. */
export function nextBonus(bonuses: readonly StreakBonus[], streak: number) {
  const [next] = bonuses.filter(({ days }) => days > streak).sort((a, b) => a.days - b.days)
  return next ? { ...next, left: next.days - streak } : null
}
