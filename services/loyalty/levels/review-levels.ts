import { and, asc, gt, lt } from 'drizzle-orm'
import { database, transaction } from '../../database'
import { member_levels } from '../levels-schema'
import { reviewLevel } from './move-level'
import { today } from './spent'

const BATCH = 500

/** Looks at the levels whose yearly day has passed, each in a transaction of its own. Runs once more do nothing. */
export async function reviewLevels(): Promise<void> {
  const day = await today(database())
  for (let after = 0; ;) {
    const due = await database()
      .select({ user_id: member_levels.user_id })
      .from(member_levels)
      .where(and(lt(member_levels.keep_until, day), gt(member_levels.user_id, after)))
      .orderBy(asc(member_levels.user_id))
      .limit(BATCH)
    for (const { user_id } of due) await transaction((tx) => reviewLevel(tx, user_id))
    const last = due.at(-1)
    if (!last || due.length < BATCH) return
    after = last.user_id
  }
}
