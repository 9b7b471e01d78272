import { calendarOf, currentMonth, daysBetween, streakOf } from '@/domain/game/calendar'
import type { CalendarDay } from '@/domain/game/calendar-day'
import type { GreatMission } from '@/domain/game/great-mission'
import type { Mission } from '@/domain/game/mission'
import type { Prize } from '@/domain/game/prize'
import type { Database } from '../../database'
import type { GameTime } from '../clock'
import { type MissionRow, prizesOf, rulesOf, stateOf } from './missions'
import { lastCheckIn, NO_PROGRESS, type Progress, progressIn } from './progress'

/** Missions as the two wires have them, with the progress of the caller. */

interface Parts {
  row: MissionRow
  prizes: readonly Prize[]
  progress: Progress
  time: GameTime
}

const shared = ({ row, time }: Parts) => ({
  _id: String(row.id),
  mission_id: row.mission_id,
  campaign_code: row.campaign_code,
  state: stateOf(row, time),
  name: row.name,
  description: row.description,
  tnc: row.tnc,
  start_date: row.starts_at.toISOString(),
  end_date: row.ends_at.toISOString(),
  every_checkin: row.every_checkin,
  streak_bonuses: row.streak_bonuses,
  look: row.look,
  has_registration_voucher: row.registration_voucher_id !== null,
  share: {
    link: row.share_link,
    title: row.share_title,
    text: row.share_text,
    points: row.share_points,
  },
})

/** Today's check-in, where there is one. */
const todays = ({ progress, time }: Parts) =>
  lastCheckIn(progress)?.day === time.day ? lastCheckIn(progress) : null

function toMission(parts: Parts): Mission {
  const { row, prizes, progress, time } = parts
  const id = String(row.id)
  return {
    ...shared(parts),
    today: time.day,
    wheel_fortune_mission_id: row.has_wheel ? id : null,
    pasukan_pink_mission_id: row.campaign_code === 'pink_squad' ? id : null,
    check_in_points: row.check_in_points,
    reward_lists: [...prizes],
    total_earned_soco_points: progress.points,
    is_today_checkin: todays(parts) !== null,
    today_points: progress.pointsToday,
    is_today_spin: progress.isSpunToday,
    is_today_shared: progress.isSharedToday,
    streak: streakOf(lastCheckIn(progress), time.day),
    rights: progress.rights.length,
  }
}

function toGreatMission(parts: Parts): GreatMission {
  const { row, prizes, progress, time } = parts
  const rules = rulesOf(row)
  return {
    mission: {
      ...shared(parts),
      check_in_day: daysBetween(rules.first, rules.last) + 1,
      point: row.check_in_points,
    },
    today: time.day,
    total_points_earned: progress.points,
    streak: streakOf(lastCheckIn(progress), time.day),
    wof: row.has_wheel
      ? {
          _id: String(row.id),
          available_wof: progress.rights.map(({ id, source, created_at }) => ({
            _id: String(id),
            source,
            created_at: created_at.toISOString(),
          })),
        }
      : null,
    wof_details: { rewards: [...prizes] },
    rights: progress.rights.length,
    is_today_spin: progress.isSpunToday,
    is_today_shared: progress.isSharedToday,
    daily_check_in_history: calendarOf(currentMonth(rules, time.day), progress.checkIns, rules, time.day),
    available_for_daily_check_in: stateOf(row, time) === 'running' && todays(parts) === null,
  }
}

async function view<View>(
  db: Database,
  rows: readonly MissionRow[],
  { memberId, time }: { memberId: number | null; time: GameTime },
  of: (parts: Parts) => View,
): Promise<View[]> {
  const ids = rows.map(({ id }) => id)
  const [prizes, progress] = await Promise.all([prizesOf(db, ids), progressIn(db, memberId, ids, time.day)])
  return rows.map((row) =>
    of({ row, prizes: prizes.get(row.id) ?? [], progress: progress.get(row.id) ?? NO_PROGRESS, time }),
  )
}

type Caller = { memberId: number | null; time: GameTime }

export const missionViews = (db: Database, rows: readonly MissionRow[], caller: Caller): Promise<Mission[]> =>
  view(db, rows, caller, toMission)

export const greatMissionViews = (
  db: Database,
  rows: readonly MissionRow[],
  caller: Caller,
): Promise<GreatMission[]> => view(db, rows, caller, toGreatMission)

/** The calendar of a month, or of the mission's current one. */
export async function calendarView(
  db: Database,
  row: MissionRow,
  { memberId, time, month }: Caller & { month: string | undefined },
): Promise<CalendarDay[]> {
  const rules = rulesOf(row)
  const { checkIns } = (await progressIn(db, memberId, [row.id], time.day)).get(row.id) ?? NO_PROGRESS
  return calendarOf(month ?? currentMonth(rules, time.day), checkIns, rules, time.day)
}
