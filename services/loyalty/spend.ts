import { and, eq, sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import type { Database } from '../database'
import { grantPoints, pointsOf } from './points'
import { point_entries } from './schema'

/** First key of the advisory locks on members' points; an arbitrary constant. */
const POINTS_LOCK = 505_050

/** Locks a member's points until `tx` ends. */
const lockPoints = (tx: Database, userId: number) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(${POINTS_LOCK}, ${userId})`)

/**
 * Pays with points, once for each reference: a second call for the same reference does nothing. The balance never becomes negative.
 * @throws POINTS_SHORT (409) with details.balance
 */
export async function spendPoints(
  tx: Database,
  {
    userId,
    points,
    reference,
    reason = 'order-spent',
  }: { userId: number; points: number; reference: string; reason?: 'order-spent' | 'reward' },
): Promise<void> {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`no points: ${points}`)
  if (points === 0) return
  await lockPoints(tx, userId)
  if ((await spentFor(tx, { userId, reference, reason })) > 0) return
  const balance = await pointsOf(tx, userId)
  if (balance < points) throw domainError('POINTS_SHORT', 'not enough points', { balance })
  await grantPoints(tx, { userId, points: -points, reason, reference })
}

/** Returns the points spent under this reference, once. */
export async function returnPoints(
  tx: Database,
  {
    userId,
    reference,
    reason = 'order-returned',
  }: { userId: number; reference: string; reason?: keyof typeof SPENT_AS },
): Promise<void> {
  const points = await spentFor(tx, { userId, reference, reason: SPENT_AS[reason] })
  if (points > 0) await grantPoints(tx, { userId, points, reason, reference })
}

/** As what the points were spent, by the reason of their return. */
const SPENT_AS = { 'order-returned': 'order-spent', 'reward-returned': 'reward' } as const

async function spentFor(
  tx: Database,
  { userId, reference, reason }: { userId: number; reference: string; reason: string },
): Promise<number> {
  const [row] = await tx
    .select({ points: point_entries.points })
    .from(point_entries)
    .where(
      and(
        eq(point_entries.reason, reason),
        eq(point_entries.reference, reference),
        eq(point_entries.user_id, userId),
      ),
    )
  return row ? -row.points : 0
}
