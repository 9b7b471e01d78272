import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../../database'
import { brands, products } from '../schema'

/** Pieces one buyer may order in a day, of a product and of its brand; null = no such limit. */
export interface DailyLimit {
  product_id: number
  brand_id: number
  product: number | null
  brand: number | null
}

/** Daily limits of these products; products without any limit are left out. */
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
