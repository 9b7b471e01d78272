import { boolean, type InferType, mixed, number, object, string } from 'yup'
import { SHOP_TIME_ZONE } from '../constants'
import { pictureSchema } from '../picture'
import { VOUCHER_TYPES, type VoucherType } from '../voucher'

/** VoucherForRedeem (GAM-13): what members get for tokens. Type 'gift' is a thing that the shop sends. Instants in ISO 8601. */
export const prizeSchema = object({
  _id: string().required(),
  campaign_id: string().required(),
  type: mixed<VoucherType>().oneOf(VOUCHER_TYPES).required(),
  name: string().required(),
  description: string().defined(),
  image: pictureSchema.nullable().default(null),
  /** tokens it costs */
  points: number().integer().required(),
  /** pieces that are left */
  stock: number().integer().required(),
  /** how many one member may have; null: no limit */
  per_member: number().integer().nullable().default(null),
  /** phone and ID number are needed to hand it over */
  is_form_needed: boolean().required(),
  start_date: string().required(),
  end_date: string().required(),
  more_info: object({
    partner_id: string().nullable().default(null),
    tnc: string().defined(),
    email_banner: string().nullable().default(null),
  }).required(),
})
export type Prize = InferType<typeof prizeSchema>

/**
 * `issued`: a voucher, given at once; `waiting`: a thing that the shop still has to hand over; `handed-over`; `cancelled`: the shop could
 * not hand it over, and the tokens came back.
 */
export const REDEMPTION_STATES = ['issued', 'waiting', 'handed-over', 'cancelled'] as const
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** What a member got for tokens. */
export const redeemedPrizeSchema = object({
  _id: string().required(),
  campaign_id: string().required(),
  prize_id: string().required(),
  name: string().required(),
  type: mixed<VoucherType>().oneOf(VOUCHER_TYPES).required(),
  image: pictureSchema.nullable().default(null),
  points: number().integer().required(),
  state: mixed<RedemptionState>().oneOf(REDEMPTION_STATES).required(),
  /** of a voucher */
  code: string().nullable().default(null),
  expires_at: string().nullable().default(null),
  /** of a thing: where the shop calls, '*** *** 678' */
  phone: string().nullable().default(null),
  redeemed_at: string().required(),
  handed_over_at: string().nullable().default(null),
})
export type RedeemedPrize = InferType<typeof redeemedPrizeSchema>

/** Answer to POST /user/me/tokens/redeem: the prize and the balance after it. */
export const redeemAnswerSchema = object({
  redeemed: redeemedPrizeSchema.required(),
  /** tokens that are left */
  points: number().integer().required(),
})
export type RedeemAnswer = InferType<typeof redeemAnswerSchema>

const dayOfShop = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** An instant's day in Ho Chi Minh City as the redeem call has it: 'DD/MM/YYYY' (GAM-08). */
export const redeemDay = (instant: string | Date): string => dayOfShop.format(new Date(instant))
