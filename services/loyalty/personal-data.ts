import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database'
import type { PersonalDataProvider } from '../personal-data'
import { copyLevel, eraseLevel } from './levels/personal-data'
import { movePoints } from './ledger/move'
import { settledBalance } from './ledger/settle'
import { redemptionsOfMember } from './rewards/redemptions'
import { birthday_changes, birthday_gifts, referrals, transactions } from './schema'
import { forgetReferrals } from './referral/totals'

/**
 * What the loyalty module holds about members beside their points, which are part of the account's copy. The ledger names no person: its rows
 * stay, the member's points become void.
 */
export const loyaltyPersonalData: PersonalDataProvider = {
  name: 'loyalty',

  async copyOf(db, userId) {
    const [level, redeemed, invited, gifts] = await Promise.all([
      copyLevel(db, userId),
      redemptionsOfMember(db, userId),
      db
        .select({ state: referrals.state, points: referrals.points, created_at: referrals.created_at })
        .from(referrals)
        .where(eq(referrals.referrer_id, userId)),
      db
        .select({
          year: birthday_gifts.year,
          points: birthday_gifts.points,
          given_at: birthday_gifts.given_at,
        })
        .from(birthday_gifts)
        .where(eq(birthday_gifts.user_id, userId)),
    ])
    return { level, rewards: redeemed, invitations: invited, birthday_gifts: gifts }
  },

  async erase(tx: Database, userId: number) {
    const balance = await settledBalance(tx, userId)
    if (balance !== 0)
      await movePoints(tx, { userId, points: -balance, reason: 'erased', reference: String(userId) })
    await eraseLevel(tx, userId)
    await forgetReferrals(tx, userId)
    await tx.delete(birthday_gifts).where(eq(birthday_gifts.user_id, userId))
    await tx.delete(birthday_changes).where(eq(birthday_changes.user_id, userId))
    await tx
      .update(transactions)
      .set({ note: null })
      .where(and(eq(transactions.user_id, userId), isNotNull(transactions.note)))
  },
}
