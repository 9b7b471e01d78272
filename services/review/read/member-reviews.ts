import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { MemberReview } from '@/domain/review/member-review'
import type { cardsById } from '../../catalog'
import type { Database } from '../../database'
import { review_images, review_versions, reviews } from '../schema'

type Card = Awaited<ReturnType<typeof cardsById>>[number]

export function productOf(card: Card | undefined): MemberReview['product'] {
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
export async function allReviewsOf(db: Database, userId: number) {
  const rows = await db
    .select({
      id: reviews.id,
      product_id: reviews.product_id,
      combination_name: reviews.combination_name,
      details: reviews.details,
      ratings: reviews.ratings,
      average_rating: reviews.average_rating,
      is_recommended: reviews.is_recommended,
      is_repurchase: reviews.is_repurchase,
      state: reviews.state,
      is_published: reviews.is_published,
      source: reviews.source,
      created_at: reviews.created_at,
      edited_at: reviews.edited_at,
    })
    .from(reviews)
    .where(eq(reviews.user_id, userId))
    .orderBy(desc(reviews.created_at))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [images, versions] = await Promise.all([
    db
      .select({
        review_id: review_images.review_id,
        url: review_images.url,
        description: review_images.description,
      })
      .from(review_images)
      .where(inArray(review_images.review_id, ids))
      .orderBy(asc(review_images.position)),
    db
      .select({
        review_id: review_versions.review_id,
        content: review_versions.content,
        replaced_at: review_versions.replaced_at,
      })
      .from(review_versions)
      .where(inArray(review_versions.review_id, ids))
      .orderBy(asc(review_versions.id)),
  ])
  const of = <T extends { review_id: number }>(parts: readonly T[], id: number) =>
    parts.filter((part) => part.review_id === id).map(({ review_id: _, ...part }) => part)
  return rows.map(({ id, ...row }) => ({ ...row, images: of(images, id), former_versions: of(versions, id) }))
}
