import type { Database } from '../../database'
import { onNumberVerified, recordInvitation } from '../../loyalty'
import { keyedDigest } from '../../digest'
import { referral_shares } from '../schema'
import { sharedFacts } from '../members/shared-facts'
import { memberByUserName } from '../members/users'

/** Records who invited a new member. An unknown name, or their own, is no invitation. */
export async function recordReferral(tx: Database, userId: number, referralCode: string): Promise<void> {
  const referrer = await memberByUserName(tx, referralCode)
  if (!referrer || referrer.id === userId) return
  await recordInvitation(tx, { userId, referrerId: referrer.id })
}

/** Decides on the reward for the invitation of a member who has verified a number. A member who deletes the account and registers again is not new: the number's digest stays. */
export const rewardReferral = (tx: Database, userId: number, e164: string): Promise<void> =>
  onNumberVerified(tx, {
    userId,
    numberDigest: keyedDigest('referral', e164),
    sharedWith: (otherId) => sharedFacts(tx, userId, otherId),
  })

/** Records that a member shared their invitation. */
export async function recordShare(
  db: Database,
  userId: number,
  kind: 'link' | 'image',
  link: string,
): Promise<void> {
  await db.insert(referral_shares).values({ user_id: userId, kind, link })
}
