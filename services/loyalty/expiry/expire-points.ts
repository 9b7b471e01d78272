import { sql } from 'drizzle-orm'
import { database, persistentTransaction } from '../../database'
import { forEachRow } from '../../jobs'
import { log } from '../../log'

/** Members whose points expire in one transaction. */
const BATCH = 500

/** Members with points that have ended and were not taken off yet, without `others`. */
async function membersToSettle(others: readonly number[]): Promise<number[]> {
  const { rows } = await database().execute<{ user_id: number }>(sql`
    SELECT DISTINCT user_id FROM (
      SELECT user_id FROM loyalty.lots
      WHERE remaining > 0 AND expires_at <= now() AND user_id <> ALL(${sql.param([...others])}::integer[])
      ORDER BY expires_at, user_id LIMIT ${BATCH}
    ) ended ORDER BY user_id`)
  return rows.map(({ user_id }) => user_id)
}

const settle = (members: readonly number[]) =>
  persistentTransaction((tx) =>
    tx.execute(
      sql`SELECT loyalty.settle_member(id) FROM unnest(${sql.param([...members])}::integer[]) AS id`,
    ),
  )

/** Settles members in batches; gives those of batches that failed. */
async function* membersOfFailedBatches(): AsyncGenerator<number> {
  const failed: number[] = []
  for (;;) {
    const members = await membersToSettle(failed)
    if (members.length === 0) return
    try {
      await settle(members)
    } catch (error) {
      log.warn({ err: error, members: members.length }, 'members are settled one by one')
      failed.push(...members)
      yield* members
    }
  }
}

/**
 * Takes points that have ended off their members' balances. A second run finds none; what ended and was not taken off yet is never paid
 * with, nor part of a balance that is shown. A member whose points cannot be taken off holds up no other.
 * @throws at the end when there was such a member
 */
export async function expirePoints(): Promise<void> {
  await forEachRow(
    membersOfFailedBatches(),
    { what: 'members with expired points', idOf: (id) => id },
    (member) => settle([member]),
  )
}
