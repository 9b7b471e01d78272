import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { redemptions, rewards } from '../reward-schema'

/** What a member redeemed. It stays without a name when the member leaves, as the points' entries do: the books name members by number alone. */
export const copyRedeemed = (db: Database, userId: number) =>
  db
    .select({
      reward: rewards.name,
      points: redemptions.points,
      created_at: redemptions.created_at,
      taken_back_at: redemptions.taken_back_at,
    })
    .from(redemptions)
    .innerJoin(rewards, eq(rewards.id, redemptions.reward_id))
    .where(eq(redemptions.user_id, userId))
    .orderBy(desc(redemptions.created_at))
