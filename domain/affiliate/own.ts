import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { AFFILIATE_STATES, type AffiliateState } from './affiliate'
import {
  COMMISSION_STATES,
  type CommissionState,
  PAYOUT_STATES,
  type PayoutState,
  REFUSALS,
  type Refusal,
} from './commission'

/** The windows of the report, days. */
export const REPORT_DAYS = [7, 30, 90] as const
export type ReportDays = (typeof REPORT_DAYS)[number]
export const DEFAULT_REPORT_DAYS: ReportDays = 30

/** The window that an address names; the usual one for anything else. */
export const readReportDays = (text: string | undefined): ReportDays =>
  REPORT_DAYS.find((days) => String(days) === text) ?? DEFAULT_REPORT_DAYS

const daySchema = object({
  /** '2026-11-23', in Vietnam */
  day: string().required(),
  clicks: number().required(),
  orders: number().required(),
  /** dong, pending and earned */
  commission: number().required(),
})
export type ReportDay = InferType<typeof daySchema>

const commissionSchema = object({
  /** the day of the order; neither buyer nor goods are named */
  ordered_at: string().required(),
  state: mixed<CommissionState>().oneOf(COMMISSION_STATES).required(),
  reasons: array(mixed<Refusal>().oneOf(REFUSALS).required()).required(),
  base: number().required(),
  amount: number().required(),
  due_at: string().nullable().defined(),
  sid: string().nullable().defined(),
})
export type OwnCommission = InferType<typeof commissionSchema>

const payoutSchema = object({
  _id: string().required(),
  amount: number().required(),
  state: mixed<PayoutState>().oneOf(PAYOUT_STATES).required(),
  bank: string().required(),
  created_at: string().required(),
})
export type OwnPayout = InferType<typeof payoutSchema>

/** GET /affiliates/me: how a member takes part; null for one who never applied. */
export const ownAffiliateSchema = object({
  state: mixed<AffiliateState>().oneOf(AFFILIATE_STATES).required(),
  code: string().required(),
  name: string().required(),
  /** what staff wrote to a rejected applicant */
  note: string().nullable().defined(),
  tracking_cookies_validity: number().required(),
  may_use_coupons: boolean().required(),
  applied_at: string().required(),
  /** 'Vietcombank ******123'; null once it is deleted */
  account: string().nullable().defined(),
  /** dong: owed now (below zero after a late return), waiting for the time to return goods, paid so far */
  sums: object({
    balance: number().required(),
    pending: number().required(),
    paid: number().required(),
  }).required(),
  days: array(daySchema.required()).required(),
  commissions: array(commissionSchema.required()).required(),
  payouts: array(payoutSchema.required()).required(),
}).nullable()
export type OwnAffiliate = NonNullable<InferType<typeof ownAffiliateSchema>>

const rateSchema = object({
  category: string().required(),
  /** '2-cham-soc-da'; null where the category is gone */
  path: string().nullable().defined(),
  basis_points: number().required(),
})

/** GET /affiliates/programme: what the page says, from the rows and settings that act. */
export const programmeSchema = object({
  rates: array(rateSchema.required()).required(),
  /** of all other goods */
  other_basis_points: number().required(),
  cookie_days: number().required(),
  return_days: number().required(),
  least_payout: number().required(),
  /** the terms in force; null while a shop has none and no member can apply */
  terms_version: number().nullable().defined(),
})
export type Programme = InferType<typeof programmeSchema>
