import { and, asc, eq, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { Verdict } from '@/domain/review/moderation/moderate'
import type { OwnReview } from '@/domain/review/own-review'
import type { ReviewInput } from '@/domain/review/review-input'
import { EDIT_DAYS } from '@/domain/review/state'
import { usersById } from '../../account'
import { type Database, database, transaction } from '../../database'
import { hasBought } from '../../order'
import { moderateReview } from '../moderation/moderate-review'
import { ownReview } from '../read/own-review'
import {
  review_actions,
  review_images,
  review_likes,
  review_replies,
  review_versions,
  reviews,
} from '../schema'
import { settlePoints } from './points'
import { readContent, type ReviewContent } from './read-content'

type Row = typeof reviews.$inferSelect

interface Sent {
  input: ReviewInput
  body: unknown
}

async function replaceImages(tx: Database, id: number, images: ReviewContent['images']): Promise<void> {
  await tx.delete(review_images).where(eq(review_images.review_id, id))
  if (images.length > 0)
    await tx
      .insert(review_images)
      .values(images.map((image, position) => ({ ...image, review_id: id, position })))
}

const imagesOf = (db: Database, id: number) =>
  db
    .select({ url: review_images.url, description: review_images.description })
    .from(review_images)
    .where(eq(review_images.review_id, id))
    .orderBy(asc(review_images.position))

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

async function settled(tx: Database, id: number): Promise<void> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id))
  if (row) await settlePoints(tx, row)
}

const moderated = (memberId: number, productId: number, content: ReviewContent, reviewId: number | null) =>
  moderateReview(database(), {
    reviewId,
    userId: memberId,
    productId,
    details: content.details,
    captions: content.images.map(({ description }) => description),
  })

const facts = async (memberId: number) => {
  const member = (await usersById(database(), [memberId])).get(memberId)
  return { profilePicture: member?.image ?? null, is_expert_reviewer: member?.is_expert_reviewer ?? false }
}

const firstPublished = ({ state }: Verdict) =>
  state === 'published' ? { published_at: sql`coalesce(${reviews.published_at}, now())` } : {}

/**
 * Writes a member's review of a product (POST /reviews, REV-18): one a member and product, however many calls come at once. One that was
 * withdrawn is written again. Its points are part of the same transaction.
 * @throws DUPLICATE_USER_REVIEW, REVIEW_NOT_ALLOWED, NOT_FOUND, INVALID_FIELDS
 */
export async function postReview(memberId: number, sent: Sent): Promise<OwnReview> {
  const productId = sent.input.product_id
  const { profilePicture, is_expert_reviewer } = await facts(memberId)
  const { images, ...content } = await readContent(database(), memberId, sent, {
    shown: [],
    profilePicture,
    isEdit: false,
  })
  const verdict = await moderated(memberId, productId, { ...content, images }, null)
  return transaction(async (tx) => {
    const is_verified_purchase = await hasBought(tx, memberId, productId)
    const written = { ...content, ...verdict, is_expert_reviewer, is_verified_purchase }
    const [created] = await tx
      .insert(reviews)
      .values({
        ...written,
        user_id: memberId,
        product_id: productId,
        published_at: verdict.state === 'published' ? sql`now()` : null,
      })
      .onConflictDoNothing({ target: [reviews.user_id, reviews.product_id] })
      .returning({ id: reviews.id })
    const id = created?.id ?? (await writeAgain(tx, memberId, productId, written, verdict))
    await replaceImages(tx, id, images)
    await settled(tx, id)
    return ownReview(tx, memberId, id)
  })
}

/**
 * Writes a withdrawn review again, as a new one: votes and the reply were for the former text, which is kept as a version, and the days
 * until its points are safe begin again. What staff or reports took down stays theirs to publish.
 * @throws DUPLICATE_USER_REVIEW unless the member withdrew their review of the product
 */
