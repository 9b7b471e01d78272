import { sql } from 'drizzle-orm'
import { yearlyDay } from '@/domain/loyalty/levels'
import type { Database } from '../../database'
import { levels, member_levels } from '../levels-schema'
import { today } from './spent'

/**
 * Gives members a level for a year, as an import or the staff do: no news, no mail. @throws for a stage that the shop does not have
 */
export async function setLevels(
  tx: Database,
  given: readonly { userId: number; stage: string }[],
): Promise<void> {
  if (given.length === 0) return
  const known = await tx.select({ stage: levels.stage }).from(levels).orderBy(levels.threshold)
  const unknown = given.find(({ stage }) => !known.some((level) => level.stage === stage))
  if (unknown) throw new Error(`the shop has no level ${unknown.stage}`)
  const keep_until = yearlyDay(await today(tx))
  await tx
    .insert(member_levels)
    .values(
      given.map(({ userId, stage }) => ({
        user_id: userId,
        stage,
        keep_until: stage === known[0]?.stage ? null : keep_until,
      })),
    )
    .onConflictDoUpdate({
      target: member_levels.user_id,
      set: { stage: sql`excluded.stage`, keep_until: sql`excluded.keep_until`, since: sql`now()` },
    })
}
