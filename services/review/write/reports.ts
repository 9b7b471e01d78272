import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { REPORTS_THAT_HOLD } from '@/domain/review/report'
import type { ReportReason } from '@/domain/review/report-reasons'
import { transaction } from '../../database'
import { review_actions, review_reports, reviews } from '../schema'

/** A public review, or one that reports held a moment ago, while this member read it. */
const isReportable = ({ state, reason }: Pick<typeof reviews.$inferSelect, 'state' | 'reason'>) =>
  state === 'published' || (state === 'held' && reason === 'reported')

/**
 * Notes that a member reports a review, once; enough members hold it back until the staff decide. The lock on the review lets reports that
 * come at once be counted one after another.
 * @throws NOT_FOUND, OWN_REVIEW
 */
export async function reportReview(
  memberId: number,
  id: number,
  { reason, note }: { reason: ReportReason; note: string },
): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!row || !isReportable(row)) throw notFound('review')
    if (row.user_id === memberId) throw domainError('OWN_REVIEW', 'the review is the member’s own')
    await tx
      .insert(review_reports)
      .values({ review_id: id, user_id: memberId, reason, note })
      .onConflictDoNothing()
    const open = await tx
      .select({ user_id: review_reports.user_id })
      .from(review_reports)
      .where(and(eq(review_reports.review_id, id), isNull(review_reports.handled_at)))
    if (open.length < REPORTS_THAT_HOLD || row.state !== 'published') return
    await tx.update(reviews).set({ state: 'held', reason: 'reported' }).where(eq(reviews.id, id))
    await tx.insert(review_actions).values({ review_id: id, action: 'hold', staff: 'reports', note: reason })
  })
}
