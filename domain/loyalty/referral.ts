import { array, type InferType, mixed, number, object, string } from 'yup'

/**
 * joined: registered by the invitation; verified: with a verified number, and no reward for it (the number was rewarded before);
 * rewarded; held: staff decides; refused by staff
 */
export const REFERRAL_STATES = ['joined', 'verified', 'rewarded', 'held', 'refused'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]

/** What two members can have in common (account.shared_facts). */
const SHARED_FACTS = ['device', 'address', 'contact'] as const
export type SharedFact = (typeof SHARED_FACTS)[number]

/** Why a reward waits for staff. */
export const HOLD_REASONS = [...SHARED_FACTS, 'month'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** A member's invitations (GET loyalty /me/referrals). */
export const ownReferralsSchema = object({
  /** what the next one brings */
  points: number().integer().required(),
  totals: object({
    joined: number().integer().required(),
    rewarded: number().integer().required(),
    points: number().integer().required(),
  }).required(),
  /** the invitation's path */
  link: string().required(),
  /** most that are rewarded in a month without a look at them */
  per_month: number().integer().required(),
  invited: array(
    object({
      /** masked */
      name: string().defined(),
      state: mixed<ReferralState>().oneOf(REFERRAL_STATES).required(),
      points: number().integer().defined().nullable(),
      created_at: string().required(),
    }).required(),
  ).required(),
})
export type OwnReferrals = InferType<typeof ownReferralsSchema>
