import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { reviews } from '../schema'

/** Number of a member's published reviews, and of the likes they received. */
export async function reviewTotalsOf(
  db: Database,
  userId: number,
): Promise<{ reviews: number; likes: number }> {
  const [row] = await db
    .select({
      reviews: sql<number>`count(*)::int`,
      likes: sql<number>`coalesce(sum(${reviews.total_likes}), 0)::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.user_id, userId), eq(reviews.is_published, true)))
  return row ?? { reviews: 0, likes: 0 }
}
