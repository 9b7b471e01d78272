import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ReferralState } from '@/domain/loyalty/referral'
import { type Database, persistentTransaction } from '../../database'
import { rewardInvitation } from '../referral/reward'
import { referrals } from '../schema'

export type ReferralRow = typeof referrals.$inferSelect

interface Decision {
  /** who of the staff */
  by: string
  note?: string | undefined
}

/** Invitations in a state: those that wait the longest first where staff decide, else the newest. */
export const referralsForStaff = (
  db: Database,
  state: ReferralState,
  limit: number,
): Promise<ReferralRow[]> =>
  db
    .select()
    .from(referrals)
    .where(eq(referrals.state, state))
    .orderBy(
      state === 'held' ? asc(referrals.verified_at) : desc(referrals.created_at),
      asc(referrals.user_id),
    )
    .limit(limit)

/** Locks the invitation of this member if it is in one of these states. */
async function lockReferral(
  tx: Database,
  userId: number,
  states: readonly ReferralState[],
): Promise<ReferralRow | null> {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.user_id, userId), inArray(referrals.state, [...states])))
    .for('update')
  return row ?? null
}

/**
 * Rewards a held or refused invitation; one that staff held before a number was verified takes its course again. False when there is none, or
 * its number was rewarded before.
 */
export const releaseReferral = (userId: number, { by, note }: Decision): Promise<boolean> =>
  persistentTransaction(async (tx) => {
    const row = await lockReferral(tx, userId, ['held', 'refused'])
    if (!row) return false
    if (row.number_digest === null) {
      await tx.update(referrals).set({ state: 'joined' }).where(eq(referrals.user_id, userId))
      return true
    }
    const referral = { user_id: userId, referrer_id: row.referrer_id, number_digest: row.number_digest }
    return rewardInvitation(tx, referral, { by, ...(note !== undefined && { note }) })
  })

const decide = (
  userId: number,
  from: readonly ReferralState[],
  state: 'held' | 'refused',
  { by, note }: Decision,
): Promise<boolean> =>
  persistentTransaction(async (tx) => {
    const row = await lockReferral(tx, userId, from)
    if (!row) return false
    await tx
      .update(referrals)
      .set({ state, decided_at: sql`now()`, decided_by: by, note: note ?? null })
      .where(eq(referrals.user_id, userId))
    return true
  })

/** Refuses the reward of a held invitation; false when there is none. */
export const refuseReferral = (userId: number, decision: Decision): Promise<boolean> =>
  decide(userId, ['held'], 'refused', decision)

/** Holds an invitation before its reward: a number that is verified later brings none by itself. False when it is too late. */
export const holdReferral = (userId: number, decision: Decision): Promise<boolean> =>
  decide(userId, ['joined'], 'held', decision)
