import { sql } from 'drizzle-orm'
import type { Database } from '../database'
import { actions } from './schema'

/** How long actions are kept: a year to compare with, and a month to do it in. */
const RETENTION_DAYS = 400

/** Deletes old actions. Gives how many. */
export async function deleteOldActions(db: Database): Promise<number> {
  const gone = await db
    .delete(actions)
    .where(sql`${actions.received_at} < now() - make_interval(days => ${RETENTION_DAYS})`)
  return gone.rowCount ?? 0
}
