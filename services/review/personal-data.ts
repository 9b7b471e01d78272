import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../database'
import type { PersonalDataProvider } from '../personal-data'
import { review_images, review_likes, review_reports, review_versions, reviews } from './schema'

/**
 * A member's part in the reviews: votes, reports, photos and what was never published go with the member. Published reviews stay, under the
 * name of a removed member; the reviews themselves are in the copy of the account (allReviewsOf).
 */
export const reviewPersonalData: PersonalDataProvider = {
  name: 'review_activity',
  async copyOf(db, userId) {
    const [likes, reports] = await Promise.all([
      db
        .select({ review_id: review_likes.review_id, created_at: review_likes.created_at })
        .from(review_likes)
        .where(eq(review_likes.user_id, userId))
        .orderBy(desc(review_likes.created_at)),
      db
        .select({
          review_id: review_reports.review_id,
          reason: review_reports.reason,
          note: review_reports.note,
          created_at: review_reports.created_at,
        })
        .from(review_reports)
        .where(eq(review_reports.user_id, userId))
        .orderBy(desc(review_reports.created_at)),
    ])
    return { likes, reports }
  },
  async erase(tx, userId) {
    await tx.delete(review_likes).where(eq(review_likes.user_id, userId))
    await tx.delete(review_reports).where(eq(review_reports.user_id, userId))
    await tx.delete(reviews).where(and(eq(reviews.user_id, userId), ne(reviews.state, 'published')))
    const own = ownReviews(tx, userId)
    await tx.delete(review_versions).where(inArray(review_versions.review_id, own))
    // The files follow as uploads that nothing shows.
    await tx
      .delete(review_images)
      .where(and(inArray(review_images.review_id, own), sql`${review_images.url} LIKE '/media/uploads/%'`))
  },
}

const ownReviews = (tx: Database, userId: number) =>
  tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.user_id, userId))
