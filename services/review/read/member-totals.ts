import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { reviews } from '../schema'

/** How much a member has written that everyone can read, and how many found it useful. */
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
