import { and, asc, desc, gte, isNotNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import { ORDER_STATE_IDS, ORDER_STATES } from '@/domain/order/states'
import type { Database } from '../../database'
import { orders } from '../schema'

const VOID_STATES = ORDER_STATE_IDS.filter((id) => ORDER_STATES[id].group === 'cancelled_or_refund')

/**
 * What each member spent by orders placed from `from` until before `to`, that were delivered and kept: dong for goods, the most first; of
 * equal ones the member who ordered first.
 */
export function spendersBetween(
  db: Database,
  { from, to }: { from: Date; to: Date },
): Promise<{ user_id: number; amount: number }[]> {
  const amount = sql<number>`sum(${orders.total} - ${orders.shipping_fee} + ${orders.shipping_discount})`
  return db
    .select({ user_id: sql<number>`${orders.user_id}`, amount: amount.mapWith(Number) })
    .from(orders)
    .where(
      and(
        isNotNull(orders.user_id),
        isNotNull(orders.delivered_at),
        ne(orders.state, 'return'),
        notInArray(orders.state, VOID_STATES),
        gte(orders.created_at, from),
        lt(orders.created_at, to),
      ),
    )
    .groupBy(orders.user_id)
    .having(sql`${amount} > 0`)
    .orderBy(desc(amount), asc(sql`max(${orders.created_at})`), asc(orders.user_id))
}
