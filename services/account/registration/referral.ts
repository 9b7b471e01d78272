import { and, eq, isNull, sql } from 'drizzle-orm'
import { REFERRAL_POINTS } from '@/domain/constants'
import type { Database } from '../../database'
import { grantPoints } from '../../loyalty'
import { keyedDigest } from '../../digest'
import { referral_shares, referrals } from '../schema'
import { memberByUserName } from '../members/users'

/** Records who invited a new member. An unknown name, or their own, is no invitation. */
export async function recordReferral(tx: Database, userId: number, referralCode: string): Promise<void> {
  const referrer = await memberByUserName(tx, referralCode)
  if (!referrer || referrer.id === userId) return
  await tx.insert(referrals).values({ user_id: userId, referrer_id: referrer.id }).onConflictDoNothing()
}

/** Rewards the invitation of a member who has verified a number, once for the member and once for the number: a member who deletes the account and registers again is not new. */
export async function rewardReferral(tx: Database, userId: number, e164: string): Promise<void> {
  const [rewarded] = await tx
    .update(referrals)
    .set({ rewarded_at: sql`now()` })
    .where(and(eq(referrals.user_id, userId), isNull(referrals.rewarded_at)))
    .returning({ referrer: referrals.referrer_id })
  if (!rewarded) return
  await grantPoints(tx, {
    userId: rewarded.referrer,
    points: REFERRAL_POINTS,
    reason: 'referral',
    reference: keyedDigest('referral', e164),
  })
}

/** Records that a member shared their invitation. */
export async function recordShare(
  db: Database,
  userId: number,
  kind: 'link' | 'image',
  link: string,
): Promise<void> {
  await db.insert(referral_shares).values({ user_id: userId, kind, link })
}

/** Invitations of a member that were accepted, and how many of them were rewarded. */
export async function invitationsOf(
  db: Database,
  userId: number,
): Promise<{ joined: number; rewarded: number }> {
  const [row] = await db
    .select({
      joined: sql<number>`count(*)::int`,
      rewarded: sql<number>`count(${referrals.rewarded_at})::int`,
    })
    .from(referrals)
    .where(eq(referrals.referrer_id, userId))
  return row ?? { joined: 0, rewarded: 0 }
}
