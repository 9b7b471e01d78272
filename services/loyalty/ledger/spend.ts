import { sql } from 'drizzle-orm'
import { domainError } from '@/domain/error-codes'
import { RETURNED_POINTS_DAYS } from '@/domain/loyalty/ledger'
import { causeOf, type ReturnReason, type SpendReason } from '@/domain/loyalty/reasons'
import type { Database } from '../../database'
import { movePoints } from './move'

interface Spending {
  userId: number
  points: number
  reference: string
  reason?: SpendReason
}

/**
 * Pays with points, once for each reference: a second call for the same reference does nothing. What expires first is spent first, and the
 * balance never becomes negative.
 * @throws POINTS_SHORT (409) with details.balance
 */
export async function spendPoints(
  tx: Database,
  { userId, points, reference, reason = 'order-spent' }: Spending,
): Promise<void> {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`no points: ${points}`)
  if (points === 0) return
  const { outcome, balance } = await movePoints(tx, { userId, points: -points, reason, reference })
  if (outcome === 'short') throw domainError('POINTS_SHORT', 'not enough points', { balance })
  if (outcome === 'taken') throw new Error(`${reason} ${reference} is of another member`)
}

/**
 * Returns the points spent under this reference, once, to the lots they came from; those with less than RETURNED_POINTS_DAYS to live get that
 * long, once.
 */
export async function returnPoints(
  tx: Database,
  {
    userId,
    reference,
    reason = 'order-returned',
  }: { userId: number; reference: string; reason?: ReturnReason },
): Promise<void> {
  const { account, returns = '' } = causeOf(reason)
  await tx.execute(sql`
    SELECT loyalty.return_points(
      ${userId}::integer, ${returns}::text, ${reference}::text, ${reason}::text, ${account}::text, ${RETURNED_POINTS_DAYS}::integer
    )`)
}
