import { and, asc, desc, eq } from 'drizzle-orm'
import type { MemberReview } from '@/domain/review/member-review'
import { cardsById } from '../../catalog'
import type { Database } from '../../database'
import { reviewTotalsOf } from './member-totals'
import { withAuthors } from './reviews'
import { reviews } from '../schema'

const publishedBy = (userId: number) => and(eq(reviews.user_id, userId), eq(reviews.is_published, true))

/** Published reviews of one member with their products, newest first (GET /newsfeeds/user-reviews/{id}, REV-04). */
export async function reviewsOfMember(
  db: Database,
  userId: number,
  window: { skip: number; limit: number },
): Promise<{ reviews: MemberReview[]; total: number }> {
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(publishedBy(userId))
      .orderBy(desc(reviews.created_at), asc(reviews.id))
      .limit(window.limit)
      .offset(window.skip),
    reviewTotalsOf(db, userId),
  ])
  const [written, cards] = await Promise.all([
    withAuthors(db, rows),
    cardsById(db, [...new Set(rows.map((row) => row.product_id))]),
  ])
  const products = new Map(cards.map((card) => [card.id, card]))
  return {
    reviews: written.map((review) => ({ ...review, product: productOf(products.get(review.product_id)) })),
    total: totals.reviews,
  }
}

type Card = Awaited<ReturnType<typeof cardsById>>[number]

function productOf(card: Card | undefined): MemberReview['product'] {
  if (!card) return null
  return {
    id: card.id,
    name: card.name,
    slug: card.slug,
    default_category: { slug: card.default_category.slug },
    brand: { name: card.brand.name },
    image: (card.images.find((image) => image.is_cover) ?? card.images[0])?.url ?? null,
    is_active: card.is_active_in_nang,
  }
}

/** Everything a member wrote, published or not, for the copy of their own data. */
export async function everyReviewOf(db: Database, userId: number) {
  return db
    .select({
      product_id: reviews.product_id,
      details: reviews.details,
      average_rating: reviews.average_rating,
      is_published: reviews.is_published,
      created_at: reviews.created_at,
    })
    .from(reviews)
    .where(eq(reviews.user_id, userId))
    .orderBy(desc(reviews.created_at))
}
