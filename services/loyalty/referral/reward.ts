import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { HoldReason } from '@/domain/loyalty/referral'
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

/** What the two members have in common, and whether the inviter had enough rewards this month, in Vietnam. */
async function reasonsToHold(tx: Database, userId: number, referrerId: number): Promise<HoldReason[]> {
  const { rows } = await tx.execute<{ shared: HoldReason[]; rewarded: number }>(sql`
    SELECT loyalty.shared_facts(${userId}::integer, ${referrerId}::integer) AS shared,
      -- The ledger keeps what was given for members who left since.
      (SELECT count(*)::int FROM ${transactions}
       WHERE user_id = ${referrerId} AND reason = 'referral'
         AND created_at >= date_trunc('month', now() AT TIME ZONE 'Asia/Ho_Chi_Minh') AT TIME ZONE 'Asia/Ho_Chi_Minh') AS rewarded`)
  const [row] = rows
  if (!row) throw new Error('no answer about an invitation')
  return row.rewarded >= settings.REFERRALS_PER_MONTH ? [...row.shared, 'month'] : row.shared
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
  { userId, numberDigest }: { userId: number; numberDigest: string },
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
  const reasons = await reasonsToHold(tx, userId, referrer_id)
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
