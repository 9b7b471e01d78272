import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { redemptions } from '../reward-schema'

/** Everything a member redeemed, newest first. */
export const redemptionsOfMember = (db: Database, userId: number) =>
  db
    .select({
      id: redemptions.id,
      reward: sql<string>`${redemptions.snapshot} ->> 'name'`,
      points: redemptions.points,
      created_at: redemptions.created_at,
      taken_back_at: redemptions.taken_back_at,
    })
    .from(redemptions)
    .where(eq(redemptions.user_id, userId))
    .orderBy(desc(redemptions.created_at))
