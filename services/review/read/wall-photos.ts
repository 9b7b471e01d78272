import { asc, desc, eq, sql } from 'drizzle-orm'
import type { WallPhoto } from '@/domain/review/wall-photo'
import { usersById } from '../../account'
import type { Database } from '../../database'
import { review_images, reviews } from '../schema'
import { ofProduct } from './review-filter'

/** All photos of a product's published reviews: those of the best-liked reviews first, then of the newest. */
export async function wallPhotos(
  db: Database,
  productId: number,
  window: { skip: number; limit: number },
): Promise<{ photos: WallPhoto[]; total: number }> {
  const where = ofProduct(productId)
  const [rows, [count]] = await Promise.all([
    db
      .select({ image: review_images, review: reviews })
      .from(review_images)
      .innerJoin(reviews, eq(reviews.id, review_images.review_id))
      .where(where)
      .orderBy(
        desc(reviews.total_likes),
        desc(reviews.created_at),
        asc(reviews.id),
        asc(review_images.position),
        asc(review_images.id),
      )
      .limit(window.limit)
      .offset(window.skip),
    db
      .select({ total: sql<number>`coalesce(sum(${reviews.total_images}), 0)`.mapWith(Number) })
      .from(reviews)
      .where(where),
  ])
  const authors = await usersById(
    db,
    rows.flatMap(({ review }) => review.user_id ?? []),
  )
  const photos = rows.map(({ image, review }) => {
    const author = review.user_id === null ? undefined : authors.get(review.user_id)
    return {
      url: image.url,
      description: image.description,
      product_id: review.product_id,
      review: {
        _id: String(review.id),
        details: review.details,
        combination_name: review.combination_name,
        average_rating: review.average_rating,
        created_at: review.created_at.toISOString(),
        author: author?.name ?? review.author_name ?? '',
      },
    }
  })
  return { photos, total: count?.total ?? 0 }
}
