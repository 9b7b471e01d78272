import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { ReviewState } from '@/domain/review/state'
import type { Database } from '../../database'
import { reviews } from '../schema'

/** A member's review as rewards of it look at it. */
export interface WrittenReview {
  userId: number
  productId: number
  state: ReviewState
  /** when it was published first */
  publishedAt: Date | null
}

/** A review, locked until `tx` ends; null for one from elsewhere. */
export async function writtenReview(tx: Database, id: number): Promise<WrittenReview | null> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (row?.user_id == null) return null
  const { user_id: userId, product_id: productId, state, published_at: publishedAt } = row
  return { userId, productId, state, publishedAt }
}

/** How many reviews of each member were published first from `from` until before `to` and still are, the most first. */
export function reviewersBetween(
  db: Database,
  { from, to }: { from: Date; to: Date },
): Promise<{ user_id: number; amount: number }[]> {
  return db
    .select({ user_id: sql<number>`${reviews.user_id}`, amount: sql<number>`count(*)::int` })
    .from(reviews)
    .where(
      and(
        isNotNull(reviews.user_id),
        eq(reviews.is_published, true),
        gte(reviews.published_at, from),
        lt(reviews.published_at, to),
      ),
    )
    .groupBy(reviews.user_id)
    .orderBy(sql`count(*) DESC`, asc(sql`max(${reviews.published_at})`), asc(reviews.user_id))
}
