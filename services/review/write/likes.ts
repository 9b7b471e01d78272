import { and, eq, inArray } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type Database, transaction } from '../../database'
import { review_likes, reviews } from '../schema'

/** @throws NOT_FOUND for a review that is not public, OWN_REVIEW */
async function requireOthersReview(tx: Database, memberId: number, id: number): Promise<void> {
  const [row] = await tx
    .select({ is_published: reviews.is_published, user_id: reviews.user_id })
    .from(reviews)
    .where(eq(reviews.id, id))
  if (!row?.is_published) throw notFound('review')
  if (row.user_id === memberId) throw domainError('OWN_REVIEW', 'the review is the member’s own')
}

/** Sets or takes back a member's vote for a review; the database counts. @throws NOT_FOUND, OWN_REVIEW */
export async function likeReview(
  memberId: number,
  id: number,
  isLiked: boolean,
): Promise<{ total_likes: number; is_liked: boolean }> {
  return transaction(async (tx) => {
    await requireOthersReview(tx, memberId, id)
    if (isLiked)
      await tx.insert(review_likes).values({ review_id: id, user_id: memberId }).onConflictDoNothing()
    else
      await tx
        .delete(review_likes)
        .where(and(eq(review_likes.review_id, id), eq(review_likes.user_id, memberId)))
    const [row] = await tx
      .select({ total_likes: reviews.total_likes })
      .from(reviews)
      .where(eq(reviews.id, id))
    return { total_likes: row?.total_likes ?? 0, is_liked: isLiked }
  })
}

/** Which of these reviews a member voted for. */
export async function likedAmong(db: Database, memberId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: review_likes.review_id })
    .from(review_likes)
    .where(and(eq(review_likes.user_id, memberId), inArray(review_likes.review_id, [...ids])))
  return rows.map(({ id }) => String(id))
}
