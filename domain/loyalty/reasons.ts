/**
 * Accounts of the shop in the ledger of points: every movement on a member's account has its counterpart on one of them.
 */
export const SHOP_ACCOUNTS = [
  'orders',
  'payments',
  'reviews',
  'referrals',
  'birthdays',
  'games',
  'gestures',
  'rewards',
  'expired',
  'opening',
  'erased',
] as const
export type ShopAccount = (typeof SHOP_ACCOUNTS)[number]

interface Cause {
  account: ShopAccount
  /** of the member's account; `any` for balances taken over from elsewhere */
  direction: 'in' | 'out' | 'any'
  /** the reason whose points it takes back: these points are taken first, and what is already spent is owed */
  takesBack?: string
  /** the reason of the spending that it gives back */
  returns?: string
}

/** Why points move. A reason and its reference name one movement, which happens once. */
export const POINT_REASONS = {
  'order-earned': { account: 'orders', direction: 'in' },
  'order-revoked': { account: 'orders', direction: 'out', takesBack: 'order-earned' },
  'order-spent': { account: 'payments', direction: 'out' },
  'order-returned': { account: 'payments', direction: 'in', returns: 'order-spent' },
  review: { account: 'reviews', direction: 'in' },
  'review-taken-back': { account: 'reviews', direction: 'out', takesBack: 'review' },
  'review-photos': { account: 'reviews', direction: 'in' },
  'review-photos-taken-back': { account: 'reviews', direction: 'out', takesBack: 'review-photos' },
  referral: { account: 'referrals', direction: 'in' },
  birthday: { account: 'birthdays', direction: 'in' },
  'check-in': { account: 'games', direction: 'in' },
  streak: { account: 'games', direction: 'in' },
  wheel: { account: 'games', direction: 'in' },
  mission: { account: 'games', direction: 'in' },
  gesture: { account: 'gestures', direction: 'in' },
  'gesture-taken-back': { account: 'gestures', direction: 'out', takesBack: 'gesture' },
  reward: { account: 'rewards', direction: 'out' },
  'reward-returned': { account: 'rewards', direction: 'in', returns: 'reward' },
  expired: { account: 'expired', direction: 'out' },
  erased: { account: 'erased', direction: 'any' },
  opening: { account: 'opening', direction: 'any' },
} as const satisfies Record<string, Cause>

export type PointReason = keyof typeof POINT_REASONS

const reasonNames = (): PointReason[] => Object.keys(POINT_REASONS).filter(isPointReason)
export const isPointReason = (name: string): name is PointReason => name in POINT_REASONS
export const POINT_REASON_NAMES: readonly PointReason[] = reasonNames()

/** Reasons by which a member pays; a return of the same name's reason gives the points back. */
export type SpendReason = 'order-spent' | 'reward'
export type ReturnReason = 'order-returned' | 'reward-returned'

/** The rule of a reason, with every field. */
export const causeOf = (reason: PointReason): Cause => POINT_REASONS[reason]
