import { eq, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { type Database, preparedOnce } from '../../database'
import { product_categories, products } from '../schema'

const selectPlacement = preparedOnce((db) =>
  db
    .select({
      brand_id: products.brand_id,
      category_ids: sql<
        number[]
      >`ARRAY(SELECT category_id FROM ${product_categories} WHERE product_id = ${products.id})`,
    })
    .from(products)
    .where(eq(products.id, sql.placeholder('product'))),
)

/** The brand and all categories of a product, ancestors included, for the scope of offers. @throws NOT_FOUND */
export async function placementOf(
  db: Database,
  productId: number,
): Promise<{ brand_id: number; category_ids: number[] }> {
  const [product] = await selectPlacement(db).execute({ product: productId })
  if (!product) throw notFound('product')
  return product
}
