import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { streakBonusSchema } from './calendar-day'
import { MISSION_STATES, type MissionState } from './mission-state'
import { prizeSchema, wonPrizeSchema } from './prize'

/** Missions of the older wire (GAM-17, GAM-20). */

/** The games with a page; a shop's own missions may have other codes. */
export const GAME_CODES = ['pink_university', 'pink_squad', 'checkin_gift', 'spin_the_wheel'] as const
export type GameCode = (typeof GAME_CODES)[number]

/** What names a campaign of missions: small letters, digits, underscores. */
export const CAMPAIGN_CODE = /^[a-z0-9]+(_[a-z0-9]+)*$/

const colour = string()
  .max(7)
  .matches(/^#[0-9a-f]{6}$/, 'must be a colour as #rrggbb in small letters')
  .required()

/** Colours and picture of a mission's pages. */
export const lookSchema = object({
  palette: object({
    /** behind everything */
    background: colour,
    /** cards and the calendar */
    surface: colour,
    /** buttons, today, every second field of the wheel */
    accent: colour,
    /** text on the accent */
    on_accent: colour,
    /** light tone of the accent: received days, the other fields of the wheel */
    soft: colour,
    text: colour,
  }).required(),
  image: string().max(300).defined().nullable().default(null),
})
export type Look = InferType<typeof lookSchema>

export const shareSchema = object({
  /** path of the shop: what the share action must send */
  link: string().required(),
  title: string().defined(),
  text: string().defined(),
  /** for the first share of a day */
  points: number().required(),
})

/** A mission; the member's fields are 0, false or empty for a visitor. Instants in ISO 8601. */
export const missionSchema = object({
  _id: string().required(),
  /** the shop's own name of it: 'pink-university-2026-11' */
  mission_id: string().required(),
  campaign_code: string().required(),
  state: mixed<MissionState>().oneOf(MISSION_STATES).required(),
  /** 'YYYY-MM-DD', the Vietnamese day of the answer */
  today: string().required(),
  name: string().required(),
  description: string().defined(),
  /** rules, in paragraphs */
  tnc: string().defined(),
  start_date: string().required(),
  end_date: string().required(),
  /** the mission's id where it has a wheel */
  wheel_fortune_mission_id: string().defined().nullable(),
  /** the mission's id where it is one of Pink Squad */
  pasukan_pink_mission_id: string().defined().nullable(),
  /** a right to spin for each so many check-ins */
  every_checkin: number().default(1),
  check_in_points: number().required(),
  streak_bonuses: array(streakBonusSchema.required()).required(),
  look: lookSchema.required(),
  share: shareSchema.required(),
  /** a member who registers from its pages gets a voucher */
  has_registration_voucher: boolean().default(false),
  reward_lists: array(prizeSchema.required()).required(),
  total_earned_soco_points: number().required(),
  is_today_checkin: boolean().required(),
  today_points: number().required(),
  is_today_spin: boolean().required(),
  is_today_shared: boolean().required(),
  /** days in a row until today, or until yesterday while today can still be added */
  streak: number().required(),
  /** spins left */
  rights: number().required(),
})
export type Mission = InferType<typeof missionSchema>

export const HISTORY_KINDS = ['check-in', 'streak', 'spin', 'share'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** An entry of a member's history, newest first. */
export const historyEntrySchema = object({
  _id: string().required(),
  kind: mixed<HistoryKind>().oneOf(HISTORY_KINDS).required(),
  points: number().defined().nullable(),
  prize: wonPrizeSchema.defined().nullable().default(null),
  created_at: string().required(),
})
export type HistoryEntry = InferType<typeof historyEntrySchema>

/** GET /me/points/{game} */
export const gamePointsSchema = object({ total_points: number().required() })
export type GamePoints = InferType<typeof gamePointsSchema>

/** PUT /me/actions/{game}: whether it counted (once a day), and what it brought. */
export const sharedSchema = object({
  counted: boolean().required(),
  points: number().required(),
  /** spins left */
  rights: number().required(),
})
export type Shared = InferType<typeof sharedSchema>
