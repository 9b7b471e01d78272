import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { HoldReason, SharedFact } from '@/domain/loyalty/referral'
import { settings } from '@/settings'
import type { Database } from '../../database'
import { giftRule } from '../gifts/gift-rule'
import { grantPoints } from '../ledger/move'
import { settledBalance } from '../ledger/settle'
import { referrals, transactions } from '../schema'

/** Records who invited a new member, once. */
export async function recordInvitation(
  tx: Database,
  { userId, referrerId }: { userId: number; referrerId: number },
): Promise<void> {
  await tx.insert(referrals).values({ user_id: userId, referrer_id: referrerId }).onConflictDoNothing()
}

/** Whether the inviter has had all rewards that a month brings, in Vietnam. */
async function hasMonthsRewards(tx: Database, referrerId: number): Promise<boolean> {
  // The ledger keeps what was given for members who left since.
  const [row] = await tx
    .select({ rewarded: count() })
    .from(transactions)
    .where(
      and(
        eq(transactions.user_id, referrerId),
        eq(transactions.reason, 'referral'),
        sql`${transactions.created_at} >= date_trunc('month', now() AT TIME ZONE 'Asia/Ho_Chi_Minh') AT TIME ZONE 'Asia/Ho_Chi_Minh'`,
      ),
    )
  return (row?.rewarded ?? 0) >= settings.REFERRALS_PER_MONTH
}

/** Rewards an invitation whose row is locked: false where the number was rewarded before, as of a member who registered again. */
export async function rewardInvitation(
  tx: Database,
  referral: { user_id: number; referrer_id: number; number_digest: string },
  decision: { by?: string; note?: string } = {},
): Promise<boolean> {
  const { points } = await giftRule(tx, 'referral')
  const isGranted =
    points > 0 &&
    (await grantPoints(tx, {
      userId: referral.referrer_id,
      points,
      reason: 'referral',
      reference: referral.number_digest,
      ...(decision.by !== undefined && { actor: decision.by }),
    }))
  await tx
    .update(referrals)
    .set({
      ...(isGranted ? { state: 'rewarded', points } : { state: 'verified' }),
      decided_at: sql`now()`,
      decided_by: decision.by ?? null,
      note: decision.note ?? null,
    })
    .where(eq(referrals.user_id, referral.user_id))
  return isGranted
}

/**
 * The invited member has verified a number: rewards the inviter, once for the member and once for the number, or holds the reward for staff.
 */
export async function onNumberVerified(
  tx: Database,
  {
    userId,
    numberDigest,
    sharedWith,
  }: {
    userId: number
    numberDigest: string
    /** what the new member shares with another */
    sharedWith: (otherId: number) => Promise<SharedFact[]>
  },
): Promise<void> {
  const [invited] = await tx
    .select({ referrer_id: referrals.referrer_id, state: referrals.state })
    .from(referrals)
    .where(
      and(
        eq(referrals.user_id, userId),
        inArray(referrals.state, ['joined', 'held']),
        isNull(referrals.number_digest),
      ),
    )
    .for('update')
  if (!invited) return
  const { referrer_id } = invited
  // Invitations of one member are decided one after another: the month's count holds.
  await settledBalance(tx, referrer_id)
  const reasons: HoldReason[] = [
    ...(await sharedWith(referrer_id)),
    ...((await hasMonthsRewards(tx, referrer_id)) ? (['month'] as const) : []),
  ]
  const isHeld = invited.state === 'held' || reasons.length > 0
  await tx
    .update(referrals)
    .set({
      number_digest: numberDigest,
      verified_at: sql`now()`,
      ...(isHeld && { state: 'held', held_for: reasons }),
    })
    .where(eq(referrals.user_id, userId))
  if (!isHeld) await rewardInvitation(tx, { user_id: userId, referrer_id, number_digest: numberDigest })
}
