import { eq, inArray, sql } from 'drizzle-orm'
import { database, type Database } from '../../database'
import { addJob, hasJob } from '../../jobs'
import type { Attempt } from '../attempts/attempts'
import { onlineCodes } from '../methods'
import { payments, refunds } from '../schema'

type Refunded = Pick<Attempt, 'id' | 'order_id' | 'method'>

const keyOf = (paymentId: string) => `refund:${paymentId}`

/**
 * Queues the request for the refund of one payment. There is one job for it, and refunds at one provider are requested one after
 * another: two that ask for the same money at once could be given it twice.
 */
export const queueRefund = (
  tx: Database,
  { id, order_id, method }: Refunded,
  reason: string,
  runAt?: Date,
): Promise<void> =>
  addJob(
    tx,
    'refund-payment',
    { order_id, payment_id: id, reason },
    { jobKey: keyOf(id), queue: `refund:${method}`, ...(runAt && { runAt }) },
  )

const BATCH = 500

/** The job `resume-refunds`: refunds that providers owe an answer, and for which no job waits any more. */
export async function resumeRefunds(): Promise<void> {
  const halted = await database()
    .select({
      id: payments.id,
      order_id: payments.order_id,
      method: payments.method,
      reason: refunds.reason,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(
      sql`${refunds.state} = 'pending' AND ${inArray(payments.method, onlineCodes())}
        AND ${refunds.updated_at} < now() - interval '1 hour'`,
    )
    .orderBy(refunds.updated_at)
    .limit(BATCH)
  for (const payment of halted)
    if (!(await hasJob(database(), keyOf(payment.id)))) await queueRefund(database(), payment, payment.reason)
}
