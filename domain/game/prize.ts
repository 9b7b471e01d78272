import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { MISSION_STATES, type MissionState } from './mission-state'

/** Prizes of wheels and how likely they are (GAM-14, GAM-17, GAM-18). */

export const PRIZE_KINDS = ['points', 'voucher', 'gift', 'token', 'none'] as const
export type PrizeKind = (typeof PRIZE_KINDS)[number]

export const CLAIM_STATES = ['open', 'sent', 'handed-over', 'withdrawn'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

const kind = mixed<PrizeKind>().oneOf(PRIZE_KINDS).required()

export const prizeSchema = object({
  _id: string().required(),
  name: string().required(),
  description: string().defined(),
  kind,
  /** points or tokens; null for other kinds */
  points: number().defined().nullable(),
  /** address of a picture of the shop */
  image: string().defined().nullable(),
})
export type Prize = InferType<typeof prizeSchema>

/** A prize as its winner sees it. */
export const wonPrizeSchema = prizeSchema.shape({
  /** of a voucher */
  code: string().defined().nullable(),
  /** of a voucher, the end of its use */
  expires_at: string().defined().nullable(),
  /** of a gift */
  claim: mixed<ClaimState>().oneOf(CLAIM_STATES).defined().nullable(),
})
export type WonPrize = InferType<typeof wonPrizeSchema>

/** One field of the wheel, clockwise from the top. */
export const segmentSchema = object({
  /** of its prize */
  id: string().required(),
  name: string().required(),
  kind,
  image: string().defined().nullable(),
})
export type Segment = InferType<typeof segmentSchema>

export const oddsSchema = object({
  /** of its prize */
  id: string().required(),
  name: string().required(),
  /** per cent as an exact decimal: '0.05' */
  chance: string().required(),
  /** the same with the stock and the daily caps of this moment */
  chance_now: string().required(),
  /** null without a limit */
  stock_left: number().defined().nullable(),
  daily_cap: number().defined().nullable(),
  /** what the daily cap leaves for today; null without a cap */
  left_today: number().defined().nullable(),
  /** the prize that takes the place of one that is out of stock or at its daily cap */
  is_fallback: boolean().required(),
})

/** Ways to a right to spin. */
export const RIGHT_SOURCES = ['check-in', 'share', 'order', 'gift'] as const
export type RightSource = (typeof RIGHT_SOURCES)[number]

export const rightsFromSchema = object({
  way: mixed<RightSource>().oneOf(RIGHT_SOURCES).required(),
  /** of check-ins: a right for each so many */
  every: number().defined().nullable(),
  /** of orders: dong they must come to */
  min_amount: number().defined().nullable(),
})
export type RightsFrom = InferType<typeof rightsFromSchema>

/** GET /mission/{id}/odds: the same for all. */
export const publishedOddsSchema = object({
  /** of the weights; every change of them makes a new one */
  version: number().required(),
  segments: array(segmentSchema.required()).required(),
  odds: array(oddsSchema.required()).required(),
  rights_from: array(rightsFromSchema.required()).required(),
})
export type PublishedOdds = InferType<typeof publishedOddsSchema>

/** GET /mission/{id}/wheel: with the caller's own rights; 0 for a visitor. Its state is that of the moment: the page's is as old as the page. */
export const wheelSchema = publishedOddsSchema.shape({
  state: mixed<MissionState>().oneOf(MISSION_STATES).required(),
  rights: number().required(),
})
export type Wheel = InferType<typeof wheelSchema>

/** The outcome of a spin; `segment` counts from 0, in the order of the wheel's segments. */
export const spinSchema = object({
  _id: string().required(),
  prize: wonPrizeSchema.required(),
  segment: number().required(),
  created_at: string().required(),
  rights_left: number().required(),
  /** in the member's mission, with this spin */
  total_points: number().required(),
})
export type Spin = InferType<typeof spinSchema>
