import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database'
import { categories, combinations, products, type StoredAttributes } from '../schema'

/** A product as a review needs it: whether it is sold, its categories and its variants. */
export interface ReviewSubject {
  id: number
  name: string
  /** its picture */
  image: string | null
  is_active: boolean
  classification: string
  /** ids from the root down to the product's own category */
  category_path: number[]
  combinations: {
    id: number
    /** shade, size …; empty when there is nothing to choose */
    name: string
    attributes: StoredAttributes
    image: string | null
  }[]
}

/** The product of a review; null for an unknown one. */
export async function reviewSubject(db: Database, productId: number): Promise<ReviewSubject | null> {
  const [[product], variants] = await Promise.all([
    db
      .select({
        id: products.id,
        name: products.name,
        is_active: products.is_active,
        classification: products.classification,
        images: products.images,
        category_path: categories.path,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.default_category_id))
      .where(eq(products.id, productId)),
    db
      .select({
        id: combinations.id,
        name: combinations.tracker_combination_name,
        attributes: combinations.attributes,
        images: combinations.images,
      })
      .from(combinations)
      .where(eq(combinations.product_id, productId))
      .orderBy(asc(combinations.position), asc(combinations.id)),
  ])
  if (!product) return null
  const { images: pictures, ...subject } = product
  const image = (pictures.find(({ is_cover }) => is_cover) ?? pictures[0])?.url ?? null
  return {
    ...subject,
    image,
    combinations: variants.map(({ images, name, ...variant }) => ({
      ...variant,
      name: variants.length < 2 && variant.attributes.non_specify ? '' : name,
      image: images[0]?.url ?? image,
    })),
  }
}
