import { sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import type { Database } from '../database'
import { actions } from './schema'

/** Deletes old actions; gives their number. */
export async function deleteOldActions(db: Database): Promise<number> {
  const gone = await db
    .delete(actions)
    .where(sql`${actions.received_at} < now() - make_interval(days => ${KEPT_DAYS.action})`)
  return gone.rowCount ?? 0
}
