import { and, asc, gt, lt } from 'drizzle-orm'
import { database, transaction } from '../../database'
import { forEachRow } from '../../jobs'
import { member_levels } from '../levels-schema'
import { reviewLevel } from './move-level'
import { today } from './spent'

const BATCH = 500

/** Members whose yearly day has passed before `day`. */
async function* dueMembers(day: string) {
  let after = 0
  let hasMore = true
  while (hasMore) {
    const due = await database()
      .select({ user_id: member_levels.user_id })
      .from(member_levels)
      .where(and(lt(member_levels.keep_until, day), gt(member_levels.user_id, after)))
      .orderBy(asc(member_levels.user_id))
      .limit(BATCH)
    yield* due
    after = due.at(-1)?.user_id ?? after
    hasMore = due.length === BATCH
  }
}

/** Looks at the levels whose yearly day has passed, each in a transaction of its own. Runs once more do nothing. */
export async function reviewLevels(): Promise<void> {
  const day = await today(database())
  await forEachRow(
    dueMembers(day),
    { what: 'reviews of levels', idOf: ({ user_id }) => user_id },
    ({ user_id }) => transaction((tx) => reviewLevel(tx, user_id)),
  )
}
