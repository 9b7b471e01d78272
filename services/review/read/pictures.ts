import { sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { review_images } from '../schema'

/** Which of the pictures at these addresses a review shows, in whatever state the review is. */
export async function picturesOfReviews(db: Database, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ url: review_images.url })
    .from(review_images)
    .where(sql`${review_images.url} = ANY(${sql.param([...addresses])}::text[])`)
  return rows.map(({ url }) => url)
}
