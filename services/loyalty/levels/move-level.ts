import { eq, sql } from 'drizzle-orm'
import { type Day, levelReached, yearlyDay } from '@/domain/loyalty/levels'
import type { Database } from '../../database'
import { addJob } from '../../jobs'
import { level_changes, levels, member_levels } from '../levels-schema'
import { spentInAYear, today } from './spent'

/** First key of the advisory locks on members' levels; an arbitrary constant. */
const LEVEL_LOCK = 505_071

type LevelRow = Pick<typeof levels.$inferSelect, 'stage' | 'threshold'>

interface Standing {
  /** the lowest first */
  all: LevelRow[]
  current: LevelRow
  keep_until: Day | null
  day: Day
}

/** A member's level, locked until `tx` ends: of changes at the same moment each sees what the one before left. Null without levels. */
async function lockStanding(tx: Database, userId: number): Promise<Standing | null> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LEVEL_LOCK}, ${userId})`)
  const all = await tx
    .select({ stage: levels.stage, threshold: levels.threshold })
    .from(levels)
    .orderBy(levels.threshold)
  const [row] = await tx.select().from(member_levels).where(eq(member_levels.user_id, userId))
  const current = all.find(({ stage }) => stage === row?.stage) ?? all[0]
  return current ? { all, current, keep_until: row?.keep_until ?? null, day: await today(tx) } : null
}

/** Writes the level until its yearly day; the lowest has none. */
async function writeLevel(
  tx: Database,
  userId: number,
  { all, current, day }: Standing,
  to: LevelRow,
): Promise<void> {
  const keep_until = to.stage === all[0]?.stage ? null : yearlyDay(day)
  const isMoved = to.stage !== current.stage
  await tx
    .insert(member_levels)
    .values({ user_id: userId, stage: to.stage, keep_until })
    .onConflictDoUpdate({
      target: member_levels.user_id,
      set: { stage: to.stage, keep_until, ...(isMoved && { since: sql`now()` }) },
    })
}

/** Moves a member to another level, with its row of the history, which is the member's news, and the mail. */
async function moveLevel(
  tx: Database,
  userId: number,
  standing: Standing,
  { to, spent }: { to: LevelRow; spent: number },
): Promise<void> {
  const { current } = standing
  await writeLevel(tx, userId, standing, to)
  const [change] = await tx
    .insert(level_changes)
    .values({
      user_id: userId,
      kind: to.threshold > current.threshold ? 'up' : 'down',
      from_stage: current.stage,
      to_stage: to.stage,
      spent,
    })
    .returning({ id: level_changes.id })
  if (change) await addJob(tx, 'mail-level-change', { change_id: change.id })
}

/**
 * Raises a member to the level that the last twelve months reach, as part of the transaction that delivers an order; never lowers it.
 * Orders that are delivered at the same moment wait for each other, so that the last one sees them all.
 */
export async function raiseLevel(tx: Database, userId: number): Promise<void> {
  const standing = await lockStanding(tx, userId)
  if (!standing) return
  const spent = await spentInAYear(tx, userId, standing.day)
  const to = levelReached(standing.all, spent)
  if (to && to.threshold > standing.current.threshold) await moveLevel(tx, userId, standing, { to, spent })
}

/** Days after the yearly day for which an open checkout postpones the review: a cart that is touched for ever keeps no level. */
const POSTPONED_DAYS = 3

/** Whether the review waits for a checkout: its prices must not change under the member. The cart module, which uses this one, answers by its function in the database. */
async function isPostponed(tx: Database, userId: number, { keep_until, day }: Standing): Promise<boolean> {
  const { rows } = await tx.execute<{ is_postponed: boolean }>(
    sql`SELECT cart.in_checkout(${userId}::integer)
      AND ${day}::date <= ${keep_until}::date + ${POSTPONED_DAYS}::integer AS is_postponed`,
  )
  return rows[0]?.is_postponed ?? false
}

/**
 * Looks at a member's level again after its yearly day: by the twelve months that ended with that day, or by those that end today where they
 * reach more. Does nothing before that day, so that it can run as often as it likes, and nothing while a lower level would change the prices of
 * an open checkout.
 */
export async function reviewLevel(tx: Database, userId: number): Promise<void> {
  const standing = await lockStanding(tx, userId)
  if (!standing?.keep_until || standing.keep_until >= standing.day) return
  const spent = Math.max(
    await spentInAYear(tx, userId, standing.keep_until),
    await spentInAYear(tx, userId, standing.day),
  )
  const to = levelReached(standing.all, spent) ?? standing.current
  if (to.threshold < standing.current.threshold && (await isPostponed(tx, userId, standing))) return
  if (to.stage === standing.current.stage) await writeLevel(tx, userId, standing, to)
  else await moveLevel(tx, userId, standing, { to, spent })
}
