import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { transaction } from '../database'
import { review_actions, review_versions, reviews } from './schema'

/** The action that a withdrawal by the writer leaves: the days until its text is deleted count from it. */
export const WITHDRAWAL = 'withdraw'

/**
 * Deletes what withdrawn reviews said, KEPT_DAYS.withdrawnReview after the withdrawal, with their former versions. The rows stay: the product
 * is asked about no more, and its points are earned once. A withdrawal from before withdrawals were recorded counts as old.
 */
export async function deleteWithdrawnTexts(): Promise<void> {
  await transaction(async (tx) => {
    const recent = tx
      .select({ id: review_actions.review_id })
      .from(review_actions)
      .where(
        and(
          eq(review_actions.action, WITHDRAWAL),
          sql`${review_actions.created_at} > now() - make_interval(days => ${KEPT_DAYS.withdrawnReview})`,
        ),
      )
    const emptied = await tx
      .update(reviews)
      .set({ title: null, details: '', tag_ids: [], combination_id: null, combination_name: null })
      .where(and(eq(reviews.state, 'removed'), ne(reviews.details, ''), sql`${reviews.id} NOT IN ${recent}`))
      .returning({ id: reviews.id })
    if (emptied.length === 0) return
    await tx.delete(review_versions).where(
      inArray(
        review_versions.review_id,
        emptied.map(({ id }) => id),
      ),
    )
  })
}
