import { and, asc, eq } from 'drizzle-orm'
import type { Affiliation } from '@/domain/affiliate/tracking'
import { ORDER_STATES } from '@/domain/order/states'
import type { Database } from '../../database'
import { isOrderId, toFacts } from '../order-facts'
import { order_lines, orders } from '../schema'

/** An order that came by an affiliate's link, as the affiliate's commission looks at it. */
export interface AffiliatedOrder {
  affiliation: Affiliation
  /** null for a visitor's order */
  buyerId: number | null
  placedAt: Date
  deliveredAt: Date | null
  /** cancelled, not paid in time, returned or paid back */
  isEnded: boolean
  /** bought products, no gifts; dong paid for each line, without vouchers and points */
  lines: { product_id: number; amount: number; is_gift_card: boolean }[]
}

/** Locked until `tx` ends; null for an order that came by no link. */
export async function affiliatedOrder(tx: Database, orderId: string): Promise<AffiliatedOrder | null> {
  const [row] = isOrderId(orderId)
    ? await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    : []
  if (!row?.affiliation) return null
  const lines = await tx
    .select({
      product_id: order_lines.product_id,
      total: order_lines.total,
      points_amount: order_lines.points_amount,
      egift_info: order_lines.egift_info,
    })
    .from(order_lines)
    .where(and(eq(order_lines.order_id, orderId), eq(order_lines.is_free, false)))
    .orderBy(asc(order_lines.position))
  const { state } = toFacts(row)
  return {
    affiliation: row.affiliation,
    buyerId: row.user_id,
    placedAt: row.created_at,
    deliveredAt: row.delivered_at,
    isEnded: state === 'return' || ORDER_STATES[state].group === 'cancelled_or_refund',
    lines: lines.map(({ product_id, total, points_amount, egift_info }) => ({
      product_id,
      amount: Math.max(0, total - points_amount),
      is_gift_card: egift_info !== null,
    })),
  }
}
