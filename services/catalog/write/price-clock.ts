import { sql } from 'drizzle-orm'
import type { Database } from '../../database'

/** Opens and closes price windows that are due and moves daily flash sales on. Gives how many products got new prices. */
export async function refreshDuePrices(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT catalog.refresh_due() AS count`)
  return rows[0]?.count ?? 0
}
