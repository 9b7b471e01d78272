import { boolean, type InferType, number, object, string } from 'yup'

/** Points for checking in on so many days in a row. */
export const streakBonusSchema = object({
  days: number().integer().min(2).max(366).required(),
  points: number().integer().min(0).max(1_000_000).required(),
})
export type StreakBonus = InferType<typeof streakBonusSchema>

/** A day of the check-in calendar (GAM-15, GAM-16). */
export const calendarDaySchema = object({
  /** 'YYYY-MM-DD', Vietnamese */
  date: string().required(),
  /** what checking in on it brings, or brought */
  points: number().required(),
  is_received: boolean().required(),
  /** instant of the check-in; null without one */
  created_at: string().defined().nullable(),
  /** the wheel for which the day gave a right to spin, or would give one to a member who checks in daily from today */
  wof_id: string().defined().nullable(),
  /** the streak bonus of the day: the one received, or the one that daily check-ins from today would bring */
  checked_gift: streakBonusSchema.defined().nullable().default(null),
})
export type CalendarDay = InferType<typeof calendarDaySchema>

/** Answer to a check-in. */
export const checkedInSchema = object({
  day: calendarDaySchema.required(),
  /** of the member in this mission, with this check-in */
  total_points: number().required(),
  /** days in a row, today included */
  streak: number().required(),
  bonus: streakBonusSchema.defined().nullable().default(null),
  /** rights to spin that are left, one of today's included */
  rights: number().required(),
})
export type CheckedIn = InferType<typeof checkedInSchema>
