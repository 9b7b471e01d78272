import { eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { referrals } from '../schema'

/** Invitations of a member that were accepted, how many of them were rewarded, and by how many points. */
export async function referralTotals(
  db: Database,
  userId: number,
): Promise<{ joined: number; rewarded: number; points: number }> {
  const [row] = await db
    .select({
      joined: sql<number>`count(*)::int`,
      rewarded: sql<number>`count(*) FILTER (WHERE state = 'rewarded')::int`,
      points: sql<number>`coalesce(sum(points), 0)::int`,
    })
    .from(referrals)
    .where(eq(referrals.referrer_id, userId))
  return row ?? { joined: 0, rewarded: 0, points: 0 }
}

/** Deletes the invitations that a member gave or accepted. */
export async function forgetReferrals(tx: Database, userId: number): Promise<void> {
  await tx.delete(referrals).where(or(eq(referrals.user_id, userId), eq(referrals.referrer_id, userId)))
}
