import { sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { lockGoods } from './lock-goods'
import { combinations } from '../schema'

/** Sets the stock of a combination, or changes it by so many pieces, never below none. Availability follows by trigger. */
export async function changeStock(
  tx: Database,
  id: number,
  change: { to: number } | { by: number },
): Promise<void> {
  await lockGoods(tx, sql`SELECT product_id FROM ${combinations} WHERE id = ${id}`)
  const stock = 'to' in change ? sql`${change.to}::integer` : sql`greatest(0, stock + ${change.by}::integer)`
  await tx.execute(sql`UPDATE ${combinations} SET stock = ${stock} WHERE id = ${id}`)
}
