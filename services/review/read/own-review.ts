import { and, eq, ne } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import type { OwnReview, ReviewForm } from '@/domain/review/own-review'
import { EDIT_DAYS } from '@/domain/review/state'
import { settings } from '@/settings'
import { type ReviewSubject, reviewSubject, tagsById } from '../../catalog'
import type { Database } from '../../database'
import { boughtCombinations } from '../../order'
import { reviews } from '../schema'
import { pointsOfReview } from '../write/points'
import { isReviewable, leastLength } from '../write/read-content'
import { ratingTypesOf } from './rating-types'
import { withAuthors } from './reviews'

type Row = typeof reviews.$inferSelect

async function toOwn(db: Database, memberId: number, row: Row): Promise<OwnReview> {
  const [[review], tags, points] = await Promise.all([
    withAuthors(db, [row]),
    tagsById(db, row.tag_ids),
    pointsOfReview(db, memberId, row.id),
  ])
  if (!review) throw notFound('review')
  const until = new Date(row.created_at.getTime() + EDIT_DAYS * 86_400_000)
  return {
    ...review,
    combination_id: row.combination_id === null ? null : String(row.combination_id),
    tags,
    state: row.state,
    reason: row.reason,
    points,
    editable_until: row.state === 'published' ? until.toISOString() : null,
  }
}

/** A member's own review in any state. @throws NOT_FOUND */
export async function ownReview(db: Database, memberId: number, id: number): Promise<OwnReview> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.user_id, memberId)))
  if (!row) throw notFound('review')
  return toOwn(db, memberId, row)
}

/** Which attribute of a variant is shown for it. */
const ATTRIBUTES = ['shade', 'size', 'variant', 'amount', 'non_specify'] as const

function toCombination({ id, name, attributes }: ReviewSubject['combinations'][number]) {
  const attribute = ATTRIBUTES.find((kind) => attributes[kind]) ?? 'non_specify'
  return {
    attribute,
    id: String(id),
    is_active_in_review: true,
    label: name,
    variant: attributes[attribute]?.id ?? '',
  }
}

/** What a member needs to review a product: what they wrote, what is rated, the variants with those they bought first. @throws NOT_FOUND */
export async function reviewForm(db: Database, memberId: number, productId: number): Promise<ReviewForm> {
  const subject = await reviewSubject(db, productId)
  if (!subject) throw notFound('product')
  const [types, bought, [row]] = await Promise.all([
    ratingTypesOf(db, subject.category_path),
    boughtCombinations(db, memberId, productId),
    db
      .select()
      .from(reviews)
      .where(
        and(eq(reviews.user_id, memberId), eq(reviews.product_id, productId), ne(reviews.state, 'removed')),
      ),
  ])
  const place = (id: number) => (bought.includes(id) ? bought.indexOf(id) : bought.length)
  const { name, image, is_active } = subject
  return {
    product: { name, image, is_active },
    review: row ? await toOwn(db, memberId, row) : null,
    is_allowed: isReviewable(subject) && types.length > 0,
    rating_types: types,
    combinations: subject.combinations
      .filter(({ name }) => name !== '')
      .toSorted((a, b) => place(a.id) - place(b.id))
      .map((combination) => ({
        combination: toCombination(combination),
        image: combination.image,
        is_bought: bought.includes(combination.id),
      })),
    least_length: leastLength(),
    points: { review: settings.REVIEW_POINTS, photos: settings.REVIEW_PHOTO_POINTS },
  }
}
