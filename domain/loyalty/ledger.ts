import { array, type InferType, mixed, number, object, string } from 'yup'
import { POINT_REASON_NAMES, type PointReason } from './reasons'

/** Entries of the history shown at once. */
export const HISTORY_PAGE_SIZE = 20

/** How far ahead points that expire are listed, days. */
export const EXPIRING_DAYS = 90

/** Days before the end of points at which their member gets a mail. */
export const EXPIRY_NOTICE_DAYS = [30, 7] as const

/** Days that points have at least when they come back after they were spent. */
export const RETURNED_POINTS_DAYS = 7

/** Points that end at the same moment. */
export const expiringSchema = object({
  points: number().integer().required(),
  /** ISO 8601: the last second of the day, Vietnamese time */
  expires_at: string().required(),
})
export type ExpiringPoints = InferType<typeof expiringSchema>

/** One movement of a member's points (GET loyalty /points/history). */
export const historyEntrySchema = object({
  id: number().integer().required(),
  /** negative when points went away */
  points: number().integer().required(),
  reason: mixed<PointReason>().oneOf(POINT_REASON_NAMES).required(),
  reference: string().defined(),
  /** of the order that it is about */
  order_code: string().defined().nullable(),
  /** when what came in expires */
  expires_at: string().defined().nullable(),
  created_at: string().required(),
  balance_after: number().integer().required(),
})
export type HistoryEntry = InferType<typeof historyEntrySchema>

export const EARNING_WAYS = [
  'order',
  'review',
  'review-photos',
  'referral',
  'birthday',
  'check-in',
  'wheel',
] as const
export type EarningWay = (typeof EARNING_WAYS)[number]

/** A way to earn points with the figures of the rule that acts (GET loyalty /ways-to-earn). */
export const wayToEarnSchema = object({
  way: mixed<EarningWay>().oneOf(EARNING_WAYS).required(),
  /** points it brings each time; null where that depends */
  points: number().integer().defined().nullable(),
  /** dong for one point, of an order */
  per_amount: number().integer().defined().nullable(),
  /** the page where it is done */
  link: string().required(),
})
export type WayToEarn = InferType<typeof wayToEarnSchema>

export const waysToEarnSchema = array(wayToEarnSchema).required()

/** Days that a birthday has stood before it brings a gift: a change in the month itself is too late for this year. */
export const BIRTHDAY_STANDS_DAYS = 30

/** The order that a movement is about: its reference is the order's id, with a number behind it after a retry. */
export const orderIdOf = (reference: string): string => reference.split(':')[0] ?? ''
