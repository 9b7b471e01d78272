import { sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { lockGoods } from './lock-goods'
import { products } from '../schema'

/** Adds what was sold to the products' counts: best sellers follow, with the totals of their brands. A negative quantity takes a sale back. */
export async function countSales(
  tx: Database,
  sold: readonly { product_id: number; quantity: number }[],
): Promise<void> {
  const sums = new Map<number, number>()
  for (const { product_id, quantity } of sold) sums.set(product_id, (sums.get(product_id) ?? 0) + quantity)
  if (sums.size === 0) return
  await lockGoods(tx, sql`SELECT unnest(${sql.param([...sums.keys()])}::integer[])`)
  await tx.execute(sql`
    UPDATE ${products} product SET total_orders = greatest(0, product.total_orders + sold.quantity)
    FROM unnest(${sql.param([...sums.keys()])}::integer[], ${sql.param([...sums.values()])}::integer[]) AS sold(id, quantity)
    WHERE product.id = sold.id`)
}
