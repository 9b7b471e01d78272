import { and, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { type Database, database } from '../database'
import { deleteOldGuards } from './checks/guess-guard'
import { checks, failed_checks } from './schema'

/** Rows of one statement. */
const BATCH = 5_000

const olderThan = (column: typeof checks.created_at | typeof failed_checks.created_at, days: number): SQL =>
  lt(column, sql`now() - make_interval(days => ${days})`)

/**
 * Makes checks anonymous: checkers of one code can still be counted, and are linked neither to a device nor to other codes. The salt is
 * of one call and kept nowhere.
 */
export const anonymousChecker = (salt: string): SQL<string> =>
  sql`'gone:' || encode(sha256(convert_to(${checks.checker} || ':' || ${checks.code_serial} || ':' || ${salt}, 'UTF8')), 'hex')`

/** Forgets devices and networks of old checks, addresses that were left for recalls, and old failures. */
export async function forgetOldChecks(db: Database = database()): Promise<void> {
  const salt = randomUUID()
  const isOld = and(
    olderThan(checks.created_at, KEPT_DAYS.checkTrace),
    isNull(checks.user_id),
    or(isNotNull(checks.device), isNotNull(checks.network)),
  )
  let changed = BATCH
  while (changed === BATCH) {
    const rows = await db
      .update(checks)
      .set({ device: null, network: null, checker: anonymousChecker(salt) })
      .where(sql`${checks.id} IN (SELECT id FROM ${checks} WHERE ${isOld} LIMIT ${BATCH})`)
      .returning({ id: checks.id })
    changed = rows.length
  }
  // A member's own list stays; where it was read from does not.
  await db
    .update(checks)
    .set({ device: null, network: null })
    .where(
      and(
        olderThan(checks.created_at, KEPT_DAYS.checkTrace),
        or(isNotNull(checks.device), isNotNull(checks.network)),
      ),
    )
  await db
    .update(checks)
    .set({ email: null })
    .where(and(isNotNull(checks.email), olderThan(checks.created_at, KEPT_DAYS.recallAddress)))
  await db.delete(failed_checks).where(olderThan(failed_checks.created_at, KEPT_DAYS.trace))
  await deleteOldGuards()
}
