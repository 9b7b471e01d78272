import { asc, eq } from 'drizzle-orm'
import type { GoodsView } from '@/domain/bag/view'
import { ORDER_STATES } from '@/domain/order/states'
import type { Database } from '../../database'
import { isOrderId, toFacts } from '../order-facts'
import { order_lines, orders } from '../schema'

/** What a member received with an order and kept. */
export interface ReceivedGoods {
  userId: number
  reference: string
  /** the contact's address; '' without one */
  email: string
  goods: GoodsView[]
}

/** Bought goods that one can review, each product once: no gifts, no gift cards. */
export function goodsToReview(lines: readonly { goods: GoodsView; is_free: boolean }[]): GoodsView[] {
  const bought = lines.filter(({ goods, is_free }) => !is_free && goods.classification !== 'egift')
  return [...new Map(bought.toReversed().map(({ goods }) => [goods.product_id, goods])).values()].toReversed()
}

/** What a member can review of a delivered order; null unless the order was delivered and kept. */
export async function receivedGoods(db: Database, orderId: string): Promise<ReceivedGoods | null> {
  const [row] = isOrderId(orderId) ? await db.select().from(orders).where(eq(orders.id, orderId)) : []
  if (!row) return null
  const { state, user_id: userId, reference_code: reference, contact, delivered_at } = toFacts(row)
  if (userId === null || delivered_at === null || state === 'return') return null
  if (ORDER_STATES[state].group === 'cancelled_or_refund') return null
  const lines = await db
    .select({ goods: order_lines.goods, is_free: order_lines.is_free })
    .from(order_lines)
    .where(eq(order_lines.order_id, orderId))
    .orderBy(asc(order_lines.position))
  return { userId, reference, email: contact.email ?? '', goods: goodsToReview(lines) }
}
