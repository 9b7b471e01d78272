import { sql } from 'drizzle-orm'
import type { SharedFact } from '@/domain/loyalty/referral'
import type { Database } from '../../database'

/**
 * What two members have in common: a device of the last year, an address, or the number of a recipient. Empty where nothing says that
 * they are one person or one household.
 */
export async function sharedFacts(db: Database, oneId: number, otherId: number): Promise<SharedFact[]> {
  const { rows } = await db.execute<{ shared: SharedFact[] }>(
    sql`SELECT account.shared_facts(${oneId}::integer, ${otherId}::integer) AS shared`,
  )
  const [row] = rows
  if (!row) throw new Error('no answer about two members')
  return row.shared
}
