import 'server-only'
import { array } from 'yup'
import { PAGE_SIZE } from '@/domain/constants'
import {
  exportedPhotosSchema,
  type Review,
  type ReviewCount,
  reviewCountSchema,
  reviewSchema,
} from '@/domain/review/review'
import { reviewClient } from '@/lib/services/clients'
import { listQuery } from '@/lib/services/query'
import { readData, readPage } from '@/lib/services/read'

/** One page of a product's reviews, newest first (REV-05: 16 a page). */
export async function readReviews(
  productId: number,
  page: number,
): Promise<{ reviews: Review[]; total: number }> {
  const query = listQuery({
    filter: { product_id: productId },
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  })
  const { data, total } = await readPage(reviewClient.reviews.$get({ query }), reviewSchema)
  return { reviews: data, total }
}

/** A product's most helpful reviews: one that likes it and one that does not, as far as there are such. */
export async function readHighlights(productId: number): Promise<Review[]> {
  const answer = reviewClient.reviews.highlights.$get({ query: { product_id: String(productId) } })
  return readData(answer, array(reviewSchema.required()).required())
}

/** Addresses of review photos by product, for products with ids after one and up to another. */
export async function readPhotoAddresses(after: number, through: number): Promise<Map<number, string[]>> {
  const query = { after: String(after), through: String(through) }
  const rows = await readData(
    reviewClient.exports['review-images'].$get({ query }),
    array(exportedPhotosSchema.required()).required(),
  )
  return new Map(rows.map(({ product_id, urls }) => [product_id, urls]))
}

/** How many reviews a product has, by stars and by what they hold. */
export async function readReviewCount(productId: number): Promise<ReviewCount> {
  const query = listQuery({ filter: { product_id: productId }, limit: 1 })
  return readData(reviewClient.reviews.count.$get({ query }), reviewCountSchema)
}

/** Well-liked reviews with photos from all over the shop, for the home page. */
export async function readReviewsWithPhotos(limit: number): Promise<Review[]> {
  const answer = reviewClient.reviews['with-photos'].$get({ query: { limit: String(limit) } })
  return readData(answer, array(reviewSchema.required()).required())
}
