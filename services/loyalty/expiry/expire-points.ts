import { sql } from 'drizzle-orm'
import { database, persistentTransaction } from '../../database'

/** Members whose points expire in one transaction. */
const BATCH = 500

/**
 * Takes points that have ended off their members' balances. A second run finds none; what ended and was not taken off yet is never paid
 * with, nor part of a balance that is shown.
 */
export async function expirePoints(): Promise<void> {
  for (;;) {
    const { rows } = await database().execute<{ user_id: number }>(sql`
      SELECT DISTINCT user_id FROM (
        SELECT user_id FROM loyalty.lots WHERE remaining > 0 AND expires_at <= now() ORDER BY expires_at, user_id LIMIT ${BATCH}
      ) ended ORDER BY user_id`)
    if (rows.length === 0) return
    const members = rows.map(({ user_id }) => user_id)
    await persistentTransaction((tx) =>
      tx.execute(sql`SELECT loyalty.settle_member(id) FROM unnest(${sql.param(members)}::integer[]) AS id`),
    )
  }
}
