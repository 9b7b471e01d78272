import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { anyOf, type Database, preparedOnce } from '../../database'
import { brands, products } from '../schema'

/** Pieces one buyer may order in a day, of a product and of its brand; null = no such limit. */
export interface DailyLimit {
  product_id: number
  brand_id: number
  product: number | null
  brand: number | null
}

const limitsOf = preparedOnce((db) =>
  db
    .select({
      product_id: products.id,
      brand_id: brands.id,
      product: products.daily_limit,
      brand: brands.daily_limit,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .where(
      and(
        sql`${products.id} = ${anyOf('productIds')}`,
        or(isNotNull(products.daily_limit), isNotNull(brands.daily_limit)),
      ),
    ),
)

/** Daily limits of these products; products without any limit are left out. */
export const dailyLimits = async (db: Database, productIds: readonly number[]): Promise<DailyLimit[]> =>
  productIds.length === 0 ? [] : limitsOf(db).execute({ productIds: [...productIds] })
