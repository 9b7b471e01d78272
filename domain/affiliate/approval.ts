/** Why an application waits for staff although rules may approve (AFFILIATE_APPROVAL=rules). */
export const HOLD_REASONS = [
  'decided-before',
  'company',
  'no-verified-contact',
  'new-account',
  'no-delivered-order',
  'known-account',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

/** The least days since the registration of a member whom rules may approve. */
export const LEAST_ACCOUNT_DAYS = 30

export interface ApplicantFacts {
  /** whether staff rejected the applicant, or closed an approved one */
  wasDecidedBefore: boolean
  isCompany: boolean
  hasVerifiedPhone: boolean
  hasVerifiedEmail: boolean
  accountDays: number
  deliveredOrders: number
  /** whether another partner is paid to the same account */
  isAccountKnown: boolean
}

/** What keeps rules from approving an applicant; none: they may. */
export const holdReasons = (facts: ApplicantFacts): HoldReason[] => {
  const found: [HoldReason, boolean][] = [
    ['decided-before', facts.wasDecidedBefore],
    ['company', facts.isCompany],
    ['no-verified-contact', !facts.hasVerifiedPhone || !facts.hasVerifiedEmail],
    ['new-account', facts.accountDays < LEAST_ACCOUNT_DAYS],
    ['no-delivered-order', facts.deliveredOrders === 0],
    ['known-account', facts.isAccountKnown],
  ]
  return found.flatMap(([reason, holds]) => (holds ? [reason] : []))
}
