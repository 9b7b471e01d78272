import { and, eq, or } from 'drizzle-orm'
import { type SurplusPayment, surplusCause } from '@/domain/order/payment/surplus'
import type { Database } from '../../database'
import type { OrderFacts } from '../../order'
import { payments, refunds } from '../schema'
import { SURPLUS } from './begin-refund'

/** Payments of an order that paid for nothing, the oldest first, and whether their money has gone back. */
export async function surplusPayments(db: Database, order: OrderFacts): Promise<SurplusPayment[]> {
  const { method, amount, state, paid_at, created_at } = payments
  const rows = await db
    .select({ method, amount, state, paid_at, created_at })
    .from(payments)
    .leftJoin(refunds, eq(refunds.payment_id, payments.id))
    .where(and(eq(payments.order_id, order.id), or(eq(state, 'surplus'), eq(refunds.reason, SURPLUS))))
    .orderBy(created_at, payments.reference)
  return rows.map((row) => ({
    cause: surplusCause(order, row.amount),
    method: row.method,
    amount: row.amount,
    received_at: (row.paid_at ?? row.created_at).toISOString(),
    state: row.state === 'refunded' ? 'refunded' : 'refunding',
  }))
}
