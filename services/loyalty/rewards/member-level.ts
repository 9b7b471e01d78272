import { usersById } from '../../account'
import type { Database } from '../../database'

/** Answers whether a member's level is a reward's; a reward without one is for every member. */
export async function memberReaches(
  db: Database,
  userId: number,
): Promise<(stage: string | null) => boolean> {
  const own = (await usersById(db, [userId])).get(userId)?.level
  return (stage) => stage === null || stage === own
}
