import { type InferType, mixed, number, object, string } from 'yup'

/** What points are redeemed for: a voucher for one order, a gift that comes with the next order, a gift card. */
export const REWARD_TYPES = ['voucher', 'gift', 'gift_card'] as const
export type RewardType = (typeof REWARD_TYPES)[number]

/** Rewards, and redemptions, of one page. */
export const REWARDS_PAGE = 12

/** A reward of the shop (GAM-02): what it costs in points, who may have it, until when. Instants in ISO. */
export const rewardSchema = object({
  _id: string().required(),
  type: mixed<RewardType>().oneOf(REWARD_TYPES).required(),
  name: string().required(),
  description: string().defined(),
  image: string().nullable().default(null),
  points: number().integer().required(),
  /** stage of the lowest level that may have it; null = every member */
  level: string().nullable().default(null),
  /** pieces left; null = no limit */
  stock: number().integer().nullable().default(null),
  /** how often one member may redeem it; null = no limit */
  per_member: number().integer().nullable().default(null),
  start_date: string().required(),
  /** null = until it is stopped */
  end_date: string().nullable().default(null),
  more_info: object({
    /** its terms */
    tnc: string().defined(),
    partner_id: string().nullable().default(null),
    /** days within which it is used once it is redeemed */
    days: number().integer().required(),
    /** the least an order with it has to cost, dong; null = any order */
    min_amount: number().integer().nullable().default(null),
  }).required(),
})
export type Reward = InferType<typeof rewardSchema>

/** Why a reward cannot be redeemed now, with the values its sentence names. */
export type RewardRefusal =
  | { code: 'NOT_STARTED'; starts_at: string }
  | { code: 'ENDED'; ended_at: string }
  | { code: 'SOLD_OUT' }
  | { code: 'LIMIT_REACHED'; per_member: number }
  | { code: 'LEVEL_NEEDED'; level: string }
  | { code: 'POINTS_MISSING'; missing: number; balance: number }

/** What a member's own call adds to a reward: whether they can redeem it now, or why not. */
export interface RedeemAnswer {
  can_redeem: boolean
  reason: RewardRefusal | null
}

/** A reward of GET /rewards: for a visitor without the member's part. */
export type ShownReward = Reward & Partial<RedeemAnswer>

/** What became of a redeemed reward. */
export const REDEMPTION_STATES = ['ready', 'used', 'expired', 'taken_back'] as const
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** Where a redeemed reward is: a voucher to choose in the bag, a gift that joins the next order, a code that was also mailed. */
export interface RedemptionPlace {
  kind: 'voucher' | 'order' | 'mail'
  link: string
}

/** A reward that a member redeemed (GET /user/{id}/rewards). Instants in ISO. */
export interface RedeemedReward {
  _id: string
  reward: Pick<Reward, '_id' | 'type' | 'name' | 'image'>
  /** what was paid for it */
  points: number
  /** to type in the bag; null for a gift, which needs none */
  code: string | null
  /** the order it was used for */
  order: { id: string; reference_code: string } | null
  state: RedemptionState
  redeemed_at: string
  expires_at: string
  where: RedemptionPlace
}

/** All that decides whether a member may redeem a reward. */
export interface RedeemFacts {
  reward: Pick<Reward, 'points' | 'level' | 'stock' | 'per_member' | 'start_date' | 'end_date'>
  member: {
    balance: number
    /** how often this member redeemed it */
    redeemed: number
    /** whether the member's level is the reward's or above */
    reaches_level: boolean
  }
  now: Date
}

/**
 * Why a member cannot redeem a reward; null when they can. First what no member can change, then what time or points change: a shopper
 * short of points is not sent to earn them for something that is gone.
 */
export function rewardRefusal({ reward, member, now }: RedeemFacts): RewardRefusal | null {
  const { points, level, stock, per_member, start_date, end_date } = reward
  if (end_date !== null && new Date(end_date) <= now) return { code: 'ENDED', ended_at: end_date }
  if (stock !== null && stock < 1) return { code: 'SOLD_OUT' }
  if (per_member !== null && member.redeemed >= per_member) return { code: 'LIMIT_REACHED', per_member }
  if (new Date(start_date) > now) return { code: 'NOT_STARTED', starts_at: start_date }
  if (level !== null && !member.reaches_level) return { code: 'LEVEL_NEEDED', level }
  const missing = points - member.balance
  return missing > 0 ? { code: 'POINTS_MISSING', missing, balance: member.balance } : null
}
