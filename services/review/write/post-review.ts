import { and, eq, ne, sql } from 'drizzle-orm'
import { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { Verdict } from '@/domain/review/moderation/moderate'
import type { OwnReview } from '@/domain/review/own-review'
import { type Database, database, persistentTransaction } from '../../database'
import { hasBought } from '../../order'
import { ownReview } from '../read/own-review'
import { review_likes, review_replies, reviews } from '../schema'
import { repeatReview } from './edit-review'
import { readContent } from './read-content'
import {
  decidedFor,
  factsOf,
  keepVersion,
  replaceImages,
  type Sent,
  settleStored,
  verdictOn,
} from './stored-review'

export interface Written {
  review: OwnReview
  /** false when this submission had been written before */
  isNew: boolean
}

/** The review that a submission wrote and that was not withdrawn since. */
async function reviewOfSubmission(memberId: number, productId: number, key: string): Promise<number | null> {
  const [row] = await database()
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.user_id, memberId),
        eq(reviews.product_id, productId),
        eq(reviews.idempotency_key, key),
        ne(reviews.state, 'removed'),
      ),
    )
  return row?.id ?? null
}

/** The answer to a submission that came before; what the member changed between the two is an edit. */
async function answerAgain(memberId: number, sent: Sent, key: string | null): Promise<Written | null> {
  const id = key === null ? null : await reviewOfSubmission(memberId, sent.input.product_id, key)
  return id === null ? null : { review: await repeatReview(memberId, id, sent), isNew: false }
}

/**
 * Writes a member's review of a product (POST /reviews, REV-18): one a member and product, however many calls come at once. One that was
 * withdrawn is written again. Its points are part of the same transaction.
 * @param key idempotency key: a submission whose answer was lost is sent again with its key, and gets the review it wrote
 * @throws DUPLICATE_USER_REVIEW, REVIEW_NOT_ALLOWED, NOT_FOUND, INVALID_FIELDS
 */
export async function postReview(memberId: number, sent: Sent, key: string | null): Promise<Written> {
  const known = await answerAgain(memberId, sent, key)
  if (known) return known
  try {
    return { review: await writeReview(memberId, sent, key), isNew: true }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'DUPLICATE_USER_REVIEW') throw error
    // The same submission may have come twice at once.
    const other = await answerAgain(memberId, sent, key)
    if (!other) throw error
    return other
  }
}

async function writeReview(memberId: number, sent: Sent, key: string | null): Promise<OwnReview> {
  const productId = sent.input.product_id
  const { profilePicture, is_expert_reviewer } = await factsOf(memberId)
  const { images, ...content } = await readContent(database(), memberId, sent, {
    shown: [],
    profilePicture,
    isEdit: false,
  })
  const verdict = await verdictOn(memberId, productId, { ...content, images }, null)
  return persistentTransaction(async (tx) => {
    const is_verified_purchase = await hasBought(tx, memberId, productId)
    const written = {
      ...{ ...content, ...verdict, is_expert_reviewer, is_verified_purchase },
      idempotency_key: key,
    }
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
    await settleStored(tx, id)
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
