import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { redemptions, rewards } from '../reward-schema'

/** Everything a member redeemed, newest first. */
export const redemptionsOfMember = (db: Database, userId: number) =>
  db
    .select({
      id: redemptions.id,
      reward: rewards.name,
      points: redemptions.points,
      created_at: redemptions.created_at,
      taken_back_at: redemptions.taken_back_at,
    })
    .from(redemptions)
    .innerJoin(rewards, eq(rewards.id, redemptions.reward_id))
    .where(eq(redemptions.user_id, userId))
    .orderBy(desc(redemptions.created_at))