async function writeAgain(
  tx: Database,
  memberId: number,
  productId: number,
  written: Parameters<ReturnType<typeof tx.update<typeof reviews>>['set']>[0],
  verdict: Verdict,
): Promise<number> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(
      and(eq(reviews.user_id, memberId), eq(reviews.product_id, productId), eq(reviews.state, 'removed')),
    )
    .for('update')
  if (!row) throw domainError('DUPLICATE_USER_REVIEW', 'the member has reviewed this product')
  await keepVersion(tx, row, [])
  await tx.delete(review_likes).where(eq(review_likes.review_id, row.id))
  await tx.delete(review_replies).where(eq(review_replies.review_id, row.id))
  const decided = await decidedFor(tx, row, verdict)
  await tx
    .update(reviews)
    .set({
      ...written,
      ...decided,
      published_at: decided.state === 'published' ? sql`now()` : null,
      created_at: sql`now()`,
      edited_at: null,
      is_featured: false,
    })
    .where(eq(reviews.id, row.id))
  return row.id
}

/** Keeps the content that is about to be replaced. */
async function keepVersion(tx: Database, row: Row, images: Awaited<ReturnType<typeof imagesOf>>) {
  const { details, ratings, combination_name, is_recommended, is_repurchase, tag_ids, state, reason } = row
  await tx.insert(review_versions).values({
    review_id: row.id,
    content: {
      ...{ details, ratings, combination_name, is_recommended, is_repurchase, tag_ids, state, reason },
      images,
    },
  })
}

const isEditable = ({ state, created_at }: Row) =>
  state !== 'published' || Date.now() - created_at.getTime() < EDIT_DAYS * 86_400_000

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
async function decidedFor(tx: Database, row: Row, verdict: Verdict): Promise<Verdict> {
  const isHeld = verdict.state === 'published' && (await awaitsStaff(tx, row.id))
  return isHeld ? { state: 'held', reason: 'edited' } : verdict
}

/**
 * Replaces a member's own review (PUT /reviews/{id}); the former one is kept. One that is held or rejected can be edited as long as it is.
 * @throws NOT_FOUND, REVIEW_EDIT_OVER, INVALID_FIELDS
 */
export async function editReview(memberId: number, id: number, sent: Sent): Promise<OwnReview> {
  const [before] = await database()
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.user_id, memberId)))
  if (!before || before.state === 'removed') throw notFound('review')
  if (!isEditable(before)) throw domainError('REVIEW_EDIT_OVER', 'the days to edit are over')
  const shown = (await imagesOf(database(), id)).map(({ url }) => url)
  const { profilePicture } = await facts(memberId)
  const { images, ...content } = await readContent(
    database(),
    memberId,
    { ...sent, input: { ...sent.input, product_id: before.product_id } },
    { shown, profilePicture, isEdit: true },
  )
  const verdict = await moderated(memberId, before.product_id, { ...content, images }, id)
  return transaction(async (tx) => {
    const row = await lockOwn(tx, memberId, id)
    if (!isEditable(row)) throw domainError('REVIEW_EDIT_OVER', 'the days to edit are over')
    await keepVersion(tx, row, await imagesOf(tx, id))
    const decided = await decidedFor(tx, row, verdict)
    await tx
      .update(reviews)
      .set({ ...content, ...decided, ...firstPublished(decided), edited_at: sql`now()` })
      .where(eq(reviews.id, id))
    await replaceImages(tx, id, images)
    await settled(tx, id)
    return ownReview(tx, memberId, id)
  })
}

/** Withdraws a member's own review (DELETE /reviews/{id}) with its photos. @throws NOT_FOUND */
export async function removeReview(memberId: number, id: number): Promise<void> {
  await transaction(async (tx) => {
    await lockOwn(tx, memberId, id)
    await tx.delete(review_images).where(eq(review_images.review_id, id))
    await tx
      .update(reviews)
      .set({ state: 'removed', reason: null, is_featured: false })
      .where(eq(reviews.id, id))
    await settled(tx, id)
  })
}
