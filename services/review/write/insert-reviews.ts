import type { Database } from '../../database'
import { review_images, reviews } from '../schema'

export type ReviewInput = typeof reviews.$inferInsert & {
  images: readonly { url: string; description: string }[]
}

/** A review is its member's only one of a product, or has an id where it comes from. */
const keyOf = ({
  user_id,
  product_id,
  origin,
  external_id,
}: Pick<typeof reviews.$inferInsert, 'user_id' | 'product_id' | 'origin' | 'external_id'>) =>
  user_id ? `${user_id}/${product_id}` : `${origin}:${external_id}`

/** Stores reviews with their photos; the product's average and counts follow by trigger. */
export async function insertReviews(tx: Database, inputs: readonly ReviewInput[]): Promise<void> {
  if (inputs.length === 0) return
  const written = await tx
    .insert(reviews)
    .values(
      inputs.map(({ images: _, ...row }) => ({
        ...row,
        published_at:
          row.published_at ?? ((row.state ?? 'published') === 'published' ? row.created_at : null),
      })),
    )
    .returning({
      id: reviews.id,
      user_id: reviews.user_id,
      product_id: reviews.product_id,
      origin: reviews.origin,
      external_id: reviews.external_id,
    })
  const ids = new Map(written.map((row) => [keyOf(row), row.id]))
  const photos = inputs.flatMap((input) => {
    const review_id = ids.get(keyOf(input))
    return review_id === undefined
      ? []
      : input.images.map((image, position) => ({ ...image, review_id, position }))
  })
  if (photos.length > 0) await tx.insert(review_images).values(photos)
}
