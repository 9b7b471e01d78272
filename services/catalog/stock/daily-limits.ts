import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../../database'
import { brands, products } from '../schema'

/** Daily limit of one buyer on a product; null = no limit of that kind. */
export interface DailyLimit {
  product_id: number
  brand_id: number
  product: number | null
  brand: number | null
}

/** Those of these products that are limited by the day, by themselves or by their brand. */
export async function dailyLimits(db: Database, productIds: readonly number[]): Promise<DailyLimit[]> {
  if (productIds.length === 0) return []
  return db
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
        inArray(products.id, [...productIds]),
        or(isNotNull(products.daily_limit), isNotNull(brands.daily_limit)),
      ),
    )
}
