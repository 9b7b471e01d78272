import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { ReviewState } from '@/domain/review/state'
import type { Database } from '../../database'
import { review_actions, review_images, review_replies, review_reports, reviews } from '../schema'

const open = sql<number>`(SELECT count(*)::int FROM ${review_reports} report WHERE report.review_id = ${reviews.id} AND report.handled_at IS NULL)`

const summary = {
  id: reviews.id,
  product_id: reviews.product_id,
  user_id: reviews.user_id,
  state: reviews.state,
  reason: reviews.reason,
  average_rating: reviews.average_rating,
  details: reviews.details,
  is_featured: reviews.is_featured,
  created_at: reviews.created_at,
  open_reports: open,
}

/** Reviews in a state, or those that need staff: held ones and those with open reports; the oldest first where they wait, else the newest. */
export function reviewsForStaff(db: Database, state: ReviewState | 'waiting', limit: number) {
  const isWaiting = or(eq(reviews.state, 'held'), and(eq(reviews.state, 'published'), gt(open, 0)))
  return db
    .select(summary)
    .from(reviews)
    .where(state === 'waiting' ? isWaiting : eq(reviews.state, state))
    .orderBy(state === 'waiting' ? asc(reviews.created_at) : desc(reviews.created_at), asc(reviews.id))
    .limit(limit)
}

export type ReviewForStaff = Awaited<ReturnType<typeof reviewsForStaff>>[number]

/** One review with its photos, reports, reply and audit; null for an unknown one. */
export async function reviewForStaff(db: Database, id: number) {
  const [review] = await db.select(summary).from(reviews).where(eq(reviews.id, id))
  if (!review) return null
  const [images, reports, [reply], actions] = await Promise.all([
    db
      .select()
      .from(review_images)
      .where(eq(review_images.review_id, id))
      .orderBy(asc(review_images.position)),
    db
      .select()
      .from(review_reports)
      .where(and(eq(review_reports.review_id, id), isNull(review_reports.handled_at)))
      .orderBy(asc(review_reports.created_at)),
    db.select().from(review_replies).where(eq(review_replies.review_id, id)),
    db.select().from(review_actions).where(eq(review_actions.review_id, id)).orderBy(asc(review_actions.id)),
  ])
  return { ...review, images, reports, reply: reply?.text ?? null, actions }
}
