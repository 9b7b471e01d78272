import { array, boolean, date, type InferType, mixed, number, object, string } from 'yup'
import { INTEGER_MAX } from '../constants'
import { streakBonusSchema } from './calendar-day'
import { CAMPAIGN_CODE, lookSchema } from './mission'
import { paletteFaults } from './palette'
import { isTotalWeight, totalWeight } from './odds'
import { PRIZE_KINDS, type PrizeKind } from './prize'

/** Missions as a shop writes them in a file (`npm run games -- import`). */

const points = number().integer().min(0).max(1_000_000)
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MOST_SEGMENTS = 16
const LEAST_SEGMENTS = 2

export const prizeInputSchema = object({
  /** names the prize in this wheel; stays with what was won */
  key: string().max(60).matches(KEY).required(),
  kind: mixed<PrizeKind>().oneOf(PRIZE_KINDS).required(),
  name: string().max(60).required(),
  description: string().max(500).default(''),
  /** a path of the shop */
  image: string().max(300).matches(/^\//).nullable().default(null),
  /** points or tokens */
  points: number().integer().min(1).max(1_000_000).nullable().default(null),
  /** slug of the voucher whose discount the winner gets */
  voucher: string().max(200).nullable().default(null),
  /** of tokens: id of the campaign's promotion */
  campaign_id: number().integer().min(1).max(INTEGER_MAX).nullable().default(null),
  weight: number().integer().min(0).max(1_000_000).required(),
  /** pieces in all; null without a limit */
  stock: number().integer().min(0).max(INTEGER_MAX).nullable().default(null),
  daily_cap: number().integer().min(1).max(INTEGER_MAX).nullable().default(null),
  /** takes the place of a prize that is gone; one of each wheel, without a limit */
  is_fallback: boolean().default(false),
})
  .test(
    'kind',
    'points belong to the kinds points and token, a voucher to the kind voucher, a campaign to the kind token',
    ({ kind, points: worth, voucher, campaign_id }) =>
      (kind === 'points' || kind === 'token') === (worth !== null) &&
      (kind === 'voucher') === (voucher !== null) &&
      (kind === 'token') === (campaign_id !== null),
  )
  .test(
    'fallback',
    'the fallback has neither a stock nor a daily cap',
    ({ is_fallback, stock, daily_cap }) => !is_fallback || (stock === null && daily_cap === null),
  )
export type PrizeInput = InferType<typeof prizeInputSchema>

/** null without a wheel */
const prizesSchema = array(prizeInputSchema.required())
  .min(LEAST_SEGMENTS)
  .max(MOST_SEGMENTS)
  .nullable()
  .default(null)
  .test(
    'total',
    'the weights add up to 100, 1000, 10000, 100000 or 1000000',
    (prizes) => prizes === null || isTotalWeight(totalWeight(prizes)),
  )
  .test(
    'fallback',
    'one prize is the fallback',
    (prizes) => prizes === null || prizes.filter(({ is_fallback }) => is_fallback).length === 1,
  )
  .test(
    'keys',
    'each prize has a key of its own',
    (prizes) => prizes === null || new Set(prizes.map(({ key }) => key)).size === prizes.length,
  )

export const missionInputSchema = object({
  mission_id: string().max(80).matches(KEY).required(),
  campaign_code: string().max(40).matches(CAMPAIGN_CODE).required(),
  name: string().max(80).required(),
  description: string().max(1_000).default(''),
  tnc: string().max(10_000).default(''),
  starts_at: date().required(),
  ends_at: date()
    .required()
    .when('starts_at', ([start]: unknown[], schema) =>
      start instanceof Date
        ? schema.min(new Date(start.getTime() + 1), 'ends_at is after starts_at')
        : schema,
    ),
  is_active: boolean().default(true),
  is_active_in_offline_store: boolean().default(false),
  check_in_points: points.required(),
  streak_bonuses: array(streakBonusSchema.required())
    .max(20)
    .default([])
    .test(
      'days',
      'each number of days has one bonus',
      (bonuses) => new Set(bonuses.map(({ days }) => days)).size === bonuses.length,
    ),
  /** a right to spin for each so many check-ins */
  every_checkin: number().integer().min(1).max(366).default(1),
  spin_on_check_in: boolean().default(false),
  spin_on_share: boolean().default(false),
  spin_on_order_from: number().integer().min(1).max(INTEGER_MAX).nullable().default(null),
  share: object({
    link: string()
      .max(200)
      .matches(/^\/[a-z0-9/-]*$/)
      .required(),
    title: string().max(120).default(''),
    text: string().max(300).default(''),
    points: points.default(0),
  }).required(),
  /** slug of the voucher whose like a member gets who registers from the mission's pages */
  registration_voucher: string().max(200).nullable().default(null),
  look: lookSchema.required().test({
    name: 'contrast',
    test: ({ palette }, context) => {
      const faults = paletteFaults(palette)
      return faults.length === 0 || context.createError({ message: `look.palette: ${faults.join('; ')}` })
    },
  }),
  /** clockwise from the top */
  prizes: prizesSchema,
})
export type MissionInput = InferType<typeof missionInputSchema>

/** A file of missions. */
export const missionFileSchema = object({
  missions: array(missionInputSchema.required()).min(1).max(100).required(),
})
