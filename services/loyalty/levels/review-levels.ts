import { and, asc, gt, lt } from 'drizzle-orm'
import { database, transaction } from '../../database'
import { member_levels } from '../levels-schema'
import { reviewLevel } from './move-level'
import { today } from './spent'

const BATCH = 500

/** Looks at the levels whose yearly day has passed, each in a transaction of its own. Runs once more do nothing. */
export async function reviewLevels(): Promise<void> {
  const day = await today(database())
  // One member who cannot be looked at holds up no other.
  const failures: unknown[] = []
  let after = 0
  let hasMore = true
  while (hasMore) {
    const due = await database()
      .select({ user_id: member_levels.user_id })
      .from(member_levels)
      .where(and(lt(member_levels.keep_until, day), gt(member_levels.user_id, after)))
      .orderBy(asc(member_levels.user_id))
      .limit(BATCH)
    for (const { user_id } of due)
      await transaction((tx) => reviewLevel(tx, user_id)).catch((error: unknown) => failures.push(error))
    after = due.at(-1)?.user_id ?? after
    hasMore = due.length === BATCH
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} levels not reviewed`)
}
