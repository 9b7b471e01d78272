import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { moveOrder, noteSurplus, type OrderMove } from '../../order'
import { changeAttempt } from '../attempts/attempts'
import type { Refund } from '../port'
import { type Refunding, SURPLUS } from './begin-refund'
import { refunds } from '../schema'

/** Records the state of a refund; with the money an order that was paid by it is refunded, too. A surplus leaves the order as it is. */
export async function recordRefund(
  tx: Database,
  { attempt, refund }: Refunding,
  { state, providerReference, code }: Refund,
  by: Pick<OrderMove, 'by' | 'actor'>,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ state, provider_reference: providerReference, code, updated_at: sql`now()` })
    .where(eq(refunds.id, refund.id))
  if (state !== 'refunded') return
  await changeAttempt(tx, attempt.id, { state: 'refunded' })
  const { order_id: orderId, method } = attempt
  if (refund.reason === SURPLUS)
    await noteSurplus(tx, { orderId, event: 'return-surplus', amount: refund.amount, method, ...by })
  else await moveOrder(tx, { orderId, event: 'refund', ...by })
}
