import { sql } from 'drizzle-orm'
import type { Database } from '../../database'

/** Locks a member's points until `tx` ends, lets expire what has ended, and gives the balance. */
export async function settledBalance(tx: Database, userId: number): Promise<number> {
  const { rows } = await tx.execute<{ balance: number }>(
    sql`SELECT loyalty.settle_member(${userId}::integer) AS balance`,
  )
  return rows[0]?.balance ?? 0
}
