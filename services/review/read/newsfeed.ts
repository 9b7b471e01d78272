import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { MemberPhoto, MemberReview } from '@/domain/review/member-review'
import { EDIT_DAYS } from '@/domain/review/state'
import { cardsById } from '../../catalog'
import type { Database } from '../../database'
import { review_images, review_likes, reviews } from '../schema'
import { productOf } from './member-reviews'
import { withAuthors } from './reviews'

/** What members read of one another, and of themselves: reviews, photos, votes (GET /newsfeeds/…, REV-04). */

interface Window {
  skip: number
  limit: number
}

type Row = typeof reviews.$inferSelect

const total = sql<number>`count(*)`.mapWith(Number)

const isPublished = eq(reviews.is_published, true)

/** What the writer alone is shown of a review. */
const ownPart = ({ state, reason, created_at }: Row): MemberReview['own'] => ({
  state,
  reason,
  editable_until:
    state === 'published' ? new Date(created_at.getTime() + EDIT_DAYS * 86_400_000).toISOString() : null,
})

async function productsOf(db: Database, rows: readonly { product_id: number }[]) {
  const cards = await cardsById(db, [...new Set(rows.map((row) => row.product_id))])
  const products = new Map(cards.map((card) => [card.id, card]))
  return (id: number) => productOf(products.get(id))
}

/** Reviews with the products they are about; `isOwn` adds what their writer alone sees. */
async function withProducts(db: Database, rows: readonly Row[], isOwn: boolean): Promise<MemberReview[]> {
  const [written, productBy] = await Promise.all([withAuthors(db, rows), productsOf(db, rows)])
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return written.map((review) => {
    const row = byId.get(review._id)
    return { ...review, product: productBy(review.product_id), own: isOwn && row ? ownPart(row) : null }
  })
}

/** Reviews of one member, newest first: the published ones, for their writer also what is held or rejected. */
export async function reviewsOfMember(
  db: Database,
  memberId: number,
  isOwn: boolean,
  { skip, limit }: Window,
): Promise<{ reviews: MemberReview[]; total: number }> {
  const where = and(eq(reviews.user_id, memberId), isOwn ? ne(reviews.state, 'removed') : isPublished)
  const [rows, [count]] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(where)
      .orderBy(desc(reviews.created_at), asc(reviews.id))
      .limit(limit)
      .offset(skip),
    db.select({ total }).from(reviews).where(where),
  ])
  return { reviews: await withProducts(db, rows, isOwn), total: count?.total ?? 0 }
}

/** Published reviews that a member voted for, the latest vote first. */
export async function reviewsLikedBy(
  db: Database,
  memberId: number,
  { skip, limit }: Window,
): Promise<{ reviews: MemberReview[]; total: number }> {
  const where = and(eq(review_likes.user_id, memberId), isPublished)
  const [rows, [count]] = await Promise.all([
    db
      .select({ review: reviews })
      .from(review_likes)
      .innerJoin(reviews, eq(reviews.id, review_likes.review_id))
      .where(where)
      .orderBy(desc(review_likes.created_at), asc(reviews.id))
      .limit(limit)
      .offset(skip),
    db
      .select({ total })
      .from(review_likes)
      .innerJoin(reviews, eq(reviews.id, review_likes.review_id))
      .where(where),
  ])
  const liked = rows.map(({ review }) => review)
  return { reviews: await withProducts(db, liked, false), total: count?.total ?? 0 }
}

/** Photos of a member's published reviews, those of the newest review first. */
export async function photosOfMember(
  db: Database,
  memberId: number,
  { skip, limit }: Window,
): Promise<{ photos: MemberPhoto[]; total: number }> {
  const where = and(eq(reviews.user_id, memberId), isPublished)
  const [rows, [count]] = await Promise.all([
    db
      .select({
        url: review_images.url,
        description: review_images.description,
        review_id: sql<string>`${reviews.id}::text`,
        product_id: reviews.product_id,
      })
      .from(review_images)
      .innerJoin(reviews, eq(reviews.id, review_images.review_id))
      .where(where)
      .orderBy(desc(reviews.created_at), asc(reviews.id), asc(review_images.position), asc(review_images.id))
      .limit(limit)
      .offset(skip),
    db
      .select({ total: sql<number>`coalesce(sum(${reviews.total_images}), 0)`.mapWith(Number) })
      .from(reviews)
      .where(where),
  ])
  const productBy = await productsOf(db, rows)
  return {
    photos: rows.map(({ product_id, ...photo }) => ({ ...photo, product: productBy(product_id) })),
    total: count?.total ?? 0,
  }
}
