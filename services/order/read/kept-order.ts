import { and, asc, eq } from 'drizzle-orm'
import { ORDER_STATES } from '@/domain/order/states'
import type { Database } from '../../database'
import { isOrderId, type OrderFacts, toFacts } from '../order-facts'
import { order_lines, orders } from '../schema'

/** Whether an order was delivered, and neither cancelled nor returned since. */
const isKept = ({ state, delivered_at }: OrderFacts): boolean =>
  delivered_at !== null && state !== 'return' && ORDER_STATES[state].group !== 'cancelled_or_refund'

/** A member's order as rewards of it look at it. */
export interface KeptOrder {
  userId: number
  placedAt: Date
  isKept: boolean
  /** dong */
  total: number
  /** bought products, no gifts; dong paid for each line, without vouchers and points */
  lines: { product_id: number; amount: number }[]
  /** all products the buyer got, those in packs included */
  productIds: number[]
}

/** What a member bought by an order, locked until `tx` ends; null for a visitor's order. */
export async function keptOrder(tx: Database, orderId: string): Promise<KeptOrder | null> {
  const [row] = isOrderId(orderId)
    ? await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    : []
  if (row?.user_id == null) return null
  const lines = await tx
    .select({
      product_id: order_lines.product_id,
      total: order_lines.total,
      points_amount: order_lines.points_amount,
      pack_detail: order_lines.pack_detail,
    })
    .from(order_lines)
    .where(and(eq(order_lines.order_id, orderId), eq(order_lines.is_free, false)))
    .orderBy(asc(order_lines.position))
  return {
    userId: row.user_id,
    placedAt: row.created_at,
    isKept: isKept(toFacts(row)),
    total: row.total,
    productIds: [
      ...new Set(
        lines.flatMap(({ product_id, pack_detail }) => [
          product_id,
          ...pack_detail.map((item) => item.product_id),
        ]),
      ),
    ],
    lines: lines.map(({ product_id, total, points_amount }) => ({
      product_id,
      amount: Math.max(0, total - points_amount),
    })),
  }
}
