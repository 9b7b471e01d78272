'use client'

import type { CalendarDay, CheckedIn } from '@/domain/game/calendar-day'
import { DomainError } from '@/domain/error'
import type { IslandGame } from '@/lib/games/island'
import { useAnswer } from '../answers/use-answer'
import { api } from '../api'

/** What a member has reached in a mission, from either generation of calls (GAM-17, GAM-18). */
export interface Progress {
  /** the server's day, 'YYYY-MM-DD' in Vietnam */
  today: string
  points: number
  /** days in a row */
  streak: number
  /** spins left */
  rights: number
  isCheckedIn: boolean
  canCheckIn: boolean
  isSharedToday: boolean
  /** each day of the mission's current month */
  days: readonly CalendarDay[]
}

async function olderProgress({ id }: IslandGame): Promise<Progress> {
  const [mission, days] = await Promise.all([
    api.public.missions[':id'].$get({ param: { id } }),
    api.public.mission[':id'].checkins.$get({ param: { id } }),
  ])
  return {
    today: mission.today,
    points: mission.total_earned_soco_points,
    streak: mission.streak,
    rights: mission.rights,
    isCheckedIn: mission.is_today_checkin,
    canCheckIn: mission.state === 'running' && !mission.is_today_checkin,
    isSharedToday: mission.is_today_shared,
    days,
  }
}

async function newerProgress({ id, code }: IslandGame): Promise<Progress> {
  const missions = await api.loyalty['great-missions'].$get({
    query: { filter: JSON.stringify({ campaign_code: code }) },
  })
  const found = missions.find(({ mission }) => mission._id === id)
  if (!found) throw new DomainError('NOT_FOUND', 404, 'the mission is no longer listed')
  return {
    today: found.today,
    points: found.total_points_earned,
    streak: found.streak,
    rights: found.rights,
    isCheckedIn: found.daily_check_in_history.some(
      ({ date, is_received: isReceived }) => isReceived && date === found.today,
    ),
    canCheckIn: found.available_for_daily_check_in,
    isSharedToday: found.is_today_shared,
    days: found.daily_check_in_history,
  }
}

const loadProgress = (game: IslandGame): Promise<Progress> =>
  game.wire === 'great-missions' ? newerProgress(game) : olderProgress(game)

/** Keys name their member: nothing of one member is shown to the next. */
const keyOf = (what: string, memberId: number | undefined, { id }: IslandGame) =>
  memberId === undefined ? null : `game-${what}:${memberId}:${id}`

/** The member's progress. A failed call keeps what is known and adds the error (D-22); calls at the same time are one (GAM-22). */
export const useProgress = (memberId: number | undefined, game: IslandGame) =>
  useAnswer<Progress>(keyOf('progress', memberId, game), () => loadProgress(game), {
    shouldRetryOnError: false,
  })

/** Another month of the member's calendar; nothing is asked for the current one, which comes with the progress. */
export const useMonth = (memberId: number | undefined, game: IslandGame, month: string | null) => {
  const key = keyOf('month', memberId, game)
  return useAnswer<readonly CalendarDay[]>(
    key === null || month === null ? null : `${key}:${month}`,
    () =>
      api.public.mission[':id'].checkins.$get({
        param: { id: game.id },
        query: { filter: JSON.stringify({ month }) },
      }),
    { shouldRetryOnError: false },
  )
}

/** Checks in for the server's day. @throws DomainError CHECKED_IN_ALREADY; ConnectionError without an answer */
export const checkIn = ({ id, wire }: IslandGame): Promise<CheckedIn> =>
  wire === 'great-missions'
    ? api.loyalty['great-missions'][':id']['check-ins'].$post({ param: { id } })
    : api.public.mission[':id'].checkins.$post({ param: { id } })

/** The progress after a check-in, as its answer says. */
export const withCheckIn = (progress: Progress, { day, ...answer }: CheckedIn): Progress => ({
  ...progress,
  today: day.date,
  points: answer.total_points,
  streak: answer.streak,
  rights: answer.rights,
  isCheckedIn: true,
  canCheckIn: false,
  days: progress.days.map((known) => (known.date === day.date ? day : known)),
})
