import { sql } from 'drizzle-orm'
import type { Database } from '../database'

/**
 * Reference codes of those of these orders that are the member's, by order id; a text that is no order's id has no entry. The order module,
 * which uses this one, answers by its function in the database.
 */
export async function orderReferences(
  db: Database,
  userId: number,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; reference_code: string }>(
    sql`SELECT id, reference_code FROM sales.references_of(${userId}::integer, ${sql.param([...orderIds])}::text[])`,
  )
  return new Map(rows.map(({ id, reference_code }) => [id, reference_code]))
}
