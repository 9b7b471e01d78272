import type { Database } from '../../database'
import { allLevels, levelOf } from '../levels/levels'

/** Answers whether a member's level is a reward's or above; a reward without one, or with one that is gone, is for every member. */
export async function memberReaches(
  db: Database,
  userId: number,
): Promise<(stage: string | null) => boolean> {
  const [all, own] = await Promise.all([allLevels(db), levelOf(db, userId)])
  return (stage) => {
    const needed = all.find((level) => level.stage === stage)
    return needed === undefined || own.threshold >= needed.threshold
  }
}
