import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { Verdict } from '@/domain/review/moderation/moderate'
import type { OwnReview } from '@/domain/review/own-review'
import { EDIT_DAYS } from '@/domain/review/state'
import { type Database, database, persistentTransaction } from '../../database'
import { ownReview } from '../read/own-review'
import { review_actions, review_images, reviews } from '../schema'
import { WITHDRAWAL } from '../retention'
import { readContent, type ReviewContent } from './read-content'
import {
  decidedFor,
  factsOf,
  imagesOf,
  keepVersion,
  replaceImages,
  type Row,
  type Sent,
  settleStored,
  verdictOn,
} from './stored-review'

/** @throws NOT_FOUND for a review that is not the member's, or that they withdrew */
async function lockOwn(tx: Database, memberId: number, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.user_id, memberId)))
    .for('update')
  if (!row || row.state === 'removed') throw notFound('review')
  return row
}

/** @throws REVIEW_EDIT_OVER */
function requireEditable({ state, created_at }: Row): void {
  if (state === 'published' && Date.now() - created_at.getTime() >= EDIT_DAYS * 86_400_000)
    throw domainError('REVIEW_EDIT_OVER', 'the days to edit are over')
}

const firstPublished = ({ state }: Verdict) =>
  state === 'published' ? { published_at: sql`coalesce(${reviews.published_at}, now())` } : {}

/** Whether a review says what was sent. */
const isSame = (row: Row, shown: ReviewContent['images'], { images, ...content }: ReviewContent): boolean =>
  isDeepStrictEqual(
    [content.details, content.ratings, content.combination_id, content.tag_ids, images],
    [row.details, row.ratings, row.combination_id, row.tag_ids, shown],
  ) &&
  content.is_recommended === row.is_recommended &&
  content.is_repurchase === row.is_repurchase

/**
 * Replaces a member's own review (PUT /reviews/{id}); the former one is kept. One that is held or rejected can be edited as long as it is.
 * @throws NOT_FOUND, REVIEW_EDIT_OVER, INVALID_FIELDS
 */
export const editReview = (memberId: number, id: number, sent: Sent): Promise<OwnReview> =>
  replaceReview(memberId, id, sent, false)

/** Answers a submission that wrote this review and is sent again; what the member changed between the two is an edit. */
export const repeatReview = (memberId: number, id: number, sent: Sent): Promise<OwnReview> =>
  replaceReview(memberId, id, sent, true)

/** @param isRepeated what is sent may be what the review says: then nothing changes */
async function replaceReview(
  memberId: number,
  id: number,
  sent: Sent,
  isRepeated: boolean,
): Promise<OwnReview> {
  const [before] = await database()
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.user_id, memberId)))
  if (!before || before.state === 'removed') throw notFound('review')
  if (!isRepeated) requireEditable(before)
  const shown = await imagesOf(database(), id)
  const { profilePicture } = await factsOf(memberId)
  const { images, ...content } = await readContent(
    database(),
    memberId,
    { ...sent, input: { ...sent.input, product_id: before.product_id } },
    { shown: shown.map(({ url }) => url), profilePicture, isEdit: true },
  )
  if (isRepeated && isSame(before, shown, { images, ...content })) return ownReview(database(), memberId, id)
  requireEditable(before)
  const verdict = await verdictOn(memberId, before.product_id, { ...content, images }, id)
  return persistentTransaction(async (tx) => {
    const row = await lockOwn(tx, memberId, id)
    requireEditable(row)
    await keepVersion(tx, row, await imagesOf(tx, id))
    const decided = await decidedFor(tx, row, verdict)
    await tx
      .update(reviews)
      .set({ ...content, ...decided, ...firstPublished(decided), edited_at: sql`now()` })
      .where(eq(reviews.id, id))
    await replaceImages(tx, id, images)
    await settleStored(tx, id)
    return ownReview(tx, memberId, id)
  })
}

/** Withdraws a member's own review (DELETE /reviews/{id}) with its photos; its text is deleted later (retention.ts). @throws NOT_FOUND */
export async function removeReview(memberId: number, id: number): Promise<void> {
  await persistentTransaction(async (tx) => {
    await lockOwn(tx, memberId, id)
    await tx.delete(review_images).where(eq(review_images.review_id, id))
    await tx
      .update(reviews)
      .set({ state: 'removed', reason: null, is_featured: false })
      .where(eq(reviews.id, id))
    await tx.insert(review_actions).values({ review_id: id, action: WITHDRAWAL, staff: 'writer' })
    await settleStored(tx, id)
  })
}
