import { eq } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import type { Database } from '../../database'
import { product_categories, products } from '../schema'

/** The brand and all categories of a product, ancestors included, for the scope of offers. @throws NOT_FOUND */
export async function placementOf(
  db: Database,
  productId: number,
): Promise<{ brand_id: number; category_ids: number[] }> {
  const [[product], placed] = await Promise.all([
    db.select({ brand_id: products.brand_id }).from(products).where(eq(products.id, productId)),
    db
      .select({ id: product_categories.category_id })
      .from(product_categories)
      .where(eq(product_categories.product_id, productId)),
  ])
  if (!product) throw notFound('product')
  return { brand_id: product.brand_id, category_ids: placed.map((row) => row.id) }
}
