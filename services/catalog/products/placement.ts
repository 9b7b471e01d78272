import { eq, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import type { Database } from '../../database'
import { product_categories, products } from '../schema'

/** The brand and all categories of a product, ancestors included, for the scope of offers. @throws NOT_FOUND */
export async function placementOf(
  db: Database,
  productId: number,
): Promise<{ brand_id: number; category_ids: number[] }> {
  const [product] = await db
    .select({
      brand_id: products.brand_id,
      category_ids: sql<
        number[]
      >`ARRAY(SELECT category_id FROM ${product_categories} WHERE product_id = ${productId})`,
    })
    .from(products)
    .where(eq(products.id, productId))
  if (!product) throw notFound('product')
  return product
}
