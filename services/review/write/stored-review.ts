import { and, asc, eq, sql } from 'drizzle-orm'
import type { Verdict } from '@/domain/review/moderation/moderate'
import type { ReviewInput } from '@/domain/review/review-input'
import { usersById } from '../../account'
import { type Database, database } from '../../database'
import { moderateReview } from '../moderation/moderate-review'
import { review_actions, review_images, review_versions, reviews } from '../schema'
import { settlePoints } from './points'
import type { ReviewContent } from './read-content'

/** What writing and editing a review share. */

export type Row = typeof reviews.$inferSelect

export interface Sent {
  input: ReviewInput
  body: unknown
}

export async function replaceImages(
  tx: Database,
  id: number,
  images: ReviewContent['images'],
): Promise<void> {
  await tx.delete(review_images).where(eq(review_images.review_id, id))
  if (images.length > 0)
    await tx
      .insert(review_images)
      .values(images.map((image, position) => ({ ...image, review_id: id, position })))
}

export const imagesOf = (db: Database, id: number) =>
  db
    .select({ url: review_images.url, description: review_images.description })
    .from(review_images)
    .where(eq(review_images.review_id, id))
    .orderBy(asc(review_images.position))

/** Brings the points to what the stored review merits. */
export async function settleStored(tx: Database, id: number): Promise<void> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id))
  if (row) await settlePoints(tx, row)
}

export const verdictOn = (
  memberId: number,
  productId: number,
  content: ReviewContent,
  reviewId: number | null,
) =>
  moderateReview(database(), {
    reviewId,
    userId: memberId,
    productId,
    details: content.details,
    captions: content.images.map(({ description }) => description),
  })

/** What of the member counts for a review. */
export const factsOf = async (memberId: number) => {
  const member = (await usersById(database(), [memberId])).get(memberId)
  return { profilePicture: member?.image ?? null, is_expert_reviewer: member?.is_expert_reviewer ?? false }
}

/** Keeps the content that is about to be replaced. */
export async function keepVersion(tx: Database, row: Row, images: Awaited<ReturnType<typeof imagesOf>>) {
  const { details, ratings, combination_name, is_recommended, is_repurchase, tag_ids, state, reason } = row
  await tx.insert(review_versions).values({
    review_id: row.id,
    content: {
      ...{ details, ratings, combination_name, is_recommended, is_repurchase, tag_ids, state, reason },
      images,
    },
  })
}

/** Whether staff or reports took the review down and nothing of theirs has put it back: rules alone do not publish it again. */
async function awaitsStaff(tx: Database, id: number): Promise<boolean> {
  const [last] = await tx
    .select({ action: review_actions.action })
    .from(review_actions)
    .where(
      and(eq(review_actions.review_id, id), sql`${review_actions.action} IN ('publish', 'reject', 'hold')`),
    )
    .orderBy(sql`${review_actions.id} DESC`)
    .limit(1)
  return last !== undefined && last.action !== 'publish'
}

/** The verdict, or held where staff has to decide: no longer for the reason that the former text gave. */
export async function decidedFor(tx: Database, row: Row, verdict: Verdict): Promise<Verdict> {
  const isHeld = verdict.state === 'published' && (await awaitsStaff(tx, row.id))
  return isHeld ? { state: 'held', reason: 'edited' } : verdict
}
