import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { review_images, reviews } from '../schema'

/** Photos of one product in the sitemap. */
const MOST_PHOTOS = 20

/** Addresses of review photos by product, for products in a range of ids; of each the photos of the best-liked reviews. */
export async function photoAddresses(
  db: Database,
  { after, through }: { after: number; through: number },
): Promise<{ product_id: number; urls: string[] }[]> {
  const ranked = db
    .select({
      product_id: reviews.product_id,
      url: review_images.url,
      rank: sql<number>`row_number() OVER (PARTITION BY ${reviews.product_id} ORDER BY ${reviews.total_likes} DESC, ${reviews.created_at} DESC, ${review_images.position}, ${review_images.id})`.as(
        'rank',
      ),
    })
    .from(review_images)
    .innerJoin(reviews, eq(reviews.id, review_images.review_id))
    .where(
      and(eq(reviews.is_published, true), gt(reviews.product_id, after), lte(reviews.product_id, through)),
    )
    .as('ranked')
  return db
    .select({
      product_id: ranked.product_id,
      urls: sql<string[]>`array_agg(${ranked.url} ORDER BY ${ranked.rank})`,
    })
    .from(ranked)
    .where(lte(ranked.rank, MOST_PHOTOS))
    .groupBy(ranked.product_id)
    .orderBy(asc(ranked.product_id))
}
