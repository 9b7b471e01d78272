import { and, eq, isNull, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { type Database, persistentTransaction, transaction } from '../../database'
import { review_actions, review_replies, review_reports, reviews } from '../schema'
import { queueRejectedMail, queueRepliedMail } from '../mails/answer-mails'
import { settlePoints } from '../write/points'

/** What staff do to a review. Each act is a row of the audit, in the same transaction. */

type Row = typeof reviews.$inferSelect

interface Act {
  /** who of the staff */
  staff: string
  /** for the audit */
  note?: string | undefined
}

/** @throws NOT_FOUND, for withdrawn ones too */
async function lock(tx: Database, id: number): Promise<Row> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (!row || row.state === 'removed') throw notFound('review')
  return row
}

/** Gives the id of the act. */
async function record(tx: Database, id: number, action: string, { staff, note = '' }: Act): Promise<number> {
  const [act] = await tx
    .insert(review_actions)
    .values({ review_id: id, action, staff, note })
    .returning({ id: review_actions.id })
  if (!act) throw new Error('the audit has no row of the act')
  return act.id
}

/** Changes a review and its points, and closes the reports that led here. */
async function decide(tx: Database, id: number, change: Partial<typeof reviews.$inferInsert>): Promise<void> {
  const [row] = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning()
  if (row) await settlePoints(tx, row)
  await tx
    .update(review_reports)
    .set({ handled_at: sql`now()` })
    .where(and(eq(review_reports.review_id, id), isNull(review_reports.handled_at)))
}

/** Publishes a held or rejected review; its writer gets the points it merits. @throws NOT_FOUND */
export const publishReview = (id: number, act: Act): Promise<void> =>
  persistentTransaction(async (tx) => {
    const { published_at } = await lock(tx, id)
    await decide(tx, id, { state: 'published', reason: null, published_at: published_at ?? new Date() })
    await record(tx, id, 'publish', act)
  })

/**
 * Rejects a review; its writer gets a mail that says why, can edit it, and staff look at it again. To repeat the same rejection sends no
 * second mail.
 * @param reason code of the text for the writer (domain/review/moderation)
 * @throws NOT_FOUND
 */
export const rejectReview = (id: number, reason: string, act: Act): Promise<void> =>
  persistentTransaction(async (tx) => {
    const row = await lock(tx, id)
    await decide(tx, id, { state: 'rejected', reason, is_featured: false })
    const done = await record(tx, id, 'reject', act)
    if (row.state !== 'rejected' || row.reason !== reason)
      await queueRejectedMail(tx, row, { reason, act: done })
  })

/** Puts a published review first, or no longer. @throws NOT_FOUND */
export const featureReview = (id: number, isFeatured: boolean, act: Act): Promise<void> =>
  transaction(async (tx) => {
    const { is_published } = await lock(tx, id)
    if (!is_published) throw notFound('published review')
    await tx.update(reviews).set({ is_featured: isFeatured }).where(eq(reviews.id, id))
    await record(tx, id, isFeatured ? 'feature' : 'unfeature', act)
  })

/** Writes the shop's reply under a review, in place of the former one, and mails it to the writer unless it is the same. @throws NOT_FOUND */
export const replyToReview = (id: number, text: string, act: Act): Promise<void> =>
  transaction(async (tx) => {
    const row = await lock(tx, id)
    const [former] = await tx.select().from(review_replies).where(eq(review_replies.review_id, id))
    await tx
      .insert(review_replies)
      .values({ review_id: id, text, staff: act.staff })
      .onConflictDoUpdate({
        target: review_replies.review_id,
        set: { text, staff: act.staff, created_at: sql`now()` },
      })
    const done = await record(tx, id, 'reply', { staff: act.staff, note: text })
    if (former?.text !== text) await queueRepliedMail(tx, row, { reply: text, act: done })
  })
