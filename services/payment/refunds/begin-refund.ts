import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database'
import { lockOrder, type OrderFacts } from '../../order'
import { type Attempt, changeAttempt, lockAttempts } from '../attempts/attempts'
import { refunds } from '../schema'

export type RefundRow = typeof refunds.$inferSelect

/** Why money goes back that paid for nothing: its order was paid already, or had ended. */
export const SURPLUS = 'surplus'

export interface Refunding {
  order: OrderFacts
  attempt: Attempt
  refund: RefundRow
}

interface RefundWish {
  order_id: string
  /** not given: whatever paid for the order */
  payment_id?: string | undefined
  reason: string
}

/** Cash paid on delivery is known by its order alone. */
const isHeld = (order: OrderFacts, { state, method }: Attempt): boolean =>
  state === 'paid' ||
  state === 'surplus' ||
  (state === 'pending' && method === 'cash_on_delivery' && order.is_paid)

async function refundOf(tx: Database, { id }: Attempt): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.payment_id, id))
  return row ?? null
}

async function write(tx: Database, { id, reference, amount }: Attempt, reason: string): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    // Whole seconds, as a payment's: providers are given the same instant at every try.
    .values({
      payment_id: id,
      reference: `R${reference}`,
      amount,
      reason,
      created_at: sql`date_trunc('second', now())`,
    })
    .returning()
  if (!row) throw new Error('the refund was not written')
  return row
}

/** The refund of one payment, written now or found as it stands; a payment goes back once. Null when there is no money to give back. */
async function refundOfAttempt(
  tx: Database,
  order: OrderFacts,
  attempt: Attempt,
  reason: string,
): Promise<Refunding | null> {
  const known = await refundOf(tx, attempt)
  if (known) return { order, attempt, refund: known }
  if (!isHeld(order, attempt)) return null
  const refund = await write(tx, attempt, attempt.state === 'surplus' ? SURPLUS : reason)
  await changeAttempt(tx, attempt.id, { state: 'refunding' })
  return { order, attempt: { ...attempt, state: 'refunding' }, refund }
}

/** The refund that is wished, its order and payments locked until `tx` ends; null when there is no money to give back. */
export async function beginRefund(
  tx: Database,
  { order_id, payment_id, reason }: RefundWish,
): Promise<Refunding | null> {
  const order = await lockOrder(tx, order_id)
  for (const attempt of await lockAttempts(tx, order_id)) {
    if (payment_id !== undefined && attempt.id !== payment_id) continue
    if (payment_id === undefined && attempt.state === 'surplus') continue
    const found = await refundOfAttempt(tx, order, attempt, reason)
    const isMeant = found && (payment_id !== undefined || found.refund.reason !== SURPLUS)
    if (isMeant) return found
  }
  return null
}
