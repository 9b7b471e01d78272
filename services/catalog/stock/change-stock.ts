import { sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { lockGoods } from './lock-goods'
import { combinations, products } from '../schema'

/** Sets the stock of a combination, or changes it by a number of pieces, never below zero. Triggers update availability. */
export async function changeStock(
  tx: Database,
  id: number,
  change: { to: number } | { by: number },
): Promise<void> {
  await lockGoods(tx, sql`SELECT product_id FROM ${combinations} WHERE id = ${id}`)
  const stock = 'to' in change ? sql`${change.to}::integer` : sql`greatest(0, stock + ${change.by}::integer)`
  await tx.execute(sql`UPDATE ${combinations} SET stock = ${stock} WHERE id = ${id}`)
}

/** Adds sold quantities to the products' sales counts; triggers update brands and listings. A negative quantity reverts a sale. */
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
