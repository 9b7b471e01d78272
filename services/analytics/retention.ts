import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { actions } from './schema'

/** Retention of actions: a year for comparison, and a month of margin. */
const RETENTION_DAYS = 400

/** Deletes old actions; gives their number. */
export async function deleteOldActions(db: Database): Promise<number> {
  const gone = await db
    .delete(actions)
    .where(sql`${actions.received_at} < now() - make_interval(days => ${RETENTION_DAYS})`)
  return gone.rowCount ?? 0
}
