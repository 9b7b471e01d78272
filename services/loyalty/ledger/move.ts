import { sql } from 'drizzle-orm'
import { causeOf, type PointReason } from '@/domain/loyalty/reasons'
import { settings } from '@/settings'
import type { Database } from '../../database'

export interface Movement {
  userId: number
  /** what the member gets; negative for what is taken */
  points: number
  reason: PointReason
  /** id of the cause; unique together with the reason */
  reference: string
  note?: string
  /** who of the staff does it */
  actor?: string
}

export interface Moved {
  /** taken: another member has the movement of this reason and reference; short: the balance is too low, and nothing happened */
  outcome: 'moved' | 'known' | 'taken' | 'short'
  /** the member's balance after it */
  balance: number
}

function requireDirection({ points, reason }: Movement): void {
  const { direction } = causeOf(reason)
  if (!Number.isSafeInteger(points) || points === 0) throw new RangeError(`no points: ${points}`)
  if (direction !== 'any' && direction !== (points > 0 ? 'in' : 'out'))
    throw new RangeError(`${reason} moves no ${points} points`)
}

/**
 * Moves points once for each reason and reference. What is granted pays a debt first; a reason that takes back may bring the balance below
 * zero, any other ends `short` of points.
 */
export async function movePoints(tx: Database, movement: Movement): Promise<Moved> {
  requireDirection(movement)
  const { userId, points, reason, reference, note, actor } = movement
  const { account, direction, takesBack } = causeOf(reason)
  const mayOwe = takesBack !== undefined || direction === 'any'
  const { rows } = await tx.execute<{ outcome: Moved['outcome']; balance: number }>(sql`
    SELECT outcome, balance FROM loyalty.move_points(
      ${userId}::integer, ${points}::integer, ${reason}::text, ${reference}::text, ${account}::text, ${mayOwe}::boolean,
      ${settings.POINTS_EXPIRE_MONTHS}::integer, ${takesBack ?? null}::text, ${note ?? null}::text, ${actor ?? null}::text
    )`)
  const [moved] = rows
  if (!moved) throw new Error(`${reason} ${reference} moved nothing`)
  return moved
}

/** Grants or takes back points, once for each reason and reference; false when that was done before. */
export async function grantPoints(tx: Database, movement: Movement): Promise<boolean> {
  const { outcome } = await movePoints(tx, movement)
  return outcome === 'moved'
}
