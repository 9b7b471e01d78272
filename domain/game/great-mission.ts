import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { calendarDaySchema, streakBonusSchema } from './calendar-day'
import { lookSchema, shareSchema } from './mission'
import { MISSION_STATES, type MissionState } from './mission-state'
import { prizeSchema } from './prize'

/** Missions of the newer wire (GAM-18, GAM-21); the member's fields are 0, false or empty for a visitor. */
export const greatMissionSchema = object({
  mission: object({
    _id: string().required(),
    mission_id: string().required(),
    campaign_code: string().required(),
    state: mixed<MissionState>().oneOf(MISSION_STATES).required(),
    name: string().required(),
    description: string().defined(),
    tnc: string().defined(),
    /** days of the mission on which a member can check in */
    check_in_day: number().required(),
    start_date: string().required(),
    end_date: string().required(),
    /** for a check-in */
    point: number().required(),
    /** a right to spin for each so many check-ins */
    every_checkin: number().default(1),
    streak_bonuses: array(streakBonusSchema.required()).required(),
    look: lookSchema.required(),
    share: shareSchema.required(),
  }).required(),
  /** 'YYYY-MM-DD', the Vietnamese day of the answer */
  today: string().required(),
  total_points_earned: number().required(),
  streak: number().required(),
  /** null where the mission has no wheel */
  wof: object({
    _id: string().required(),
    /** the rights to spin that are left */
    available_wof: array(
      object({
        _id: string().required(),
        source: string().required(),
        created_at: string().required(),
      }).required(),
    ).required(),
  })
    .defined()
    .nullable()
    .default(null),
  wof_details: object({ rewards: array(prizeSchema.required()).required() }).required(),
  /** spins left */
  rights: number().required(),
  is_today_spin: boolean().required(),
  is_today_shared: boolean().required(),
  /** each day of the mission's current month */
  daily_check_in_history: array(calendarDaySchema.required()).required(),
  available_for_daily_check_in: boolean().required(),
})
export type GreatMission = InferType<typeof greatMissionSchema>
