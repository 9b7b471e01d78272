import { eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { review_images } from '../schema'

/** Whether a review shows the picture at this address, in whatever state the review is. */
export async function isPictureOfReview(db: Database, address: string): Promise<boolean> {
  const [row] = await db
    .select({ id: review_images.id })
    .from(review_images)
    .where(eq(review_images.url, address))
    .limit(1)
  return row !== undefined
}
