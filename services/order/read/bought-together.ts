import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import { ORDER_STATE_IDS, ORDER_STATES, type OrderGroup } from '@/domain/order/states'
import { saveBoughtTogether } from '../../catalog'
import { database, transaction } from '../../database'
import { order_lines, orders } from '../schema'

/** An order that is neither paid nor verified may be made up; what was cancelled was not bought. */
const UNCERTAIN: readonly OrderGroup[] = [
  'waiting_payment',
  'payment_verification',
  'awaiting_cod_verification',
  'cancelled_or_refund',
]
const UNCERTAIN_STATES = ORDER_STATE_IDS.filter((id) => UNCERTAIN.includes(ORDER_STATES[id].group))

/** Tastes change: older orders say nothing any more. */
const COUNTED_DAYS = 365

/** Counts which products were bought in the same orders, for what the catalogue shows beside a product. */
export async function countBoughtTogether(): Promise<void> {
  const bought = database()
    .selectDistinct({ order_id: order_lines.order_id, product_id: order_lines.product_id })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(
      and(
        eq(order_lines.is_free, false),
        notInArray(orders.state, UNCERTAIN_STATES),
        gt(orders.created_at, sql`now() - make_interval(days => ${COUNTED_DAYS})`),
      ),
    )
  const pairs = sql`
    SELECT one.product_id, other.product_id AS other_id, count(*)::int AS orders
    FROM bought one JOIN bought other ON other.order_id = one.order_id AND other.product_id <> one.product_id
    GROUP BY 1, 2`
  await transaction(async (tx) => {
    // A year of orders takes longer than any call of a page may.
    await tx.execute(sql`SET LOCAL statement_timeout = '10min'`)
    await saveBoughtTogether(tx, sql`WITH bought AS MATERIALIZED (${bought}) ${pairs}`)
  })
}
